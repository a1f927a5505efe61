package dev.tangent.sparse.cholesky;

import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;

/// The elimination tree of a symmetric pattern under an order: the parent of column j is the first row below the
/// diagonal in column j of the Cholesky factor. Column j is needed by its ancestors only.
///
/// Found in nearly linear time without the factor (Liu 1990, "The role of elimination trees in sparse factorization").
final class EliminationTree {
    static final int NONE = -1;

    private EliminationTree() {}

    /// Parents by position in the order; `NONE` for roots.
    static int[] parents(SparseMatrix matrix, int[] order, int[] place) {
        int[] parent = new int[order.length];
        int[] shortcut = new int[order.length];
        for (int k = 0; k < order.length; k++) {
            parent[k] = NONE;
            shortcut[k] = NONE;
            int row = order[k];
            for (int p = matrix.rowStart()[row]; p < matrix.rowStart()[row + 1]; p++)
                climb(place[matrix.columns()[p]], k, parent, shortcut);
        }
        return parent;
    }

    /// Walks from j to the root of its tree so far, which becomes a child of k; the path is compressed.
    private static void climb(int j, int k, int[] parent, int[] shortcut) {
        int i = j;
        while (i != NONE && i < k) {
            int next = shortcut[i];
            shortcut[i] = k;
            if (next == NONE) parent[i] = k;
            i = next;
        }
    }

    /// Positions in an order where every subtree is contiguous and children come before parents, children of one
    /// parent ascending.
    static int[] postorder(int[] parent) {
        int size = parent.length;
        int[] firstChild = new int[size];
        int[] sibling = new int[size];
        Arrays.fill(firstChild, NONE);
        for (int j = size - 1; j >= 0; j--) {
            if (parent[j] == NONE) continue;
            sibling[j] = firstChild[parent[j]];
            firstChild[parent[j]] = j;
        }
        int[] post = new int[size];
        int[] stack = new int[size];
        int done = 0;
        for (int root = 0; root < size; root++) {
            if (parent[root] != NONE) continue;
            int top = 0;
            stack[0] = root;
            while (top >= 0) {
                int j = stack[top];
                int child = firstChild[j];
                if (child == NONE) {
                    post[done++] = j;
                    top--;
                } else {
                    firstChild[j] = sibling[child];
                    stack[++top] = child;
                }
            }
        }
        return post;
    }
}
