package dev.tangent.learning.uncertainty;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fitting.HeldOutErrors;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.reduction.LabelGroups;
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

    /// Counts over all outputs.
    ///
    /// @param reduced S, l x l
    /// @param folds that hold out together what is left out together
    /// @param together labels that would tell of each other
    public static HeldOutCoverage of(
            Matrix reduced, DistinctLabels labels, double lambda, Folds folds, LabelGroups together) {
        int[] within = new int[USUAL.size()];
        int tested = 0;
        for (int[] outputs : labels.outputsByWeights())
            for (int fold = 0; fold < folds.count(); fold++)
                tested += count(reduced, labels, lambda, folds, together, fold, outputs, within);
        return of(within, tested);
    }

    /// The same where each label has been predicted without it already: the errors of the other folds make the
    /// widths.
    ///
    /// @param errors of each output
    /// @param foldOf for each output the fold of each of its errors
    static HeldOutCoverage of(List<HeldOutErrors> errors, List<int[]> foldOf, int folds) {
        int[] within = new int[USUAL.size()];
        int tested = 0;
        for (int c = 0; c < errors.size(); c++)
            for (int fold = 0; fold < folds; fold++) tested += count(errors.get(c), foldOf.get(c), fold, within);
        return of(within, tested);
    }

    private static HeldOutCoverage of(int[] within, int tested) {
        List<Double> covered = new ArrayList<>();
        for (int inside : within) covered.add(tested == 0 ? 0 : (double) inside / tested);
        return new HeldOutCoverage(USUAL, covered, tested);
    }

    private static int count(HeldOutErrors errors, int[] foldOf, int fold, int[] within) {
        int[] training =
                IntStream.range(0, foldOf.length).filter(i -> foldOf[i] != fold).toArray();
        int[] held =
                IntStream.range(0, foldOf.length).filter(i -> foldOf[i] == fold).toArray();
        if (training.length < NonconformityScores.FEWEST) return 0;
        add(new NonconformityScores(errors.select(training)), errors.select(held), within);
        return held.length;
    }

    private static void add(NonconformityScores own, HeldOutErrors held, int[] within) {
        for (int s = 0; s < within.length; s++) {
            NonconformityScores.Interval interval = own.interval(USUAL.get(s));
            for (int i = 0; i < held.size(); i++)
                if (held.absolute()[i] <= interval.halfWidthAt(held.variances()[i])) within[s]++;
        }
    }

    private static int count(
            Matrix reduced,
            DistinctLabels labels,
            double lambda,
            Folds folds,
            LabelGroups together,
            int fold,
            int[] outputs,
            int[] within) {
        double[] weights = new double[labels.size()];
        for (int i = 0; i < weights.length; i++)
            weights[i] = folds.holdsOut(fold, i) ? 0 : labels.weight(i, outputs[0]);
        SampledPosterior posterior = SampledPosterior.of(reduced, weights, lambda);
        TrainingErrors training = new TrainingErrors(posterior, together);
        int[] known = training.known();
        int[] held = IntStream.range(0, weights.length)
                .filter(i -> folds.holdsOut(fold, i) && labels.has(i, outputs[0]))
                .toArray();
        if (known.length < NonconformityScores.FEWEST) return 0;
        for (int output : outputs) {
            double[] values = labels.values().column(output);
            double[] fitted = posterior.mean(values);
            HeldOutErrors left = training.of(values, fitted, known);
            add(new NonconformityScores(left), predicted(posterior, labels, output, fitted, held), within);
        }
        return held.length * outputs.length;
    }

    /// Labels that were not fitted.
    private static HeldOutErrors predicted(
            SampledPosterior posterior, DistinctLabels labels, int output, double[] fitted, int[] held) {
        return new HeldOutErrors(
                IntStream.of(held)
                        .mapToDouble(i -> Math.abs(labels.value(i, output) - fitted[i]))
                        .toArray(),
                IntStream.of(held)
                        .mapToDouble(i -> 1 / labels.weight(i, output)
                                + posterior.covariance().at(i, i))
                        .toArray(),
                new double[0]);
    }
}
