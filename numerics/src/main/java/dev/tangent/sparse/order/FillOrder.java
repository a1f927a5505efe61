package dev.tangent.sparse.order;

import dev.tangent.parallel.Parallel;
import dev.tangent.parallel.Progress;
import dev.tangent.sparse.SparseMatrix;

/// An order of elimination that keeps the Cholesky factor sparse.
///
/// Depends on the pattern alone, not on values, threads or time.
public final class FillOrder {
    private static final int SMALL = 500;
    private static final long SEED = 20150607;

    private FillOrder() {}

    /// A permutation: `order[position] = row`.
    public static int[] of(SparseMatrix matrix) {
        Graph graph = Graph.of(matrix.rowStart(), matrix.columns());
        if (graph.size() <= SMALL) return EliminationOrder.byMinimumDegree(graph);
        // How far it has come is unknown until the end, so listeners hear nothing of the loops inside.
        return ScopedValue.where(Progress.LISTENER, (done, total) -> {})
                .call(() -> Parallel.nested(() -> EliminationOrder.byNestedDissection(graph, SEED)));
    }
}
