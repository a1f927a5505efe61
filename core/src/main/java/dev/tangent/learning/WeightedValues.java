package dev.tangent.learning;

import dev.tangent.Check;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/// What [Labels] and [DistinctLabels] are made of: values with weights for some keys, which are rows or distinct
/// points, and for one or several outputs.
///
/// @param keys ascending, each once
/// @param values l x o, meaningless where the weight is zero
/// @param weights l x o, zero where a label is missing
record WeightedValues(int[] keys, Matrix values, Matrix weights) {
    int size() {
        return keys.length;
    }

    int outputs() {
        return values.columns();
    }

    boolean has(int i, int output) {
        return weights.at(i, output) > 0;
    }

    /// The same values under other keys; those of keys that become equal are pooled.
    WeightedValues renamed(IntUnaryOperator key) {
        Builder builder = new Builder(outputs());
        builder.addAll(this, key);
        return builder.build();
    }

    /// Those at some places, ascending.
    WeightedValues select(int[] chosen) {
        int[] outputs = IntStream.range(0, outputs()).toArray();
        return new WeightedValues(
                IntStream.of(chosen).map(i -> keys[i]).toArray(),
                values.select(chosen, outputs),
                weights.select(chosen, outputs));
    }

    /// Two sets of labels as one; those of equal keys are pooled.
    static WeightedValues together(WeightedValues one, WeightedValues other) {
        Check.that(
                one.outputs() == other.outputs(),
                "labels of " + one.outputs() + " outputs cannot be put together with labels of " + other.outputs());
        Builder builder = new Builder(one.outputs());
        builder.addAll(one, IntUnaryOperator.identity());
        builder.addAll(other, IntUnaryOperator.identity());
        return builder.build();
    }

    /// Weight one everywhere; a value that is not a number is missing if that is allowed.
    static WeightedValues of(int[] keys, double[][] values, boolean mayMiss) {
        Check.that(
                keys.length == values.length,
                keys.length + " labelled points need as many rows of values but have " + values.length);
        Builder builder = new Builder(values.length == 0 ? 1 : values[0].length);
        for (int i = 0; i < keys.length; i++)
            for (int c = 0; c < values[i].length; c++)
                if (!mayMiss || !Double.isNaN(values[i][c])) builder.add(keys[i], c, values[i][c], 1);
        return builder.build();
    }

    /// Sums labels up: several of one key and output become their weighted mean with the sum of their weights.
    static final class Builder {
        private final int outputs;
        private final TreeMap<Integer, double[]> sums = new TreeMap<>();

        Builder(int outputs) {
            this.outputs = Check.atLeast(1, outputs, "number of outputs");
        }

        void add(int key, int output, double value, double weight) {
            Check.atLeast(0, key, "labelled point");
            Check.index(output, outputs, "output");
            Check.finite(value, "label of point " + key);
            Check.positive(weight, "weight of the label of point " + key);
            double[] sum = sums.computeIfAbsent(key, k -> new double[2 * outputs]);
            sum[output] += weight * value;
            sum[outputs + output] += weight;
        }

        private void addAll(WeightedValues all, IntUnaryOperator key) {
            for (int i = 0; i < all.size(); i++)
                for (int c = 0; c < all.outputs(); c++)
                    if (all.has(i, c)) add(key.applyAsInt(all.keys[i]), c, all.values.at(i, c), all.weights.at(i, c));
        }

        WeightedValues build() {
            Check.atLeast(1, sums.size(), "number of labelled points");
            int[] keys = sums.keySet().stream().mapToInt(Integer::intValue).toArray();
            Matrix values = Matrix.zeros(keys.length, outputs);
            Matrix weights = Matrix.zeros(keys.length, outputs);
            int i = 0;
            for (double[] sum : sums.values()) {
                for (int c = 0; c < outputs; c++) {
                    double weight = sum[outputs + c];
                    weights.set(i, c, weight);
                    values.set(i, c, weight > 0 ? sum[c] / weight : 0);
                }
                i++;
            }
            for (int c = 0; c < outputs; c++)
                Check.that(
                        Arrays.stream(weights.column(c)).anyMatch(weight -> weight > 0),
                        "output " + c + " has no label at all");
            return new WeightedValues(keys, values, weights);
        }
    }
}
