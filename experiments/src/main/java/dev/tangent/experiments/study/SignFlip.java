package dev.tangent.experiments.study;

import dev.tangent.Check;

/// The exact paired permutation test (Fisher 1935): if two methods were equally good, each draw's difference could as
/// well have the other sign.
public final class SignFlip {
    /// 2^20 sums take milliseconds.
    private static final int MOST = 20;

    private SignFlip() {}

    /// The share of all ways to flip signs that make the mean difference at least as far from zero as it is.
    public static double pValue(double[] a, double[] b) {
        Check.that(a.length == b.length, "pairs need equal numbers but there are " + a.length + " and " + b.length);
        int pairs = Check.atMost(MOST, a.length, "pairs", "what can be enumerated, " + MOST + ",");
        double[] difference = new double[pairs];
        double scale = 0;
        for (int i = 0; i < pairs; i++) {
            difference[i] = a[i] - b[i];
            scale += Math.abs(difference[i]);
        }
        double observed = Math.abs(sum(difference, 0)) - 1e-12 * scale; // sums of the same numbers differ by rounding
        int asFar = 0;
        for (int flips = 0; flips < 1 << pairs; flips++) if (Math.abs(sum(difference, flips)) >= observed) asFar++;
        return (double) asFar / (1 << pairs);
    }

    private static double sum(double[] difference, int flips) {
        double sum = 0;
        for (int i = 0; i < difference.length; i++) sum += (flips >> i & 1) == 0 ? difference[i] : -difference[i];
        return sum;
    }
}
