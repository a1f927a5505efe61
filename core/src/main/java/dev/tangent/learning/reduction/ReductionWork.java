package dev.tangent.learning.reduction;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.regularizer.LocalRegularizer;
import dev.tangent.sparse.cholesky.SymbolicCholesky;

/// What a reduction takes, before R is there.
public final class ReductionWork {
    private ReductionWork() {}

    /// Operations of a factor of a local regularizer's R over a graph, about.
    public static double factor(NeighbourGraph graph) {
        return SymbolicCholesky.estimatedFlops(LocalRegularizer.pattern(graph));
    }
}
