package dev.tangent.learning;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/// Known values at some points, for one or several outputs, each with a weight.
///
/// Points appear once, ascending. A point may be labelled for some outputs and not for others: its weight is then zero
/// there. Points that carry no label are simply absent.
public final class Labels {
    private final int[] points;
    private final Matrix values;
    private final Matrix weights;

    private Labels(int[] points, Matrix values, Matrix weights) {
        this.points = points;
        this.values = values;
        this.weights = weights;
    }

    /// One output, weight one.
    public static Labels of(Map<Integer, Double> values) {
        Builder builder = new Builder(1);
        values.forEach((point, value) -> builder.add(point, 0, value, 1));
        return builder.build();
    }

    /// One row of values for each point, weight one.
    public static Labels of(int[] points, double[][] values) {
        Check.that(
                points.length == values.length,
                points.length + " labelled points need as many rows of values but have " + values.length);
        Builder builder = new Builder(values.length == 0 ? 1 : values[0].length);
        for (int i = 0; i < points.length; i++)
            for (int c = 0; c < values[i].length; c++) builder.add(points[i], c, values[i][c], 1);
        return builder.build();
    }

    /// Number of labelled points, l.
    public int size() {
        return points.length;
    }

    public int outputs() {
        return values.columns();
    }

    /// The i-th labelled point.
    public int point(int i) {
        return points[i];
    }

    /// Meaningless where the weight is zero.
    public double value(int i, int output) {
        return values.at(i, output);
    }

    public double weight(int i, int output) {
        return weights.at(i, output);
    }

    public boolean has(int i, int output) {
        return weights.at(i, output) > 0;
    }

    /// Weighted mean of each output's labels.
    public double[] means() {
        boolean[] all = new boolean[size()];
        Arrays.fill(all, true);
        return means(all);
    }

    /// Weighted mean of each output's labels in use. An output with none of them in use has mean zero.
    public double[] means(boolean[] inUse) {
        double[] means = new double[outputs()];
        for (int c = 0; c < means.length; c++) {
            double sum = 0;
            double weight = 0;
            for (int i = 0; i < size(); i++) {
                if (!inUse[i]) continue;
                sum += weight(i, c) * value(i, c);
                weight += weight(i, c);
            }
            means[c] = weight > 0 ? sum / weight : 0;
        }
        return means;
    }

    /// The weighted standard deviation of each output's labels; one where all are equal, so that dividing is harmless.
    public double[] spreads() {
        double[] means = means();
        double[] spreads = new double[means.length];
        for (int c = 0; c < means.length; c++) {
            double sum = 0;
            double weight = 0;
            for (int i = 0; i < size(); i++) {
                double difference = value(i, c) - means[c];
                sum += weight(i, c) * difference * difference;
                weight += weight(i, c);
            }
            spreads[c] = sum > 0 ? Math.sqrt(sum / weight) : 1;
        }
        return spreads;
    }

    /// The same labels on distinct points instead of rows; those of rows at one place are pooled.
    public Labels merged(DistinctPoints distinct) {
        return renamed(row -> distinct.pointOf(Check.index(row, distinct.rows(), "labelled point")));
    }

    /// Two sets of labels as one; at points that both label they are pooled.
    public static Labels together(Labels one, Labels other) {
        Check.that(
                one.outputs() == other.outputs(),
                "labels of " + one.outputs() + " outputs cannot be put together with labels of " + other.outputs());
        Builder builder = new Builder(one.outputs());
        for (Labels part : List.of(one, other)) part.addTo(builder, IntUnaryOperator.identity());
        return builder.build();
    }

    /// The same labels at points that are called something else.
    public Labels renamed(IntUnaryOperator name) {
        Builder builder = new Builder(outputs());
        addTo(builder, name);
        return builder.build();
    }

    private void addTo(Builder builder, IntUnaryOperator name) {
        for (int i = 0; i < size(); i++)
            for (int c = 0; c < outputs(); c++)
                if (has(i, c)) builder.add(name.applyAsInt(points[i]), c, value(i, c), weight(i, c));
    }

    /// Outputs whose labels stand at the same points with the same weights, together: they share every matrix.
    public List<int[]> outputsByWeights() {
        List<List<Integer>> groups = new ArrayList<>();
        for (int c = 0; c < outputs(); c++) {
            int output = c;
            groups.stream()
                    .filter(group -> sameWeights(group.getFirst(), output))
                    .findFirst()
                    .orElseGet(() -> {
                        groups.add(new ArrayList<>());
                        return groups.getLast();
                    })
                    .add(output);
        }
        return groups.stream()
                .map(group -> group.stream().mapToInt(Integer::intValue).toArray())
                .toList();
    }

    private boolean sameWeights(int a, int b) {
        for (int i = 0; i < size(); i++) if (weight(i, a) != weight(i, b)) return false;
        return true;
    }

    /// The labelled points, ascending.
    public int[] points() {
        return points.clone();
    }

    /// l x o weights, zero where a label is missing.
    public Matrix weights() {
        return weights;
    }

    /// l x o values, meaningless where the weight is zero.
    public Matrix values() {
        return values;
    }

    /// Sums labels up: several at one point and output become their weighted mean with the sum of their weights.
    public static final class Builder {
        private final int outputs;
        private final TreeMap<Integer, double[]> sums = new TreeMap<>();

        public Builder(int outputs) {
            this.outputs = Check.atLeast(1, outputs, "number of outputs");
        }

        public Builder add(int point, int output, double value, double weight) {
            Check.atLeast(0, point, "labelled point");
            Check.index(output, outputs, "output");
            Check.finite(value, "label of point " + point);
            Check.positive(weight, "weight of the label of point " + point);
            double[] sum = sums.computeIfAbsent(point, p -> new double[2 * outputs]);
            sum[output] += weight * value;
            sum[outputs + output] += weight;
            return this;
        }

        public Labels build() {
            Check.atLeast(1, sums.size(), "number of labelled points");
            int[] points = sums.keySet().stream().mapToInt(Integer::intValue).toArray();
            Matrix values = Matrix.zeros(points.length, outputs);
            Matrix weights = Matrix.zeros(points.length, outputs);
            int i = 0;
            for (double[] sum : sums.values()) {
                for (int c = 0; c < outputs; c++) {
                    double weight = sum[outputs + c];
                    weights.set(i, c, weight);
                    values.set(i, c, weight > 0 ? sum[c] / weight : 0);
                }
                i++;
            }
            Labels labels = new Labels(points, values, weights);
            for (int c = 0; c < outputs; c++) Check.that(labels.labelled(c), "output " + c + " has no label at all");
            return labels;
        }
    }

    private boolean labelled(int output) {
        return Arrays.stream(weights.column(output)).anyMatch(weight -> weight > 0);
    }
}
