package dev.tangent.learning.selection;

import java.util.List;

/// The errors of one candidate on what each fold held out.
///
/// @param values of the folds that had something to say, in their order
public record FoldErrors(List<Double> values) {
    public FoldErrors {
        values = List.copyOf(values);
    }

    public double mean() {
        double sum = 0;
        for (double value : values) sum += value;
        return sum / values.size();
    }

    /// Of the mean; infinite for a single fold.
    public double standardError() {
        if (values.size() < 2) return Double.POSITIVE_INFINITY;
        double mean = mean();
        double squares = 0;
        for (double value : values) squares += (value - mean) * (value - mean);
        return Math.sqrt(squares / (values.size() - 1) / values.size());
    }
}
