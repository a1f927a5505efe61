package dev.tangent.sparse.solver;

import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.graph.LevelStructure;

/// What a factor takes, before there is an order.
public final class FactorEstimate {
    private FactorEstimate() {}

    /// Operations, from one breadth-first search on the pattern. A level of that search is a separator, and a dense
    /// factor of the widest is in any elimination that begins with it.
    public static double flops(SparseMatrix pattern) {
        LevelStructure levels = LevelStructure.of(pattern);
        return Math.max(levels.flops(), Math.pow(levels.widest(), 3) / 3);
    }
}
