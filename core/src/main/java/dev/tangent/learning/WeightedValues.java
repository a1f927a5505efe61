package dev.tangent.learning;

import dev.tangent.Check;
import dev.tangent.linalg.Matrix;
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
        WeightedValuesBuilder builder = new WeightedValuesBuilder(outputs());
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
        WeightedValuesBuilder builder = new WeightedValuesBuilder(one.outputs());
        builder.addAll(one, IntUnaryOperator.identity());
        builder.addAll(other, IntUnaryOperator.identity());
        return builder.build();
    }

    /// Weight one everywhere; a value that is not a number is missing if that is allowed.
    static WeightedValues of(int[] keys, double[][] values, boolean mayMiss) {
        Check.that(
                keys.length == values.length,
                keys.length + " labelled points need as many rows of values but have " + values.length);
        WeightedValuesBuilder builder = new WeightedValuesBuilder(values.length == 0 ? 1 : values[0].length);
        for (int i = 0; i < keys.length; i++)
            for (int c = 0; c < values[i].length; c++)
                if (!mayMiss || !Double.isNaN(values[i][c])) builder.add(keys[i], c, values[i][c], 1);
        return builder.build();
    }
}
