package dev.tangent.fit;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.uncertainty.Quantiles;
import dev.tangent.linalg.Matrix;
import dev.tangent.selection.score.ErrorMeasure;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/// What error to expect at points without a label, by the errors on held-out labels.
///
/// Five folds tell their own spread badly, so the variance comes from the labels: a jackknife over the labels (Tukey
/// 1958), which suits every measure, in groups where they are many. Folds share most of what they learn from, for which
/// that variance is multiplied by 1 + l / t, t the labels a fold learns from (Nadeau and Bengio 2003: 1/J + test/train
/// instead of 1/J for J parts).
///
/// The interval is symmetric in the error's logarithm, by Student's quantile. A fit to all labels has learnt from more
/// than the folds had: errors fall no faster than l^(-1/2) for most methods, and the lower end allows for that much.
///
/// @param standardError of the mean over the folds
/// @param low of the interval that is to hold the error elsewhere in nine of ten cases
/// @param high its upper end
public record ExpectedError(double standardError, double low, double high) {
    private static final double SHARE = 0.9;
    private static final int MOST_GROUPS = 200;

    /// Over all outputs.
    ///
    /// @param error the mean over the folds
    public static ExpectedError together(
            double error, DistinctLabels labels, Matrix heldOut, Folds folds, ErrorMeasure measure) {
        double[] spreads = labels.spreads();
        DistinctLabels judged = folds.judged(labels);
        return of(error, judged, places(judged), folds, chosen -> measure.together(judged, chosen, heldOut, spreads));
    }

    /// Of one output.
    ///
    /// @param error the mean over the folds
    public static ExpectedError ofOutput(
            double error, DistinctLabels labels, Matrix heldOut, Folds folds, ErrorMeasure measure, int output) {
        DistinctLabels judged = folds.judged(labels);
        int[] places = judged.known(output);
        return of(error, judged, places, folds, chosen -> measure.ofOutput(judged, chosen, heldOut, output));
    }

    /// The labels that were held out and can be judged: others say nothing of an error.
    private static int[] places(DistinctLabels judged) {
        return IntStream.range(0, judged.size())
                .filter(i -> IntStream.range(0, judged.outputs()).anyMatch(c -> judged.has(i, c)))
                .toArray();
    }

    /// How many labels a share of misses is known from.
    public static int judged(DistinctLabels labels, Folds folds) {
        return places(folds.judged(labels)).length;
    }

    private static ExpectedError of(
            double error, DistinctLabels labels, int[] places, Folds folds, ToDoubleFunction<boolean[]> measured) {
        double standardError = Math.sqrt(jackknife(labels.size(), places, measured) * inflation(places.length, folds));
        if (!Double.isFinite(standardError)) return new ExpectedError(Double.POSITIVE_INFINITY, 0, Double.MAX_VALUE);
        if (error == 0) return new ExpectedError(standardError, 0, 0);
        double factor = Math.exp(Quantiles.student(SHARE, places.length - 1) * standardError / error);
        double learnt = Math.sqrt((double) folds.leastTraining() / labels.size());
        return new ExpectedError(standardError, learnt * error / factor, Math.min(error * factor, Double.MAX_VALUE));
    }

    /// What sharing labels adds to the variance.
    public static double inflation(int labels, Folds folds) {
        return 1 + (double) labels / folds.leastTraining();
    }

    /// Not a number where leaving out a group leaves nothing to measure.
    private static double jackknife(int labels, int[] places, ToDoubleFunction<boolean[]> measured) {
        int groups = Math.min(places.length, MOST_GROUPS);
        double[] without = new double[groups];
        double mean = 0;
        for (int g = 0; g < groups; g++) {
            boolean[] chosen = new boolean[labels];
            for (int i = 0; i < places.length; i++) chosen[places[i]] = i % groups != g;
            without[g] = measured.applyAsDouble(chosen);
            mean += without[g] / groups;
        }
        double squares = 0;
        for (double value : without) squares += (value - mean) * (value - mean);
        return squares * (groups - 1) / groups;
    }
}
