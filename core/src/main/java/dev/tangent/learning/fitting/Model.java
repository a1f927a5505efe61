package dev.tangent.learning.fitting;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.reduction.LabelGroups;
import dev.tangent.linalg.Matrix;
import java.util.Optional;

/// What is minimised beside lambda f'Sf, and what the minimiser means.
@FunctionalInterface
public interface Model {
    /// Fits the labels in use, for every lambda.
    ///
    /// @param reduced S, l x l
    /// @param inUse which labels count; f is extended to the others
    ModelFit fit(Matrix reduced, DistinctLabels labels, boolean[] inUse);

    /// For each lambda every label as a fit without it and its group predicts it, where there is a formula for
    /// that; empty where each has to be left out in turn.
    default Optional<Matrix[]> leaveOneOut(
            Matrix reduced, DistinctLabels labels, LabelGroups together, double[] lambdas) {
        return Optional.empty();
    }
}
