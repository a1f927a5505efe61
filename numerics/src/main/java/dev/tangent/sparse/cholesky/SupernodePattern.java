package dev.tangent.sparse.cholesky;

import dev.tangent.parallel.Parallel;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;

/// Lays supernodes out: renumbers the columns so that each supernode is a run, and finds the rows below it.
final class SupernodePattern {
    private static final int NONE = -1;
    private static final int CHUNK = 256;

    private SupernodePattern() {}

    /// A permutation of the columns that makes groups contiguous, children before parents, every subtree
    /// contiguous; columns of a group keep their sequence. `group` and `columnParent` as in `SupernodeMerging`.
    static int[] contiguous(int[] group, int[] columnParent) {
        int size = group.length;
        int groups = Arrays.stream(group).max().orElse(-1) + 1;
        int[] parent = new int[groups];
        int[] start = new int[groups + 1];
        Arrays.fill(parent, NONE);
        for (int j = 0; j < size; j++) {
            start[group[j] + 1]++;
            boolean leaves = columnParent[j] != NONE && group[columnParent[j]] != group[j];
            if (leaves) parent[group[j]] = group[columnParent[j]];
        }
        for (int g = 0; g < groups; g++) start[g + 1] += start[g];
        int[] members = new int[size];
        int[] next = start.clone();
        for (int j = 0; j < size; j++) members[next[group[j]]++] = j;
        int[] sequence = new int[size];
        int q = 0;
        for (int g : EliminationTree.postorder(parent))
            for (int p = start[g]; p < start[g + 1]; p++) sequence[q++] = members[p];
        return sequence;
    }

    /// The supernodes of a pattern whose columns are already in their final order.
    static Supernodes of(SparseMatrix matrix, int[] order, int[] place, int[] group) {
        int size = order.length;
        int count = 0;
        int[] first = new int[size + 1];
        int[] nodeOf = new int[size];
        for (int j = 0; j < size; j++) {
            if (j == 0 || group[j] != group[j - 1]) first[count++] = j;
            nodeOf[j] = count - 1;
        }
        first[count] = size;
        int[] parent = new int[count];
        int[][] rows = new int[count][];
        int[][] children = new int[count][];
        int[] childCount = new int[count];
        int[] seen = new int[size];
        int[] found = new int[size];
        Arrays.fill(seen, NONE);
        for (int s = 0; s < count; s++) {
            int n = 0;
            for (int j = first[s]; j < first[s + 1]; j++)
                for (int p = matrix.rowStart()[order[j]]; p < matrix.rowStart()[order[j] + 1]; p++) {
                    int row = place[matrix.columns()[p]];
                    if (row < first[s + 1] || seen[row] == s) continue;
                    seen[row] = s;
                    found[n++] = row;
                }
            for (int c = 0; c < childCount[s]; c++)
                for (int row : rows[children[s][c]]) {
                    if (row < first[s + 1] || seen[row] == s) continue;
                    seen[row] = s;
                    found[n++] = row;
                }
            rows[s] = Arrays.copyOf(found, n);
            Arrays.sort(rows[s]);
            parent[s] = n == 0 ? NONE : nodeOf[rows[s][0]];
            if (n > 0) append(children, childCount, parent[s], s);
        }
        int[] ends = Arrays.copyOf(first, count + 1);
        return new Supernodes(ends, parent, rows, relative(ends, parent, rows));
    }

    /// Some of the supernodes with the rows below them that belong to them as well, renumbered. With a supernode
    /// its whole subtree is among them, or its whole path to the root.
    ///
    /// @param members ascending
    static Supernodes some(Supernodes all, int[] members) {
        int count = members.length;
        int[] number = new int[all.first()[all.count()]];
        int[] nodeOf = new int[number.length];
        Arrays.fill(number, NONE);
        int[] first = new int[count + 1];
        for (int t = 0; t < count; t++) {
            int s = members[t];
            first[t + 1] = first[t] + all.width(s);
            for (int j = 0; j < all.width(s); j++) {
                number[all.first()[s] + j] = first[t] + j;
                nodeOf[first[t] + j] = t;
            }
        }
        int[][] rows = new int[count][];
        int[] parent = new int[count];
        for (int t = 0; t < count; t++) {
            rows[t] = Arrays.stream(all.rows()[members[t]])
                    .map(row -> number[row])
                    .filter(row -> row != NONE)
                    .toArray();
            parent[t] = rows[t].length == 0 ? NONE : nodeOf[rows[t][0]];
        }
        return new Supernodes(first, parent, rows, relative(first, parent, rows));
    }

    private static void append(int[][] children, int[] childCount, int parent, int child) {
        int n = childCount[parent]++;
        if (n == 0) children[parent] = new int[2];
        else if (n == children[parent].length) children[parent] = Arrays.copyOf(children[parent], 2 * n);
        children[parent][n] = child;
    }

    private static int[][] relative(int[] first, int[] parent, int[][] rows) {
        int[][] relative = new int[parent.length][];
        Parallel.forRange(parent.length, CHUNK, (low, high) -> {
            for (int s = low; s < high; s++)
                relative[s] = parent[s] == NONE
                        ? new int[rows[s].length]
                        : relative(rows[s], rows[parent[s]], first[parent[s]], first[parent[s] + 1]);
        });
        return relative;
    }

    /// Places of a supernode's rows in its parent, whose columns are `from` to `to` with rows `below`.
    private static int[] relative(int[] rows, int[] below, int from, int to) {
        int[] relative = new int[rows.length];
        int q = 0;
        for (int i = 0; i < rows.length; i++) {
            if (rows[i] >= to) while (below[q] != rows[i]) q++;
            relative[i] = rows[i] < to ? rows[i] - from : to - from + q;
        }
        return relative;
    }
}
