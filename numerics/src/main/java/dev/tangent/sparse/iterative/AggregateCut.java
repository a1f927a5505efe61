package dev.tangent.sparse.iterative;

import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.cholesky.SymbolicCholesky;

/// The points cut into aggregates, and which of these a matrix couples.
///
/// @param neighbours for each aggregate those its rows reach, itself included, ascending
record AggregateCut(Aggregates aggregates, int[][] neighbours) {
    /// Couplings above this share of the diagonal are never cut: lower values make the aggregates irregular, higher
    /// ones let boundaries separate strongly coupled points (decision 4).
    static final double STRONG = 0.15;

    /// About what 20 iterations take, four products each, in operations of a factor, which are 13 times as quick.
    private static final double FLOPS_AN_ENTRY = 2000;

    /// @param size points of an aggregate, at most
    static AggregateCut of(SparseMatrix a, NodeGeometry nodes, int size) {
        Aggregates cut = Aggregates.of(nodes, size, StrongCouplings.groups(a, STRONG, size));
        return new AggregateCut(cut, AggregateGraph.neighbours(a, cut.order(), cut.start()));
    }

    /// Aggregates of some size, or larger ones where the coarse factor would cost more than the iterations: in
    /// high dimensions every aggregate is coupled to nearly all others, and the factor takes their number's cube.
    static AggregateCut balanced(SparseMatrix a, NodeGeometry nodes, int least) {
        int functions = Math.min(nodes.linear(), nodes.dimension()) + 1;
        double most = FLOPS_AN_ENTRY * a.entries();
        int size = least;
        while (true) {
            AggregateCut cut = of(a, nodes, size);
            double ratio = cut.factorFlops(functions) / most;
            if (ratio <= 1 || size >= a.size()) return cut;
            size = (int) Math.min(a.size(), Math.ceil(size * Math.max(1.25, Math.cbrt(ratio))));
        }
    }

    /// About what a factor of the coarse matrix takes, before it has an order.
    private double factorFlops(int functions) {
        return SymbolicCholesky.estimatedFlops(AggregateGraph.pattern(neighbours)) * Math.pow(functions, 3);
    }
}
