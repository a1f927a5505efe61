package dev.tangent.regularizer.energy;

import java.util.Arrays;

/// Which diagonal entries of R, or of what R is reduced to, say how large energies are.
///
/// Points a millionth of a neighbourhood's width apart take 1e12 times the usual energy to have different values, and
/// nothing to have one value. Whatever is measured against their entries, as a lambda's grid, a jitter, or what counts
/// as rounding, would be as far off for all other points.
public final class OrdinaryEnergies {
    /// An entry so many times the median is that of a near copy.
    private static final double COPY = 1e6;

    /// A median of this part of the largest entry is rounding: most points have no energy at all, and the others
    /// are the ordinary ones.
    private static final double ROUNDING = 1e-15;

    private OrdinaryEnergies() {}

    /// The largest entry that is not one of a near copy, where these are fewer than half; else the largest of all.
    public static double largest(double[] diagonal) {
        double largest = 0;
        for (double entry : diagonal) largest = Math.max(largest, entry);
        double median = medianIfFarBelow(diagonal, largest);
        if (!(median > ROUNDING * largest)) return largest;
        double ordinary = 0;
        for (double entry : diagonal) if (entry <= COPY * median) ordinary = Math.max(ordinary, entry);
        return ordinary;
    }

    /// The mean of the entries that are not those of near copies.
    public static double mean(double[] diagonal) {
        double largest = largest(diagonal);
        double sum = 0;
        int count = 0;
        for (double entry : diagonal)
            if (entry <= largest) {
                sum += entry;
                count++;
            }
        return sum / count;
    }

    /// Zero where it is not so far below the largest entry that this could be a near copy's.
    private static double medianIfFarBelow(double[] diagonal, double largest) {
        int below = 0;
        for (double entry : diagonal) if (entry < largest / COPY) below++;
        if (2 * below <= diagonal.length) return 0;
        double[] sorted = diagonal.clone();
        Arrays.sort(sorted);
        return sorted[diagonal.length / 2];
    }
}
