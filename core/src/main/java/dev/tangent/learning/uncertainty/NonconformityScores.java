package dev.tangent.learning.uncertainty;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.learning.fitting.HeldOutErrors;
import java.util.Arrays;

/// How far the labels of one output are from what the other labels predict, in units of what is expected of that: from
/// them come the noise, and how wide an interval must be.
///
/// An interval is f -+ q v^(gamma / 2), v the predictive variance per unit of noise. Its three parts:
///
/// - The *power* gamma: a posterior of the wrong prior makes intervals wide in the wrong places, so that the held-out
///   errors e choose among [#POWERS] by the Gaussian log score, 1/2 log mean(e^2 / v^gamma) + gamma/2 mean(log v)
///   (Gneiting and Raftery 2007, a strictly proper score; the scale is profiled out). Zero is a constant width.
/// - The *quantile* q: the ceil((l + 1) p)-th of l scores e / v^(gamma / 2), so that intervals hold a share p of
///   exchangeable labels whatever the scores' distribution (as in conformal prediction; the jackknife's form of it,
///   which holds up to how much one label moves the fit). Where that asks for more scores than there are, Student's
///   quantile continues them.
/// - The *cap*: no interval is wider than that of predicting the labels' mean, by the same quantile of their distances
///   from the mean of the others, or Student's where that is wider.
///
/// Held-out labels vouch for the power as far as their variances go. Beyond the largest of them the posterior is taken
/// at its word, gamma = 1, where that is wider.
///
/// The noise is such that the scores of power one have mean square one: the posterior as it stands trusts lambda, which
/// was chosen for the least error and not for the truest spread.
public final class NonconformityScores {
    /// Fewer say nothing about a spread.
    static final int FEWEST = 3;

    /// Powers of the variance that are tried.
    private static final double[] POWERS = {1, 0.5, 0};

    private final HeldOutErrors errors;
    private final double power;
    private final double[] sorted;
    private final double[] posterior;
    private final double[] deviations;
    private final double noise;

    /// Of a posterior whose deviations are used unchanged, without a cap.
    ///
    /// @param scores absolute values, in any order
    public static NonconformityScores ofStandardised(double[] scores) {
        return new NonconformityScores(HeldOutErrors.standardised(scores), 1);
    }

    /// From the labels' distances.
    public NonconformityScores(HeldOutErrors errors) {
        this(errors, power(errors));
    }

    private NonconformityScores(HeldOutErrors errors, double power) {
        if (errors.size() < FEWEST)
            throw new InvalidInput("an error bar needs at least " + FEWEST
                    + " labels of an output that the others predict but there are " + errors.size()
                    + "; label more points");
        this.errors = errors;
        this.power = power;
        posterior = sorted(errors.scores(1));
        sorted = power == 1 ? posterior : sorted(errors.scores(power));
        deviations = sorted(errors.deviations());
        noise = meanSquare(posterior);
    }

    private static double[] sorted(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    private static double meanSquare(double[] values) {
        double sum = 0;
        for (double value : values) sum += value * value;
        return sum / values.length;
    }

    private static double power(HeldOutErrors errors) {
        double best = POWERS[0];
        for (double other : POWERS) if (logScore(errors, other) < logScore(errors, best)) best = other;
        return best;
    }

    /// Minus the logarithm of the Gaussian likelihood for each label, at the best scale and up to a constant.
    private static double logScore(HeldOutErrors errors, double power) {
        double logs = 0;
        for (double variance : errors.variances()) logs += Math.log(variance) / errors.size();
        return (Math.log(meanSquare(errors.scores(power))) + power * logs) / 2;
    }

    /// The variance of a label of weight one about f.
    public double noise() {
        return noise;
    }

    /// Of the predictive variance, that intervals are wide by.
    public double power() {
        return power;
    }

    /// The labels' distances that all of this comes from.
    public HeldOutErrors errors() {
        return errors;
    }

    private static double quantile(double[] ascending, double share) {
        Check.that(share > 0 && share < 1, "the share of an interval must be between 0 and 1 but is %s", share);
        int size = ascending.length;
        int rank = Math.max(1, (int) Math.ceil((size + 1) * share - 1e-9));
        if (rank <= size) return ascending[rank - 1];
        return Math.max(ascending[size - 1], beyond(ascending, share));
    }

    private static double beyond(double[] values, double share) {
        return Math.sqrt(meanSquare(values)) * Quantiles.student(share, values.length - 1);
    }

    /// Intervals that are to hold a given share of labels of weight one.
    public Interval interval(double share) {
        if (noise == 0)
            return new Interval(
                    Quantiles.student(share, sorted.length - 1),
                    1,
                    0,
                    Double.POSITIVE_INFINITY,
                    Double.POSITIVE_INFINITY,
                    0);
        return new Interval(
                quantile(sorted, share),
                power,
                quantile(posterior, share),
                errors.largestVariance(),
                cap(share),
                noise);
    }

    private double cap(double share) {
        return deviations.length == 0
                ? Double.POSITIVE_INFINITY
                : Math.max(quantile(deviations, share), beyond(deviations, share));
    }

    /// The standard deviation of a label of weight one about its prediction, as wide as the intervals: the scores'
    /// root mean square instead of their quantile. At most that about the mean of the labels.
    ///
    /// @param variance predictive, per unit of noise
    public double predictiveSd(double variance) {
        double sd = Math.sqrt(meanSquare(sorted)) * Math.pow(variance, power / 2);
        return deviations.length == 0 ? sd : Math.min(sd, Math.sqrt(meanSquare(deviations)));
    }

    /// How wide an interval is.
    ///
    /// @param factor to multiply with
    /// @param power of the predictive variance per unit of noise
    /// @param beyond the factor of power one, for larger variances than any held-out label's
    /// @param largest the largest variance of a held-out label
    /// @param most the half-width that predicting the mean of the labels would have
    /// @param noise zero where f's own deviation is all there is
    public record Interval(double factor, double power, double beyond, double largest, double most, double noise) {
        /// How far from f a label of weight one may be where f has this standard deviation.
        public double halfWidth(double sd) {
            return halfWidthAt(variance(sd));
        }

        /// The predictive variance of a label of weight one where f has this standard deviation, as [#halfWidthAt]
        /// takes it.
        public double variance(double sd) {
            return noise > 0 ? 1 + sd * sd / noise : sd * sd;
        }

        /// How far from f a label of this predictive variance may be: per unit of noise, or without noise f's own.
        public double halfWidthAt(double variance) {
            return Math.min(most, uncapped(variance));
        }

        /// Whether a label of this predictive variance has the interval of the mean alone.
        public boolean isCapped(double variance) {
            return uncapped(variance) > most;
        }

        private double uncapped(double variance) {
            double tempered = factor * Math.pow(variance, power / 2);
            return variance > largest ? Math.max(tempered, beyond * Math.sqrt(variance)) : tempered;
        }
    }
}
