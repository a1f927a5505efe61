package dev.tangent.learning.loss;

/// The squared hinge loss for labels -1 and 1, zero where y f >= 1: rho = max(0, 1 - y f)^2, rho' = -2 y max(0, 1 - y
/// f), rho'' = 2 where y f < 1, else 0.
///
/// A label between -1 and 1 counts as a mixture of both, as pooled labels are. For a point whose label is 1 with
/// probability p the minimiser is 2 p - 1 (Zhang 2004).
public record SquaredHinge() implements SmoothLoss {
    @Override
    public double value(double y, double f) {
        double one = Math.max(0, 1 - f);
        double other = Math.max(0, 1 + f);
        return (1 + y) / 2 * one * one + (1 - y) / 2 * other * other;
    }

    @Override
    public double slope(double y, double f) {
        return (1 - y) * Math.max(0, 1 + f) - (1 + y) * Math.max(0, 1 - f);
    }

    @Override
    public double curvature(double y, double f) {
        return (f < 1 ? 1 + y : 0) + (f > -1 ? 1 - y : 0);
    }

    @Override
    public void check(double y) {
        SmoothLoss.checkBinary(y);
    }

    /// The mean label, which is the minimiser over constants.
    @Override
    public double centre(double[] y, double[] weights) {
        return ConstantFit.mean(y, weights);
    }
}
