package dev.tangent.sparse;

import dev.tangent.sparse.order.Graph;
import dev.tangent.sparse.order.MinimumDegree;

/// An order of elimination that keeps the Cholesky factor sparse.
///
/// Depends on the pattern alone, not on values, threads or a clock.
public final class FillOrder {
    private FillOrder() {}

    /// A permutation: `order[position] = row`.
    public static int[] of(SparseMatrix matrix) {
        return MinimumDegree.order(Graph.of(matrix.rowStart(), matrix.columns()));
    }
}
