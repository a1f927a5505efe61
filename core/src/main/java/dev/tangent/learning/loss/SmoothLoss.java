package dev.tangent.learning.loss;

import dev.tangent.Check;

/// A pointwise loss with a continuous slope. Where the curvature jumps, either side's value will do.
sealed interface SmoothLoss extends PointwiseLoss permits Squared, Huber, Logistic, SquaredHinge {
    /// rho' with respect to f.
    double slope(double y, double f);

    /// rho'', not negative.
    double curvature(double y, double f);

    /// Refuses a label that is none of two classes, -1 and 1, nor a mixture of both.
    static void checkBinary(double y) {
        Check.that(y >= -1 && y <= 1, "a label of two classes must lie between -1 and 1 but is %s", y);
    }
}
