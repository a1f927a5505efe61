package dev.tangent.learning.classification;

import dev.tangent.learning.Labels;
import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;

/// A way to classify all points of a weighted graph that has no lambda: made for very few labels.
public sealed interface GraphRule permits PoissonLearning, WeightedNonlocal {
    /// Class probabilities at all points, each row summing to one.
    ///
    /// @param laplacian L = D - W
    /// @param shares class shares of some points
    /// @param inUse which of them count
    Matrix predict(SparseMatrix laplacian, Labels shares, boolean[] inUse, SolverSettings settings);
}
