package dev.tangent.spark;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.spark.points.InputRow;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.NumericType;

/// The rows of a dataset that can be used, numbered in its order, and how many cannot.
///
/// @param rows with finite coordinates, all of one dimension
/// @param count of those
/// @param skipped rows that were left out
record FeatureTable(JavaRDD<InputRow> rows, long count, int dimension, long skipped) {
    /// Why a row cannot be used.
    private enum Fault {
        NULL("null"),
        LENGTH("of another length"),
        NOT_FINITE("with a null, NaN or infinite coordinate");

        private final String words;

        Fault(String words) {
            this.words = words;
        }
    }

    /// What a part of the rows looks like.
    ///
    /// @param first the first faulty row, -1 for none
    /// @param firstFault what is wrong with it; empty for none
    private record Counts(Map<Fault, Long> faults, long rows, long first, List<Fault> firstFault, long infiniteLabel)
            implements Serializable {}

    static FeatureTable of(Dataset<Row> data, String features, List<String> labels, boolean skips) {
        List<Column> columns = new ArrayList<>();
        columns.add(features(data, features));
        for (String label : labels) columns.add(number(data, label));
        JavaRDD<InputRow> rows = data.select(columns.toArray(Column[]::new))
                .javaRDD()
                .zipWithIndex()
                .map(pair -> row(pair._1(), pair._2(), labels.size()));
        int dimension = dimension(rows, features);
        Counts counts = rows.mapPartitions(part -> {
                    Map<Fault, Long> faults = new EnumMap<>(Fault.class);
                    long count = 0;
                    long first = -1;
                    List<Fault> firstFault = List.of();
                    long infinite = -1;
                    while (part.hasNext()) {
                        InputRow row = part.next();
                        Optional<Fault> fault = fault(row, dimension);
                        count++;
                        if (infinite < 0 && Arrays.stream(row.labels()).anyMatch(Double::isInfinite))
                            infinite = row.number();
                        if (fault.isEmpty()) continue;
                        faults.merge(fault.get(), 1L, Long::sum);
                        if (first < 0) {
                            first = row.number();
                            firstFault = List.of(fault.get());
                        }
                    }
                    return List.of(new Counts(faults, count, first, firstFault, infinite))
                            .iterator();
                })
                .reduce(FeatureTable::together);
        Check.that(
                counts.infiniteLabel < 0,
                "labels must be finite numbers or null but one of row " + counts.infiniteLabel + " is infinite");
        long faulty = counts.faults.values().stream().mapToLong(Long::longValue).sum();
        if (faulty > 0 && !skips) throw new InvalidInput(refusal(counts, faulty, features, dimension));
        JavaRDD<InputRow> usable =
                faulty == 0 ? rows : rows.filter(row -> fault(row, dimension).isEmpty());
        return new FeatureTable(usable, counts.rows - faulty, dimension, faulty);
    }

    private static Counts together(Counts one, Counts other) {
        Map<Fault, Long> faults = new EnumMap<>(Fault.class);
        faults.putAll(one.faults);
        other.faults.forEach((fault, count) -> faults.merge(fault, count, Long::sum));
        boolean mine = other.first < 0 || (one.first >= 0 && one.first < other.first);
        return new Counts(
                faults,
                one.rows + other.rows,
                mine ? one.first : other.first,
                mine ? one.firstFault : other.firstFault,
                one.infiniteLabel < 0 ? other.infiniteLabel : one.infiniteLabel);
    }

    private static String refusal(Counts counts, long faulty, String features, int dimension) {
        List<String> kinds = new ArrayList<>();
        counts.faults.forEach((fault, count) ->
                kinds.add(count + " " + fault.words + (fault == Fault.LENGTH ? " than " + dimension : "")));
        return String.format(
                Locale.ROOT,
                "%d of %d rows have no usable '%s': %s; the first is row %d (%s); skipInvalid() leaves them out",
                faulty,
                counts.rows,
                features,
                String.join(", ", kinds),
                counts.first,
                counts.firstFault.getFirst().words);
    }

    /// That of the first row with finite coordinates.
    private static int dimension(JavaRDD<InputRow> rows, String features) {
        List<InputRow> first = rows.filter(row -> row.coordinates().length > 0 && isFinite(row.coordinates()))
                .take(1);
        Check.that(!first.isEmpty(), "no row has finite numbers in column '" + features + "'");
        return first.getFirst().coordinates().length;
    }

    private static Optional<Fault> fault(InputRow row, int dimension) {
        if (row.coordinates().length == 0) return Optional.of(Fault.NULL);
        if (row.coordinates().length != dimension) return Optional.of(Fault.LENGTH);
        return isFinite(row.coordinates()) ? Optional.empty() : Optional.of(Fault.NOT_FINITE);
    }

    static boolean isFinite(double[] values) {
        for (double value : values) if (!Double.isFinite(value)) return false;
        return true;
    }

    private static InputRow row(Row row, long number, int outputs) {
        double[] labels = new double[outputs];
        for (int c = 0; c < outputs; c++) labels[c] = row.isNullAt(1 + c) ? Double.NaN : row.getDouble(1 + c);
        return new InputRow(number, coordinates(row, 0), labels);
    }

    /// Empty for null; NaN for an element that is null.
    static double[] coordinates(Row row, int column) {
        if (row.isNullAt(column)) return new double[0];
        List<Double> values = row.getList(column);
        double[] out = new double[values.size()];
        for (int t = 0; t < out.length; t++) {
            Double value = values.get(t);
            out[t] = value == null ? Double.NaN : value;
        }
        return out;
    }

    static Column features(Dataset<Row> data, String name) {
        DataType type = type(data, name);
        Check.that(
                type instanceof ArrayType array && array.elementType() instanceof NumericType,
                "column '" + name + "' must be an array of numbers but is " + type.simpleString());
        return functions.col("`" + name + "`").cast(DataTypes.createArrayType(DataTypes.DoubleType));
    }

    /// A column of numbers, as doubles.
    static Column number(Dataset<Row> data, String name) {
        DataType type = type(data, name);
        Check.that(
                type instanceof NumericType, "column '" + name + "' must hold numbers but is " + type.simpleString());
        return functions.col("`" + name + "`").cast(DataTypes.DoubleType);
    }

    private static DataType type(Dataset<Row> data, String name) {
        List<String> names = Arrays.asList(data.columns());
        Check.that(names.contains(name), "there is no column '" + name + "'; there are " + String.join(", ", names));
        return data.schema().apply(name).dataType();
    }
}
