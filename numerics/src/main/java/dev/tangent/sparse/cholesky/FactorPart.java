package dev.tangent.sparse.cholesky;

import dev.tangent.linalg.simd.DenseKernels;
import java.util.Arrays;
import java.util.stream.IntStream;

/// Some of the rows and columns of a factor, taken out as a factor of its own: no supernode has columns of others.
final class FactorPart {
    private static final double[] NONE = {};

    private final Supernodes whole;
    private final boolean[] within;
    private final int[] members;
    private final int[] order;
    private final Supernodes nodes;

    /// @param side for each row of the matrix
    /// @param own the side that is taken out
    FactorPart(SymbolicCholesky factor, boolean[] side, boolean own) {
        int[] rows = factor.order();
        whole = factor.nodes();
        within = new boolean[rows.length];
        for (int k = 0; k < rows.length; k++) within[k] = side[rows[k]] == own;
        members = IntStream.range(0, whole.count())
                .filter(s -> within[whole.first()[s]])
                .toArray();
        nodes = SupernodePattern.some(whole, members);
        int[] number = new int[rows.length];
        for (int row = 1; row < rows.length; row++) number[row] = number[row - 1] + (side[row - 1] == own ? 1 : 0);
        order = Arrays.stream(rows)
                .filter(row -> side[row] == own)
                .map(row -> number[row])
                .toArray();
    }

    long bytes() {
        return nodes.bytes();
    }

    /// The part with its rows counted among themselves. It is moved out of the whole panel by panel, so that
    /// nothing is held twice.
    SparseCholesky moved(double[][] panels) {
        double[][] own = new double[members.length][];
        for (int t = 0; t < members.length; t++) {
            int s = members[t];
            boolean same = nodes.rows()[t].length == whole.rows()[s].length;
            own[t] = same ? panels[s] : withoutOthers(panels[s], s, t);
            panels[s] = NONE;
        }
        return new SparseCholesky(order, nodes, new EliminationTasks(nodes), own);
    }

    /// A panel without the rows below that do not belong.
    private double[] withoutOthers(double[] panel, int s, int t) {
        int[] rows = whole.rows()[s];
        int[] places =
                IntStream.range(0, rows.length).filter(i -> within[rows[i]]).toArray();
        int width = nodes.width(t);
        int from = whole.stride(s);
        int to = nodes.stride(t);
        double[] own = new double[width * to + DenseKernels.LANES];
        for (int j = 0; j < width; j++) {
            System.arraycopy(panel, j * from, own, j * to, width);
            for (int i = 0; i < places.length; i++) own[j * to + width + i] = panel[j * from + width + places[i]];
        }
        return own;
    }
}
