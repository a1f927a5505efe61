package dev.tangent.sparse.iterative;

import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SparseMatrix;

/// The coarse functions of [TwoLevel] over some points, as those who solve by parts need them: on each aggregate the
/// constant and the leading principal coordinates, orthonormal.
public final class CoarseFunctions {
    private final int count;
    private final int[] first; // of each point's aggregate
    private final double[][] values;

    private CoarseFunctions(int count, int points) {
        this.count = count;
        first = new int[points];
        values = new double[points][];
    }

    /// Cuts the points into aggregates.
    ///
    /// @param a couples the points; strongly coupled ones share an aggregate
    /// @param size points of an aggregate, at most
    public static CoarseFunctions of(SparseMatrix a, NodeGeometry nodes, int size) {
        Aggregates aggregates = Aggregates.of(nodes, size, StrongCouplings.groups(a, AggregateCut.STRONG, size));
        AggregateBasis basis = new AggregateBasis(aggregates, nodes);
        CoarseFunctions out = new CoarseFunctions(basis.unknowns(), nodes.size());
        for (int p = 0; p < aggregates.count(); p++) {
            int functions = basis.functions(p);
            for (int i = 0; i < basis.size(p); i++) {
                int point = aggregates.order()[aggregates.start()[p] + i];
                out.first[point] = basis.first(p);
                out.values[point] = new double[functions];
                System.arraycopy(basis.values(p), i * functions, out.values[point], 0, functions);
            }
        }
        return out;
    }

    /// Functions in all.
    public int count() {
        return count;
    }

    /// The first of those that are not zero at a point; the others follow it.
    public int first(int point) {
        return first[point];
    }

    /// The values at a point of those that are not zero there.
    public double[] at(int point) {
        return values[point].clone();
    }
}
