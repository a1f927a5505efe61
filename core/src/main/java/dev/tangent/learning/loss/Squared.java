package dev.tangent.learning.loss;

import dev.tangent.learning.Fit;
import dev.tangent.learning.Labels;
import dev.tangent.learning.ReducedFit;
import dev.tangent.linalg.Matrix;

/// The squared loss: rho = (y - f)^2, rho' = 2 (f - y), rho'' = 2. Fitted in closed form for all lambdas at
/// once.
public record Squared() implements SmoothLoss {
    @Override
    public double value(double y, double f) {
        return (y - f) * (y - f);
    }

    @Override
    public double slope(double y, double f) {
        return 2 * (f - y);
    }

    @Override
    public double curvature(double y, double f) {
        return 2;
    }

    @Override
    public Fit fit(Matrix reduced, Labels labels, boolean[] inUse) {
        return new ReducedFit(reduced, labels, inUse);
    }
}
