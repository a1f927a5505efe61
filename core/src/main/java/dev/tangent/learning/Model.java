package dev.tangent.learning;

import dev.tangent.linalg.Matrix;

/// How labels pull on f: what is minimised beside lambda f'Sf, and what the minimiser means.
@FunctionalInterface
public interface Model {
    /// Fits the labels in use, for every lambda.
    ///
    /// @param reduced S, l x l
    /// @param inUse which labels count; the others are followed, not looked at
    Fit fit(Matrix reduced, Labels labels, boolean[] inUse);
}
