package dev.tangent.selection.score;

import java.util.List;

/// The errors of one candidate on what each fold held out.
///
/// Their sum is kept: a search compares every candidate with others, for each output.
public final class FoldErrors {
    private final double[] values;
    private final double sum;

    /// @param values of the folds that had something to say, in their order
    public FoldErrors(List<Double> values) {
        this.values = values.stream().mapToDouble(Double::doubleValue).toArray();
        double sum = 0;
        for (double value : this.values) sum += value;
        this.sum = sum;
    }

    /// How many folds had something to say.
    public int count() {
        return values.length;
    }

    /// Not a number where none had.
    public double mean() {
        return sum / values.length;
    }

    /// Of the mean; infinite for a single fold.
    public double standardError() {
        if (values.length < 2) return Double.POSITIVE_INFINITY;
        double mean = mean();
        double squares = 0;
        for (double value : values) squares += (value - mean) * (value - mean);
        return Math.sqrt(squares / (values.length - 1) / values.length);
    }

    /// The error of choosing among candidates: every fold judges the one that is best on all other folds.
    ///
    /// The least of many errors is small by chance as well, and the smaller the more candidates there are; a fold
    /// that had no say in the choice knows nothing of that (Varma and Simon 2006). Not a number where no candidate
    /// has an error.
    public static double ofChoice(List<FoldErrors> candidates) {
        int folds = candidates.getFirst().values.length;
        if (folds < 2)
            return candidates.stream().mapToDouble(FoldErrors::mean).min().orElse(Double.NaN);
        double[] sums = candidates.stream().mapToDouble(each -> each.sum).toArray();
        double total = 0;
        for (int fold = 0; fold < folds; fold++) {
            double least = Double.POSITIVE_INFINITY;
            double judged = Double.NaN;
            for (int c = 0; c < sums.length; c++) {
                double here = candidates.get(c).values[fold];
                // False for what is not a number.
                if (sums[c] - here < least) {
                    least = sums[c] - here;
                    judged = here;
                }
            }
            total += judged;
        }
        return total / folds;
    }
}
