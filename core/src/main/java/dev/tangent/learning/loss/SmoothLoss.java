package dev.tangent.learning.loss;

/// A pointwise loss with a continuous slope. Where the curvature jumps, either side's value will do.
sealed interface SmoothLoss extends PointwiseLoss permits Squared, Huber, Logistic, SquaredHinge {
    /// rho' with respect to f.
    double slope(double y, double f);

    /// rho'', not negative.
    double curvature(double y, double f);
}
