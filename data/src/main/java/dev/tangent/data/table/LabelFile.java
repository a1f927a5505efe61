package dev.tangent.data.table;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.Message;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.text.MessageText;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// Labels in a table of their own: one whose first column `row` names the point (0-based) and whose other columns are
/// outputs, or one with a row for each point. A missing cell or NaN is unlabelled; infinite labels, repeated rows and
/// outputs without any value are refused.
public final class LabelFile {
    private static final String ROW = "row";

    private LabelFile() {}

    /// `points` is the number of points the labels are for. Outputs of an NPY file are called y, or y0, y1, ...
    public static GivenLabels read(Path path, int points) {
        LabelTable table = open(path, points);
        return table.numbers(table.outputs());
    }

    /// The same without yet saying what the labels are.
    public static LabelTable open(Path path, int points) {
        return open(path, Dialect.UNKNOWN, points);
    }

    /// The same of a file of which something is known.
    public static LabelTable open(Path path, Dialect dialect, int points) {
        return of(Table.read(path, dialect.of(path), KeptColumns.NONE), points);
    }

    /// The same of a table that was read.
    public static LabelTable of(Table table, int points) {
        if (!table.isNamed()) return aRowEach(table, points);
        boolean named = table.columns().getFirst().equals(ROW);
        return !named && table.rows() == points ? LabelTable.of(table, table.columns()) : named(table, points);
    }

    private static LabelTable aRowEach(Table table, int points) {
        Check.that(
                table.rows() == points,
                table.file() + " has " + table.rows() + " rows but there are " + points + " points");
        List<String> columns = table.columns();
        String[] outputs = new String[columns.size()];
        Arrays.setAll(outputs, c -> outputs.length == 1 ? "y" : "y" + c);
        return new LabelTable(table, LabelTable.identity(points), List.of(outputs), columns);
    }

    private static LabelTable named(Table table, int points) {
        List<String> columns = table.columns();
        Check.that(
                columns.getFirst().equals(ROW),
                table.file() + ": the first column must be named 'row' but is "
                        + MessageText.quoted(columns.getFirst()));
        Check.that(columns.size() > 1, table.file() + " has no column beside 'row'");
        List<String> outputs = columns.subList(1, columns.size());
        return new LabelTable(table, rows(table, points), outputs, outputs);
    }

    /// A word on rows that are named 1, 2, ... without a gap and without row 0: most likely they are counted from
    /// one.
    public static Optional<Message> countedFromOne(Table table) {
        if (!table.isNamed() || !table.columns().getFirst().equals(ROW)) return Optional.empty();
        double[] rows = table.numbers(ROW);
        if (rows.length < 2 || !IntStream.range(0, rows.length).allMatch(i -> rows[i] == i + 1))
            return Optional.empty();
        return Optional.of(Message.of(
                "%s has labels of rows 1 to %s and not of row 0, with which rows begin: if these count from 1, subtract 1",
                table.file(), rows.length));
    }

    private static int[] rows(Table table, int points) {
        double[] given = table.numbers(ROW);
        int[] rows = new int[given.length];
        Map<Integer, Integer> seen = new HashMap<>();
        for (int i = 0; i < rows.length; i++) {
            if (given[i] != Math.rint(given[i]) || Double.isInfinite(given[i]))
                throw wrong(
                        table, i, (Double.isNaN(given[i]) ? "no value" : given[i]) + ", but a row is a whole number");
            if (given[i] < 0 || given[i] >= points)
                throw wrong(table, i, "row must be between 0 and " + (points - 1) + " but is " + (long) given[i]);
            rows[i] = (int) given[i];
            Integer twin = seen.putIfAbsent(rows[i], i);
            if (twin != null)
                throw new InvalidInput(
                        table.place(i) + ": row " + rows[i] + " is already labelled on line " + table.line(twin));
        }
        return rows;
    }

    private static InvalidInput wrong(Table table, int i, String what) {
        return new InvalidInput(table.place(i, ROW) + ": " + what);
    }
}
