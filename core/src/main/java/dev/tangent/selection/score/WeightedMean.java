package dev.tangent.selection.score;

import dev.tangent.learning.DistinctLabels;
import java.util.function.IntToDoubleFunction;

/// A mean over labels by their weights.
final class WeightedMean {
    private WeightedMean() {}

    /// Over the chosen labels of one output; not a number if there is none.
    public static double of(DistinctLabels labels, boolean[] chosen, int output, IntToDoubleFunction value) {
        double sum = 0;
        double weight = 0;
        for (int i = 0; i < labels.size(); i++) {
            if (!chosen[i] || !labels.has(i, output)) continue;
            sum += labels.weight(i, output) * value.applyAsDouble(i);
            weight += labels.weight(i, output);
        }
        return sum / weight;
    }
}
