package dev.tangent.learning.reduction;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.RegularizerSpec;
import dev.tangent.sparse.SolverSettings;

/// Where methods get a regularizer reduced to the labelled points from.
public interface Reducer {
    /// R, and its reduction to some points.
    record Reduced(RegularizerMatrix regularizer, Reduction reduction) {}

    Reduced reduce(NeighbourGraph graph, RegularizerSpec setting, int[] points, SolverSettings solver);

    /// Computes what is asked for whenever it is asked for.
    static Reducer fresh() {
        return (graph, setting, points, solver) -> {
            RegularizerMatrix regularizer = setting.over(graph);
            return new Reduced(regularizer, Reduction.of(regularizer, points, solver));
        };
    }
}
