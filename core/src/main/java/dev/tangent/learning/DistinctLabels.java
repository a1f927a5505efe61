package dev.tangent.learning;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/// Known values of some distinct points, for one or several outputs, each with a weight: what computations take.
///
/// [Labels] of rows become these by [Labels#merged]; the factories here are for points that are known to be distinct.
/// Points appear once, ascending. A point may be labelled for some outputs and not for others: its weight is then zero
/// there.
public final class DistinctLabels extends WeightedLabels {
    DistinctLabels(WeightedValues all) {
        super(all);
    }

    /// One output, weight one.
    public static DistinctLabels of(Map<Integer, Double> values) {
        LabelsBuilder builder = new LabelsBuilder(1);
        values.forEach((point, value) -> builder.add(point, 0, value, 1));
        return builder.distinct();
    }

    /// The values of all outputs for each of these points, weight one.
    public static DistinctLabels of(int[] points, double[][] values) {
        return new DistinctLabels(WeightedValues.of(points, values, false));
    }

    /// The i-th labelled point.
    public int point(int i) {
        return all.keys()[i];
    }

    /// The labelled points, ascending.
    public int[] points() {
        return all.keys().clone();
    }

    /// l x o values, meaningless where the weight is zero.
    public Matrix values() {
        return all.values();
    }

    /// l x o weights, zero where a label is missing.
    public Matrix weights() {
        return all.weights();
    }

    /// Weighted mean of each output's labels.
    public double[] means() {
        return means(everything());
    }

    /// All labels in use.
    public boolean[] everything() {
        boolean[] all = new boolean[size()];
        Arrays.fill(all, true);
        return all;
    }

    /// The labels that know an output, ascending.
    public int[] known(int output) {
        return IntStream.range(0, size()).filter(i -> has(i, output)).toArray();
    }

    /// Their values.
    public double[] knownValues(int output) {
        return IntStream.of(known(output)).mapToDouble(i -> value(i, output)).toArray();
    }

    /// Values of some labels and outputs as deviations from the means of all outputs.
    public Matrix deviations(int[] chosen, int[] outputs, double[] means) {
        Matrix deviations = values().select(chosen, outputs);
        for (int i = 0; i < chosen.length; i++)
            for (int c = 0; c < outputs.length; c++) deviations.set(i, c, deviations.at(i, c) - means[outputs[c]]);
        return deviations;
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

    /// The weighted standard deviation of each output's labels; one where all are equal, so that dividing is
    /// harmless.
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

    /// Two sets of labels as one; at points that both label they are pooled.
    public static DistinctLabels together(DistinctLabels one, DistinctLabels other) {
        return new DistinctLabels(WeightedValues.together(one.all, other.all));
    }

    /// The same labels where points have other numbers.
    public DistinctLabels renamed(IntUnaryOperator number) {
        return new DistinctLabels(all.renamed(number));
    }

    /// Some of the labels.
    ///
    /// @param chosen their places among these, ascending
    public DistinctLabels select(int[] chosen) {
        return new DistinctLabels(all.select(chosen));
    }

    /// The same values with other weights, l x o.
    public DistinctLabels weighted(Matrix weights) {
        return new DistinctLabels(new WeightedValues(all.keys(), all.values(), weights));
    }

    /// Labels of rows again: the first row of each distinct point carries its label.
    public Labels atFirstRows(DistinctPoints distinct) {
        int[] rowOf = distinct.firstRows();
        return new Labels(all.renamed(point -> rowOf[point]));
    }
}
