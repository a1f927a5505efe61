package dev.tangent.learning.loss;

import dev.tangent.learning.Fit;

/// A fit that had to be iterated for.
public interface LossFit extends Fit {
    /// How the last lambda's minimum was reached; of several outputs the worst.
    Convergence convergence();
}
