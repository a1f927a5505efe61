package dev.tangent.learning.loss;

/// The logistic loss for labels -1 and 1; with p = 1 / (1 + exp(-f)) the probability of 1: rho = log(1 + exp(-y
/// f)), rho' = p - (1 + y) / 2, rho'' = p (1 - p).
///
/// A label between -1 and 1 counts as a mixture of both, as pooled labels are. If the labels can be told apart
/// by a function that costs next to nothing there is no finite minimiser without the ridge, which holds f to
/// about 11.
public record Logistic() implements SmoothLoss {
    /// 1 / (1 + exp(-f)).
    public static double probability(double f) {
        return f >= 0 ? 1 / (1 + Math.exp(-f)) : Math.exp(f) / (1 + Math.exp(f));
    }

    @Override
    public double value(double y, double f) {
        return (1 + y) / 2 * softplus(-f) + (1 - y) / 2 * softplus(f);
    }

    /// log(1 + exp(x)) without overflow.
    private static double softplus(double x) {
        return Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));
    }

    /// Written with the small one of p and 1 - p on either side, so that nothing cancels when |f| is large.
    @Override
    public double slope(double y, double f) {
        return (1 - y) / 2 * probability(f) - (1 + y) / 2 * probability(-f);
    }

    @Override
    public double curvature(double y, double f) {
        return probability(f) * probability(-f);
    }

    @Override
    public void check(double y) {
        SmoothLoss.checkBinary(y);
    }

    /// The log odds of the labels, half a label added to both sides so that they are finite.
    @Override
    public double centre(double[] y, double[] weights) {
        double sum = 0;
        double ones = 0;
        for (int i = 0; i < y.length; i++) {
            sum += weights[i];
            ones += weights[i] * (1 + y[i]) / 2;
        }
        double half = sum / y.length / 2;
        return Math.log((ones + half) / (sum - ones + half));
    }

    @Override
    public double ridge() {
        return 1e-6;
    }
}
