package dev.tangent.learning.uncertainty;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.selection.Folds;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// The coverage of intervals on held-out labels: each fold is held out, the other labels give fit, scores and widths,
/// and the held-out labels that lie within are counted.
///
/// One inverse of order l for each part: (J + lambda S)^-1 is f's covariance at the labelled points, per unit of noise,
/// for whatever labels J leaves in.
///
/// @param shares nominal coverages, such as 0.95
/// @param covered held out labels that were within, as a share of all, for each of them
/// @param tested how many labels that were, over all outputs
public record HeldOutCoverage(List<Double> shares, List<Double> covered, int tested) {
    public static final List<Double> USUAL = List.of(0.5, 0.8, 0.95);

    /// What is left of a label's own share below this is rounding: the other labels say nothing about it.
    private static final double FREE = 1e-12;

    /// Counts over all outputs.
    ///
    /// @param reduced S, l x l
    public static HeldOutCoverage of(Matrix reduced, DistinctLabels labels, double lambda, Folds folds) {
        int[] within = new int[USUAL.size()];
        int tested = 0;
        for (int[] outputs : labels.outputsByWeights())
            for (int fold = 0; fold < folds.count(); fold++)
                tested += count(reduced, labels, lambda, folds, fold, outputs, within);
        List<Double> covered = new ArrayList<>();
        for (int inside : within) covered.add(tested == 0 ? 0 : (double) inside / tested);
        return new HeldOutCoverage(USUAL, covered, tested);
    }

    private static int count(
            Matrix reduced, DistinctLabels labels, double lambda, Folds folds, int fold, int[] outputs, int[] within) {
        double[] weights = new double[labels.size()];
        for (int i = 0; i < weights.length; i++)
            weights[i] = folds.holdsOut(fold, i) ? 0 : labels.weight(i, outputs[0]);
        SampledPosterior posterior = SampledPosterior.of(reduced, weights, lambda);
        Matrix covariance = posterior.covariance();
        int[] training = IntStream.range(0, weights.length)
                .filter(i -> weights[i] > 0 && 1 - weights[i] * covariance.at(i, i) > FREE)
                .toArray();
        int[] held = IntStream.range(0, weights.length)
                .filter(i -> folds.holdsOut(fold, i) && labels.has(i, outputs[0]))
                .toArray();
        if (training.length < NonconformityScores.FEWEST) return 0;
        for (int output : outputs) {
            double[] fitted = posterior.mean(labels.values().column(output));
            NonconformityScores own = new NonconformityScores(IntStream.of(training)
                    .mapToDouble(i -> Math.sqrt(weights[i] / (1 - weights[i] * covariance.at(i, i)))
                            * Math.abs(labels.value(i, output) - fitted[i]))
                    .toArray());
            for (int s = 0; s < within.length; s++) {
                double quantile = own.quantile(USUAL.get(s));
                for (int i : held) {
                    double width = quantile * Math.sqrt(1 / labels.weight(i, output) + covariance.at(i, i));
                    if (Math.abs(labels.value(i, output) - fitted[i]) <= width) within[s]++;
                }
            }
        }
        return held.length * outputs.length;
    }
}
