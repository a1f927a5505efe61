package dev.tangent.learning.loss;

import dev.tangent.Check;

/// The loss of support vector regression (Vapnik 1995), which forgives small errors: with e = f - y,
/// rho = max(|e| - epsilon, 0), rho' = sign(e) outside the tube and 0 inside; kinks at its edges; rho'' = 0.
///
/// @param epsilon in the labels' units
public record EpsilonInsensitive(double epsilon) implements PiecewiseLinearLoss {
    public EpsilonInsensitive {
        Check.positive(epsilon, "epsilon of the epsilon-insensitive loss");
    }

    @Override
    public double tube() {
        return epsilon;
    }

    @Override
    public double lowest() {
        return -1;
    }

    @Override
    public double highest() {
        return 1;
    }
}
