package dev.tangent.preprocessing;

import java.util.Arrays;

/// Locations and spreads of values, which are finite. Equal values have no spread, whatever rounding makes of their
/// mean.
final class Spread {
    private Spread() {}

    static double mean(double[] values) {
        double mean = 0;
        for (double value : values) mean += value / values.length;
        return mean;
    }

    static boolean isConstant(double[] values) {
        for (double value : values) if (value != values[0]) return false;
        return true;
    }

    /// The standard deviation. Squares of distances relative to the largest cannot overflow.
    static double deviation(double[] values) {
        if (values.length == 0 || isConstant(values)) return 0;
        double mean = mean(values);
        double largest = 0;
        for (double value : values) largest = Math.max(largest, Math.abs(value - mean));
        double sum = 0;
        for (double value : values) sum += (value - mean) / largest * ((value - mean) / largest) / values.length;
        return largest * Math.sqrt(sum);
    }

    /// Between the order statistics around it, linearly.
    static double quantile(double[] values, double share) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        double at = share * (sorted.length - 1);
        int below = (int) at;
        int above = Math.min(below + 1, sorted.length - 1);
        double part = at - below;
        return sorted[below] * (1 - part) + sorted[above] * part;
    }
}
