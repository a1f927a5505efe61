package dev.tangent.learning;

import dev.tangent.Check;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.linalg.array.RandomPermutation;
import java.util.Arrays;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/// Known values of some rows, as the caller numbered them, for one or several outputs, each with a weight.
///
/// Rows appear once, ascending. A row may be labelled for some outputs and not for others: its weight is then zero
/// there. Rows that carry no label are simply absent. Computations take [DistinctLabels], which [#merged] makes.
public final class Labels extends WeightedLabels implements Target {
    Labels(WeightedValues all) {
        super(all);
    }

    /// One output, weight one.
    public static Labels of(Map<Integer, Double> values) {
        LabelsBuilder builder = new LabelsBuilder(1);
        values.forEach((row, value) -> builder.add(row, 0, value, 1));
        return builder.build();
    }

    /// One value for each of these rows, one output, weight one.
    public static Labels of(int[] rows, double[] values) {
        return new Labels(WeightedValues.of(rows, column(values), false));
    }

    /// The values of all outputs for each of these rows, weight one.
    public static Labels of(int[] rows, double[][] values) {
        return new Labels(WeightedValues.of(rows, values, false));
    }

    /// A whole table: the values of all outputs for every row, NaN where there is no label; weight one.
    public static Labels of(double[][] values) {
        for (int i = 0; i < values.length; i++)
            Check.that(
                    values[i].length == values[0].length,
                    "row %s must have %s outputs, as row 0 has, but has %s",
                    i,
                    values[0].length,
                    values[i].length);
        return new Labels(WeightedValues.of(IntStream.range(0, values.length).toArray(), values, true));
    }

    /// A whole column: one value for every row, NaN where there is no label; one output, weight one.
    public static Labels ofColumn(double[] values) {
        return of(column(values));
    }

    private static double[][] column(double[] values) {
        return Arrays.stream(values).mapToObj(value -> new double[] {value}).toArray(double[][]::new);
    }

    /// The i-th labelled row.
    public int row(int i) {
        return all.keys()[i];
    }

    /// The labelled rows, ascending.
    @Override
    public int[] rows() {
        return all.keys().clone();
    }

    /// The labels of distinct points; those of rows at one point are pooled.
    public DistinctLabels merged(DistinctPoints distinct) {
        return new DistinctLabels(
                all.renamed(row -> distinct.pointOf(Check.index(row, distinct.rows(), "labelled point"))));
    }

    /// Some labels drawn at random and held out, the others to learn from.
    ///
    /// @param share of the labelled rows that is held out, between 0 and 1; one at least is, and one is not
    public Target.Split<Labels> split(double share, long seed) {
        Check.that(size() >= 2, "a part of the labels can be held out of at least 2 labelled rows but there is 1");
        int count = Math.clamp(Math.round(checked(share) * size()), 1, size() - 1);
        int[] order = RandomPermutation.of(size(), seed);
        return new Target.Split<>(
                select(Arrays.copyOfRange(order, count, size())), select(Arrays.copyOfRange(order, 0, count)));
    }

    /// A share of labels to hold out.
    static double checked(double share) {
        Check.that(share > 0 && share < 1, "the share of held-out labels must be between 0 and 1 but is " + share);
        return share;
    }

    private Labels select(int[] chosen) {
        Arrays.sort(chosen);
        return new Labels(all.select(chosen));
    }

    /// The same labels of rows that have other numbers.
    public Labels renamed(IntUnaryOperator row) {
        return new Labels(all.renamed(row));
    }

    /// Two sets of labels as one; at rows that both label they are pooled.
    public static Labels together(Labels one, Labels other) {
        return new Labels(WeightedValues.together(one.all, other.all));
    }
}
