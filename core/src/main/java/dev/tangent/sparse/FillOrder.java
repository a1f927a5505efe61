package dev.tangent.sparse;

import dev.tangent.sparse.order.EliminationOrder;
import dev.tangent.sparse.order.Graph;

/// An order of elimination that keeps the Cholesky factor sparse.
///
/// Depends on the pattern alone, not on values, threads or a clock.
public final class FillOrder {
    private static final int SMALL = 500;
    private static final long SEED = 20150607;

    private FillOrder() {}

    /// A permutation: `order[position] = row`.
    public static int[] of(SparseMatrix matrix) {
        Graph graph = Graph.of(matrix.rowStart(), matrix.columns());
        return graph.size() <= SMALL
                ? EliminationOrder.byMinimumDegree(graph)
                : EliminationOrder.byNestedDissection(graph, SEED);
    }
}
