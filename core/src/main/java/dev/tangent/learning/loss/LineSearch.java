package dev.tangent.learning.loss;

import java.util.function.DoubleUnaryOperator;

/// The step along a descent direction of a convex function: one if that is nearly the lowest point of the line,
/// else a point just before the lowest, found by the slope alone so that it works down to rounding.
final class LineSearch {
    /// Slopes up to this part of the first one count as flat.
    private static final double FLAT = 0.1;

    private static final int LIMIT = 100;

    private LineSearch() {}

    /// The step to take, zero if none goes down.
    ///
    /// @param value of the function at a step
    /// @param slope of the function at a step, not decreasing
    static double step(DoubleUnaryOperator value, DoubleUnaryOperator slope) {
        double first = slope.applyAsDouble(0);
        if (!(first < 0)) return 0;
        double full = slope.applyAsDouble(1);
        boolean flat = Math.abs(full) <= -FLAT * first;
        if (flat && (full <= 0 || value.applyAsDouble(1) <= value.applyAsDouble(0))) return 1;
        double low = 0;
        double high = 1;
        double highSlope = full;
        double lowSlope = first;
        for (int t = 0; t < LIMIT && highSlope < 0; t++) {
            low = high;
            lowSlope = highSlope;
            high *= 2;
            highSlope = slope.applyAsDouble(high);
        }
        return between(slope, -FLAT * first, low, lowSlope, high, highSlope);
    }

    /// False position with bisection in turn, which is quick on straight slopes and never slower than halving.
    private static double between(
            DoubleUnaryOperator slope, double flat, double from, double fromSlope, double to, double toSlope) {
        double low = from;
        double lowSlope = fromSlope;
        double high = to;
        double highSlope = toSlope;
        for (int t = 0; t < LIMIT && low < high && (low == 0 || lowSlope < -flat); t++) {
            double share = t % 2 == 0 ? lowSlope / (lowSlope - highSlope) : 0.5;
            double middle = low + share * (high - low);
            double s = slope.applyAsDouble(middle);
            if (s <= 0) {
                low = middle;
                lowSlope = s;
            } else {
                high = middle;
                highSlope = s;
            }
        }
        return low;
    }
}
