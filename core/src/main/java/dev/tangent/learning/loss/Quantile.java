package dev.tangent.learning.loss;

import dev.tangent.Check;

/// The loss whose minimiser is the tau-quantile (Koenker, Bassett 1978): with e = f - y,
/// rho = tau |e|, rho' = -tau below the label; rho = (1 - tau) e, rho' = 1 - tau above; a kink at the label;
/// rho'' = 0.
///
/// @param tau between 0 and 1; 0.5 is half the absolute error
public record Quantile(double tau) implements PiecewiseLinearLoss {
    public Quantile {
        Check.that(tau > 0 && tau < 1, "tau of the quantile loss must be between 0 and 1 but is " + tau);
    }

    /// The median.
    public static Quantile absolute() {
        return new Quantile(0.5);
    }

    @Override
    public double tube() {
        return 0;
    }

    @Override
    public double lowest() {
        return -tau;
    }

    @Override
    public double highest() {
        return 1 - tau;
    }
}
