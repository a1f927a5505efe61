package dev.tangent.sparse.cholesky;

import dev.tangent.linalg.array.Arguments;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.graph.LevelStructure;
import dev.tangent.sparse.order.FillOrder;
import java.util.Arrays;

/// What is known of a Cholesky factor P A P' = L L' from the pattern alone: order, elimination tree, size, cost.
///
/// Made once for a pattern, it factorizes any number of matrices with that pattern (Davis 2006, "Direct methods for
/// sparse linear systems", chapter 4).
public final class SymbolicCholesky {
    private final int[] rowStart;
    private final int[] columns;
    private final int[] order;
    private final int[] place;
    private final int[] counts;
    private final Supernodes nodes;
    private final EliminationTasks tasks;

    private SymbolicCholesky(SparseMatrix pattern, int[] order, int[] place, int[] counts, Supernodes nodes) {
        this.rowStart = pattern.rowStart();
        this.columns = pattern.columns();
        this.order = order;
        this.place = place;
        this.counts = counts;
        this.nodes = nodes;
        this.tasks = new EliminationTasks(nodes);
    }

    /// Analyses the pattern under an order that keeps the factor sparse.
    public static SymbolicCholesky of(SparseMatrix pattern) {
        return of(pattern, FillOrder.of(pattern));
    }

    /// Analyses the pattern under a given order, `order[position] = row`.
    public static SymbolicCholesky of(SparseMatrix pattern, int[] order) {
        return of(pattern, order, new boolean[order.length]);
    }

    /// The same, where no supernode has columns of both sides.
    ///
    /// @param side for each row
    static SymbolicCholesky of(SparseMatrix pattern, int[] order, boolean[] side) {
        int[] given = inverse(order, pattern.size());
        int[] givenParent = EliminationTree.parents(pattern, order, given);
        int[] post = EliminationTree.postorder(givenParent);
        int[] postorder = picked(order, post);
        int[] parent = renumbered(givenParent, post);
        int[] counts = ColumnCounts.of(pattern, postorder, inverse(postorder, order.length), parent);
        boolean[] columnSide = new boolean[order.length];
        for (int k = 0; k < order.length; k++) columnSide[k] = side[postorder[k]];
        int[] group = SupernodeMerging.groups(parent, counts, columnSide);
        int[] sequence = SupernodePattern.contiguous(group, parent);
        int[] chosen = picked(postorder, sequence);
        int[] place = inverse(chosen, order.length);
        Supernodes nodes = SupernodePattern.of(pattern, chosen, place, picked(group, sequence));
        return new SymbolicCholesky(pattern, chosen, place, picked(counts, sequence), nodes);
    }

    private static int[] picked(int[] values, int[] sequence) {
        int[] out = new int[sequence.length];
        for (int k = 0; k < sequence.length; k++) out[k] = values[sequence[k]];
        return out;
    }

    private static int[] renumbered(int[] parent, int[] sequence) {
        int[] position = inverse(sequence, sequence.length);
        int[] out = new int[sequence.length];
        for (int k = 0; k < sequence.length; k++) {
            int above = parent[sequence[k]];
            out[k] = above == EliminationTree.NONE ? EliminationTree.NONE : position[above];
        }
        return out;
    }

    private static int[] inverse(int[] order, int size) {
        Arguments.that(order.length == size, () -> "an order of " + size + " rows has length " + order.length);
        int[] place = new int[size];
        Arrays.fill(place, -1);
        for (int k = 0; k < size; k++) {
            int row = Arguments.index(order[k], size, "row in the order");
            Arguments.that(place[row] < 0, () -> "row " + row + " appears twice in the order");
            place[row] = k;
        }
        return place;
    }

    /// Operations that the factor of a pattern takes, before there is an order: from one breadth-first search. A
    /// level of that search is a separator, and a dense factor of the widest is in any elimination that begins with
    /// it.
    public static double estimatedFlops(SparseMatrix pattern) {
        LevelStructure levels = LevelStructure.of(pattern);
        return Math.max(levels.flops(), Math.pow(levels.widest(), 3) / 3);
    }

    public int size() {
        return order.length;
    }

    /// The order of elimination, `order[position] = row`.
    public int[] order() {
        return order.clone();
    }

    /// Entries of the lower triangle of the factor, diagonal included.
    public long factorEntries() {
        long sum = 0;
        for (int count : counts) sum += count;
        return sum;
    }

    /// Floating point operations of the numeric factorization: the sum of squared column counts.
    public double flops() {
        double sum = 0;
        for (int count : counts) sum += (double) count * count;
        return sum;
    }

    /// Memory the factor takes: its numbers with padding and merged zeros, and the indices that go with them.
    public long factorBytes() {
        return nodes.bytes();
    }

    /// Memory the numeric factorization takes at most at one time, the factor included, whatever the number of
    /// threads.
    public long bytes() {
        return factorBytes() + 8 * FrontMemory.most(nodes, tasks);
    }

    /// Factorizes a matrix that has the analysed pattern.
    ///
    /// @throws dev.tangent.linalg.NotPositiveDefinite when it cannot be told from a matrix that is not positive
    /// definite
    public SparseCholesky factor(SparseMatrix matrix) {
        return new SparseCholesky(order, nodes, tasks, panels(matrix));
    }

    /// The numbers of the factor, a dense block for each supernode.
    double[][] panels(SparseMatrix matrix) {
        Arguments.that(
                fits(matrix),
                () -> "the matrix to factorize must have the pattern that was analysed but differs from it");
        return Multifrontal.factor(matrix, order, place, nodes, tasks);
    }

    Supernodes nodes() {
        return nodes;
    }

    /// Whether the matrix has the analysed pattern.
    public boolean fits(SparseMatrix matrix) {
        return Arrays.equals(matrix.rowStart(), rowStart)
                && Arrays.equals(matrix.columns(), 0, matrix.entries(), columns, 0, rowStart[size()]);
    }
}
