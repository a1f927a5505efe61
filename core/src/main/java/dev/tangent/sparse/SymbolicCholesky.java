package dev.tangent.sparse;

import dev.tangent.linalg.Check;
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
    private final int[] parent;
    private final int[] counts;

    private SymbolicCholesky(SparseMatrix pattern, int[] order, int[] place, int[] parent) {
        this.rowStart = pattern.rowStart();
        this.columns = pattern.columns();
        this.order = order;
        this.place = place;
        this.parent = parent;
        this.counts = columnCounts();
    }

    /// Analyses the pattern under an order that keeps the factor sparse.
    public static SymbolicCholesky of(SparseMatrix pattern) {
        return of(pattern, FillOrder.of(pattern));
    }

    /// Analyses the pattern under a given order, `order[position] = row`.
    public static SymbolicCholesky of(SparseMatrix pattern, int[] order) {
        int[] given = inverse(order, pattern.size());
        int[] post = EliminationTree.postorder(EliminationTree.parents(pattern, order, given));
        int[] postordered = new int[order.length];
        for (int k = 0; k < order.length; k++) postordered[k] = order[post[k]];
        int[] place = inverse(postordered, pattern.size());
        return new SymbolicCholesky(pattern, postordered, place, EliminationTree.parents(pattern, postordered, place));
    }

    private static int[] inverse(int[] order, int size) {
        Check.that(order.length == size, "an order of " + size + " rows has length " + order.length);
        int[] place = new int[size];
        Arrays.fill(place, -1);
        for (int k = 0; k < size; k++) {
            Check.index(order[k], size, "row in the order");
            Check.that(place[order[k]] < 0, "row " + order[k] + " appears twice in the order");
            place[order[k]] = k;
        }
        return place;
    }

    private int[] columnCounts() {
        int[] count = new int[order.length];
        int[] seen = new int[order.length];
        Arrays.fill(seen, -1);
        for (int k = 0; k < order.length; k++) {
            seen[k] = k;
            count[k]++;
            for (int p = rowStart[order[k]]; p < rowStart[order[k] + 1]; p++) {
                for (int j = place[columns[p]]; j < k && seen[j] != k; j = parent[j]) {
                    seen[j] = k;
                    count[j]++;
                }
            }
        }
        return count;
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

    /// Memory the numeric factorization takes at most, the factor included.
    public long bytes() {
        return 12 * factorEntries() + 24L * size();
    }

    /// Factorizes a matrix that has the analysed pattern.
    ///
    /// @throws NotPositiveDefinite when it cannot be told from a matrix that is not positive definite
    public SparseCholesky factor(SparseMatrix matrix) {
        Check.that(
                samePattern(matrix),
                "the matrix to factorize must have the pattern that was analysed but differs from it");
        return UpLooking.factor(matrix, order, place, parent, counts);
    }

    private boolean samePattern(SparseMatrix matrix) {
        return Arrays.equals(matrix.rowStart(), rowStart)
                && Arrays.equals(matrix.columns(), 0, matrix.entries(), columns, 0, rowStart[size()]);
    }
}
