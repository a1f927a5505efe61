package dev.tangent.learning;

import dev.tangent.Check;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/// Pools labels: several of one key and output become their weighted mean with the sum of their weights. The mean runs
/// along, for a sum of products would leave the numbers where weights are large.
final class WeightedValuesBuilder {
    private final int outputs;
    /// For each key the means of its outputs, then their weights.
    private final TreeMap<Integer, double[]> pooled = new TreeMap<>();

    WeightedValuesBuilder(int outputs) {
        this.outputs = Check.atLeast(1, outputs, "number of outputs");
    }

    void add(int key, int output, double value, double weight) {
        Check.atLeast(0, key, "labelled point");
        Check.index(output, outputs, "output");
        Check.finite(value, "label of point " + key);
        Check.positive(weight, "weight of the label of point " + key);
        double[] pool = pooled.computeIfAbsent(key, k -> new double[2 * outputs]);
        double total = pool[outputs + output] + weight;
        Check.finite(total, "sum of the weights of the labels of point " + key);
        pool[output] += (value - pool[output]) * (weight / total);
        pool[outputs + output] = total;
    }

    void addAll(WeightedValues all, IntUnaryOperator key) {
        for (int i = 0; i < all.size(); i++)
            for (int c = 0; c < all.outputs(); c++)
                if (all.has(i, c))
                    add(
                            key.applyAsInt(all.keys()[i]),
                            c,
                            all.values().at(i, c),
                            all.weights().at(i, c));
    }

    WeightedValues build() {
        Check.atLeast(1, pooled.size(), "number of labelled points");
        int[] keys = pooled.keySet().stream().mapToInt(Integer::intValue).toArray();
        Matrix values = Matrix.zeros(keys.length, outputs);
        Matrix weights = Matrix.zeros(keys.length, outputs);
        int i = 0;
        for (double[] pool : pooled.values()) {
            for (int c = 0; c < outputs; c++) {
                values.set(i, c, pool[c]);
                weights.set(i, c, pool[outputs + c]);
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
