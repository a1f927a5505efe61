package dev.tangent.learning.loss;

import dev.tangent.Check;

/// Huber's loss (1964), square near the label and straight far from it, so that an outlier has a bounded
/// influence. With e = f - y: rho = e^2, rho' = 2 e, rho'' = 2 where |e| <= delta; else rho = delta (2 |e| - delta),
/// rho' = 2 delta sign(e), rho'' = 0.
///
/// @param delta in the labels' units
public record Huber(double delta) implements SmoothLoss {
    public Huber {
        Check.positive(delta, "delta of the Huber loss");
    }

    @Override
    public double value(double y, double f) {
        double e = Math.abs(f - y);
        return e <= delta ? e * e : delta * (2 * e - delta);
    }

    @Override
    public double slope(double y, double f) {
        return 2 * Math.clamp(f - y, -delta, delta);
    }

    @Override
    public double curvature(double y, double f) {
        return Math.abs(f - y) <= delta ? 2 : 0;
    }
}
