package dev.tangent.learning.selection;

import java.util.List;
import java.util.stream.IntStream;

/// The errors of one candidate on what each fold held out.
///
/// @param values of the folds that had something to say, in their order
/// @param unit the error of knowing nothing
public record FoldErrors(List<Double> values, double unit) {
    public FoldErrors {
        values = List.copyOf(values);
    }

    public double mean() {
        return mean(values);
    }

    /// Of the mean; infinite where one fold spoke alone: it cannot know how far the others would be from it.
    public double standardError() {
        return standardError(values);
    }

    /// Whether these errors are above those of another candidate on the same folds by more than so many standard errors
    /// of the difference.
    boolean above(FoldErrors other, double standardErrors) {
        List<Double> differences = IntStream.range(0, values.size())
                .mapToObj(f -> values.get(f) - other.values.get(f))
                .toList();
        return mean(differences) > standardErrors * standardError(differences);
    }

    private static double mean(List<Double> values) {
        double sum = 0;
        for (double value : values) sum += value;
        return sum / values.size();
    }

    private static double standardError(List<Double> values) {
        if (values.size() < 2) return Double.POSITIVE_INFINITY;
        double mean = mean(values);
        double squares = 0;
        for (double value : values) squares += (value - mean) * (value - mean);
        return Math.sqrt(squares / (values.size() - 1) / values.size());
    }
}
