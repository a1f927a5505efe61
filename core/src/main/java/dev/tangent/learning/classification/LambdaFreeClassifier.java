package dev.tangent.learning.classification;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;

/// A way to classify all points of a weighted graph that has no lambda: made for very few labels.
public sealed interface LambdaFreeClassifier permits PoissonLearning, MutualPoisson, WeightedNonlocal {
    /// What a rule found.
    ///
    /// @param probabilities of the classes at all points, each row summing to one
    /// @param solve how the equations were solved
    record ClassifiedPoints(Matrix probabilities, SolveSummary solve) {}

    /// Classifies all points.
    ///
    /// @param laplacian L = D - W over a graph
    /// @param shares class shares of some points
    /// @param inUse which of them count
    ClassifiedPoints predict(
            RegularizerMatrix laplacian, DistinctLabels shares, boolean[] inUse, SolverSettings settings);
}
