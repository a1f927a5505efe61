package dev.tangent.learning.uncertainty;

import dev.tangent.linalg.Check;
import dev.tangent.linalg.InvalidInput;
import java.util.Arrays;

/// How far the labels of one output are from what the other labels predict, in units of what the posterior expects for
/// noise one: from them come the noise, and how wide an interval must be.
///
/// The noise is such that the scores have mean square one: the posterior as it stands trusts lambda, which was chosen
/// for the least error and not for the truest spread. Intervals use the scores' own quantile, the ceil((l + 1) p)-th of
/// l, so that they hold a share p of exchangeable labels whatever the scores' distribution (as in conformal
/// prediction; the jackknife's form of it, which holds up to how much one label moves the fit). Where that asks for
/// more scores than there are, Student's quantile continues them.
public final class NonconformityScores {
    /// Fewer say nothing about a spread.
    static final int FEWEST = 3;

    private final double[] sorted;
    private final double noise;

    /// From the labels' distances.
    ///
    /// @param scores absolute values, in any order
    public NonconformityScores(double[] scores) {
        if (scores.length < FEWEST)
            throw new InvalidInput("an error bar needs at least " + FEWEST
                    + " labels of an output that the others predict but there are " + scores.length
                    + "; label more points");
        sorted = scores.clone();
        Arrays.sort(sorted);
        double sum = 0;
        for (double score : sorted) sum += score * score;
        noise = sum / sorted.length;
    }

    /// The variance of a label of weight one about f.
    public double noise() {
        return noise;
    }

    /// What the square root of a predictive variance per unit of noise has to be multiplied with.
    ///
    /// @param share of the values that are to lie within, between 0 and 1
    public double quantile(double share) {
        Check.that(share > 0 && share < 1, "the share of an interval must be between 0 and 1 but is " + share);
        int rank = (int) Math.ceil((sorted.length + 1) * share - 1e-9);
        if (rank <= sorted.length) return sorted[rank - 1];
        double beyond = Math.sqrt(noise) * Quantiles.student(share, sorted.length - 1);
        return Math.max(sorted[sorted.length - 1], beyond);
    }

    /// Intervals that are to hold a given share of labels of weight one.
    public Interval interval(double share) {
        return new Interval(noise > 0 ? quantile(share) : Quantiles.student(share, sorted.length - 1), noise);
    }

    /// How wide an interval is.
    ///
    /// @param factor to multiply with, of the predictive standard deviation per unit of noise; without noise of f's own
    public record Interval(double factor, double noise) {
        /// How far from f a label may be where f has this standard deviation.
        public double halfWidth(double sd) {
            return factor * (noise > 0 ? Math.sqrt(1 + sd * sd / noise) : sd);
        }
    }

    /// Ascending.
    public double[] sorted() {
        return sorted.clone();
    }
}
