package dev.tangent.sparse.cholesky;

import dev.tangent.linalg.simd.DenseKernels;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.order.FillOrder;
import java.util.Arrays;
import java.util.stream.IntStream;

/// One factorization that serves two matrices: with the rows of A in two parts, I eliminated first and B kept, the
/// factor of A has in it that of A_II and that of the Schur complement S = A_BB - A_BI A_II^-1 A_IB.
///
/// The part of the factor that couples the two is not kept: A_BI does as well, and is sparse.
public final class SchurCholesky {
    private final SymbolicCholesky whole;
    private final int[] eliminatedNodes;
    private final int[] keptNodes;
    private final Part eliminated;
    private final Part kept;

    /// Of a factor: the order of its rows, counted among themselves, and its supernodes.
    private record Part(int[] order, Supernodes nodes) {
        SparseCholesky with(double[][] panels) {
            return new SparseCholesky(order, nodes, new EliminationTasks(nodes), panels);
        }
    }

    /// The two factors.
    ///
    /// @param eliminated the factor of A_II, its rows in their order in A
    /// @param schur the factor of S, likewise
    public record Factors(SparseCholesky eliminated, SparseCholesky schur) {}

    private SchurCholesky(SymbolicCholesky whole, boolean[] isKept) {
        this.whole = whole;
        int[] order = whole.order();
        Supernodes nodes = whole.nodes();
        keptNodes = IntStream.range(0, nodes.count())
                .filter(s -> isKept[order[nodes.first()[s]]])
                .toArray();
        eliminatedNodes = IntStream.range(0, nodes.count())
                .filter(s -> !isKept[order[nodes.first()[s]]])
                .toArray();
        int[] number = new int[order.length];
        int before = 0;
        for (int row = 0; row < order.length; row++) number[row] = isKept[row] ? before++ : row - before;
        kept = new Part(
                Arrays.stream(order)
                        .filter(row -> isKept[row])
                        .map(row -> number[row])
                        .toArray(),
                SupernodePattern.some(nodes, keptNodes));
        eliminated = new Part(
                Arrays.stream(order)
                        .filter(row -> !isKept[row])
                        .map(row -> number[row])
                        .toArray(),
                SupernodePattern.some(nodes, eliminatedNodes));
    }

    /// Analyses the pattern.
    ///
    /// @param kept the rows of B
    public static SchurCholesky of(SparseMatrix pattern, int[] kept) {
        boolean[] isKept = new boolean[pattern.size()];
        for (int row : kept) isKept[row] = true;
        int[] order = FillOrder.of(pattern);
        int[] keptLast = IntStream.concat(
                        Arrays.stream(order).filter(row -> !isKept[row]),
                        Arrays.stream(order).filter(row -> isKept[row]))
                .toArray();
        return new SchurCholesky(SymbolicCholesky.of(pattern, keptLast, isKept), isKept);
    }

    /// Memory the two factors take.
    public long factorBytes() {
        return eliminated.nodes.bytes() + kept.nodes.bytes();
    }

    /// Memory it takes at most at one time to make them.
    public long bytes() {
        return whole.bytes();
    }

    /// Factorizes a matrix that has the analysed pattern.
    ///
    /// @throws dev.tangent.sparse.NotPositiveDefinite when it cannot be told from a matrix that is not positive
    /// definite
    public Factors factor(SparseMatrix matrix) {
        double[][] panels = whole.panels(matrix);
        return new Factors(
                eliminated.with(moved(panels, eliminatedNodes, eliminated.nodes)),
                kept.with(moved(panels, keptNodes, kept.nodes)));
    }

    /// The panels of one part, which are taken out of the whole one after another so that nothing is held twice.
    private double[][] moved(double[][] panels, int[] members, Supernodes part) {
        double[][] own = new double[members.length][];
        boolean[] within = new boolean[whole.size()];
        for (int s : members)
            Arrays.fill(within, whole.nodes().first()[s], whole.nodes().first()[s + 1], true);
        for (int t = 0; t < members.length; t++) {
            own[t] = part.rows()[t].length == whole.nodes().rows()[members[t]].length
                    ? panels[members[t]]
                    : withRows(panels[members[t]], members[t], within, part, t);
            panels[members[t]] = null;
        }
        return own;
    }

    /// A panel with only those of the rows below that are `within`.
    private double[] withRows(double[] panel, int s, boolean[] within, Supernodes part, int t) {
        int[] rows = whole.nodes().rows()[s];
        int[] places =
                IntStream.range(0, rows.length).filter(i -> within[rows[i]]).toArray();
        int width = part.width(t);
        int from = whole.nodes().stride(s);
        int to = part.stride(t);
        double[] own = new double[width * to + DenseKernels.LANES];
        for (int j = 0; j < width; j++) {
            System.arraycopy(panel, j * from, own, j * to, width);
            for (int i = 0; i < places.length; i++) own[j * to + width + i] = panel[j * from + width + places[i]];
        }
        return own;
    }
}
