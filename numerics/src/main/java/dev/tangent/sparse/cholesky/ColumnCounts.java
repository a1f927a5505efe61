package dev.tangent.sparse.cholesky;

import dev.tangent.linalg.array.DisjointSets;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;

/// Entries in each column of a Cholesky factor, without finding where they are.
///
/// Row i of the factor is a subtree of the elimination tree, rooted at i, whose leaves are entries of the matrix.
/// Counting for each column the subtrees that contain it needs only these leaves, and where two paths from
/// neighbouring leaves meet; both are found in nearly linear time (Gilbert, Ng and Peyton 1994, "An efficient algorithm
/// to compute row and column counts for sparse Cholesky factorization").
final class ColumnCounts {
    private static final int NONE = -1;

    private final int[] parent;
    private final int[] earliest;
    private final int[] latestFirst;
    private final int[] latestLeaf;
    private final DisjointSets sets;
    private final int[] counts;

    private ColumnCounts(int[] parent) {
        int size = parent.length;
        this.parent = parent;
        earliest = new int[size];
        latestFirst = new int[size];
        latestLeaf = new int[size];
        sets = new DisjointSets(size);
        counts = new int[size];
        Arrays.fill(latestFirst, NONE);
        Arrays.fill(latestLeaf, NONE);
        firstDescendants();
    }

    /// Counts with the diagonal included; the order must be a postorder of the tree.
    static int[] of(SparseMatrix matrix, int[] order, int[] place, int[] parent) {
        ColumnCounts work = new ColumnCounts(parent);
        for (int j = 0; j < order.length; j++) {
            if (parent[j] != NONE) work.counts[parent[j]]--; // the path from j is counted from j's own entries up
            for (int p = matrix.rowStart()[order[j]]; p < matrix.rowStart()[order[j] + 1]; p++) {
                int row = place[matrix.columns()[p]];
                if (row > j) work.meet(j, row);
            }
            if (parent[j] != NONE) work.sets.hang(j, parent[j]);
        }
        for (int j = 0; j < order.length; j++) if (parent[j] != NONE) work.counts[parent[j]] += work.counts[j];
        return work.counts;
    }

    /// `earliest[j]` is the first column of the subtree below j; leaves begin with their own diagonal entry.
    private void firstDescendants() {
        Arrays.fill(earliest, NONE);
        for (int j = 0; j < parent.length; j++) {
            counts[j] = earliest[j] == NONE ? 1 : 0;
            for (int i = j; i != NONE && earliest[i] == NONE; i = parent[i]) earliest[i] = j;
        }
    }

    /// Entry (row, j) of the matrix: if j is a leaf of the row's subtree, a path from j up to where it meets the
    /// path of the leaf before it joins the subtree.
    private void meet(int j, int row) {
        if (earliest[j] <= latestFirst[row]) return; // an earlier entry lies below j, so j is no leaf
        latestFirst[row] = earliest[j];
        int before = latestLeaf[row];
        latestLeaf[row] = j;
        counts[j]++;
        // The lowest common ancestor of the earlier leaf and this column is the root of the leaf's set.
        if (before != NONE) counts[sets.root(before)]--;
    }
}
