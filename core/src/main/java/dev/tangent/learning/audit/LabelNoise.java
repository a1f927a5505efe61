package dev.tangent.learning.audit;

import java.util.Arrays;
import java.util.List;

/// Labels as a mixture of two kinds: most are what a fit expects of them, up to its errors, and a share of them is
/// wrong and may be anything. How large a fit's errors are is one of several hypotheses; hypothesis and share are
/// the most probable ones.
///
/// A label's own probability of being wrong follows by Bayes' rule. That any is wrong at all has to be borne out: the
/// likelihood must exceed that of every hypothesis without wrong labels by a ratio which is as rare as one in ten
/// where none is wrong (twice its logarithm is half the time zero, else chi-squared with one degree of freedom, since
/// a share of zero is at the edge of what it can be: Self and Liang 1987).
final class LabelNoise {
    /// More wrong labels than right ones are no labels.
    private static final double MOST_WRONG = 0.5;

    /// The 80 % quantile of chi-squared with one degree of freedom: of the 20 % beyond it a half is left.
    private static final double CRITICAL = 1.642;

    /// Fewer labels tell no error of a fit from a wrong label.
    private static final int FEWEST = 10;

    private static final int BISECTIONS = 40;

    private final int hypothesis;
    private final double[] probabilities;
    private final boolean borneOut;

    private LabelNoise(int hypothesis, double[] probabilities, boolean borneOut) {
        this.hypothesis = hypothesis;
        this.probabilities = probabilities;
        this.borneOut = borneOut;
    }

    /// The mixture of labels.
    ///
    /// @param right for each hypothesis the logarithm of the density of each label, if it is right
    /// @param prior the logarithm of what each hypothesis is worth before any label
    /// @param wrong the logarithm of the density of each label, if it is wrong
    static LabelNoise of(List<double[]> right, double[] prior, double[] wrong) {
        double without = Double.NEGATIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        int best = 0;
        double share = 0;
        for (int h = 0; h < right.size(); h++) {
            double[] odds = odds(right.get(h), wrong);
            double base = prior[h] + Arrays.stream(right.get(h)).sum();
            double own = share(odds);
            double likelihood = base + gain(odds, own);
            without = Math.max(without, base);
            if (likelihood <= most) continue;
            most = likelihood;
            best = h;
            share = own;
        }
        boolean enough = wrong.length >= FEWEST && 2 * (most - without) > CRITICAL;
        return new LabelNoise(best, probabilities(odds(right.get(best), wrong), share), enough);
    }

    /// How much denser each label is if it is wrong.
    private static double[] odds(double[] right, double[] wrong) {
        double[] odds = new double[wrong.length];
        for (int i = 0; i < odds.length; i++) odds[i] = Math.exp(Math.min(700, wrong[i] - right[i]));
        return odds;
    }

    /// The share that is most likely. The likelihood is concave in it, so that its slope is halved down to zero.
    private static double share(double[] odds) {
        if (slope(odds, 0) <= 0) return 0;
        double low = 0;
        double high = MOST_WRONG;
        for (int t = 0; t < BISECTIONS; t++) {
            double middle = (low + high) / 2;
            if (slope(odds, middle) > 0) low = middle;
            else high = middle;
        }
        return (low + high) / 2;
    }

    private static double slope(double[] odds, double share) {
        return Arrays.stream(odds)
                .map(odd -> (odd - 1) / (1 + share * (odd - 1)))
                .sum();
    }

    /// What a share adds to the logarithm of the likelihood.
    private static double gain(double[] odds, double share) {
        return Arrays.stream(odds).map(odd -> Math.log1p(share * (odd - 1))).sum();
    }

    private static double[] probabilities(double[] odds, double share) {
        return Arrays.stream(odds)
                .map(odd -> share * odd / (1 - share + share * odd))
                .toArray();
    }

    /// The number of the likeliest hypothesis.
    int hypothesis() {
        return hypothesis;
    }

    /// Whether a label is more probably wrong than right, where wrong ones are borne out at all.
    boolean standsOut(int label) {
        return borneOut && probabilities[label] > MOST_WRONG;
    }
}
