package dev.tangent.learning.calibration;

import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.List;

/// How much each of several classifiers counts in the mean of their probabilities.
///
/// The weights of a mixture that make the held-out labels most probable, after a Dirichlet prior that favours equal
/// ones among some of the members: few labels leave nearly all of these in, many leave those that help. The maximum is
/// unique, because the logarithm of a mean is concave, and found by expectation-maximisation.
public final class MixtureWeights {
    /// What the prior counts for in labels, over all favoured members together.
    private static final double PRIOR_LABELS = 2;

    /// Members of a smaller weight cost a fit and hardly change the mean.
    private static final double LEAST = 0.03;

    private static final int MOST_STEPS = 500;

    private static final double CONVERGED = 1e-10;

    private MixtureWeights() {}

    /// One weight a member; they sum to one.
    ///
    /// @param members probabilities of held-out labels by each member
    /// @param favoured which of them the prior favours; all if none
    public static double[] of(CalibrationLabels labels, List<Matrix> members, boolean... favoured) {
        double[] weights = mostProbable(labels, members, prior(favoured));
        double sum = Arrays.stream(weights).filter(w -> w >= LEAST).sum();
        // No member reaches the bound where there are very many: then all stay.
        return sum == 0
                ? weights
                : Arrays.stream(weights).map(w -> w < LEAST ? 0 : w / sum).toArray();
    }

    private static double[] prior(boolean... favoured) {
        int count = 0;
        for (boolean each : favoured) if (each) count++;
        double[] prior = new double[favoured.length];
        for (int m = 0; m < prior.length; m++)
            prior[m] = count == 0 ? PRIOR_LABELS / prior.length : favoured[m] ? PRIOR_LABELS / count : 0;
        return prior;
    }

    /// @param prior labels that the prior gives to each member
    static double[] mostProbable(CalibrationLabels labels, List<Matrix> members, double... prior) {
        double[] weights = new double[members.size()];
        Arrays.fill(weights, 1.0 / weights.length);
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] next = step(labels, members, weights, prior);
            double change = 0;
            for (int m = 0; m < next.length; m++) change = Math.max(change, Math.abs(next[m] - weights[m]));
            weights = next;
            if (change < CONVERGED) break;
        }
        return weights;
    }

    /// Each label is shared out among the members as they expected it.
    private static double[] step(CalibrationLabels labels, List<Matrix> members, double[] weights, double[] prior) {
        double[] next = prior.clone();
        double total = Arrays.stream(prior).sum();
        double[] parts = new double[weights.length];
        for (int i = 0; i < labels.size(); i++) {
            if (!labels.counts(i)) continue;
            double sum = 0;
            for (int m = 0; m < parts.length; m++) {
                parts[m] = weights[m] * labels.likelihood(members.get(m), i);
                sum += parts[m];
            }
            if (!(sum > 0)) continue;
            for (int m = 0; m < parts.length; m++) next[m] += labels.weights()[i] * parts[m] / sum;
            total += labels.weights()[i];
        }
        for (int m = 0; m < next.length; m++) next[m] /= total;
        return next;
    }
}
