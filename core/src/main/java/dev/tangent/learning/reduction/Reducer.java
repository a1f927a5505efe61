package dev.tangent.learning.reduction;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.sparse.SolverSettings;
import java.util.Optional;

/// Where methods get a regularizer reduced to the labelled points from.
@FunctionalInterface
public interface Reducer {
    /// R, and its reduction to some points.
    record Reduced(RegularizerMatrix regularizer, Reduction reduction) {}

    Reduced reduce(NeighbourGraph graph, RegularizerSpec spec, int[] points, SolverSettings solver);

    /// What it holds of a spec is not let go before another is kept, if there is room; nothing is kept for none.
    default void keep(Optional<RegularizerSpec> spec) {}

    /// What was kept of a spec. Where a journal knew what it would lead to, so that nobody had asked for it, it is
    /// made now: what follows has the same bits as if there had been no journal.
    default Optional<Reduced> kept(NeighbourGraph graph, RegularizerSpec spec, SolverSettings solver) {
        return Optional.empty();
    }

    /// Computes what is asked for whenever it is asked for.
    static Reducer fresh() {
        return (graph, spec, points, solver) -> {
            RegularizerMatrix regularizer = spec.over(graph);
            return new Reduced(regularizer, Reduction.of(regularizer, points, solver));
        };
    }
}
