package dev.tangent.sparse.cholesky;

import dev.tangent.linalg.NotPositiveDefinite;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;

/// The slow sparse twin: Cholesky row by row, columns compressed: row k of the factor solves a sparse triangular system
/// whose pattern is the part of the elimination tree below k that the matrix row reaches (Davis 2006, section 4.7).
final class UpLooking {
    final int[] start;
    final int[] rows;
    final double[] values;

    private UpLooking(int[] start, int[] rows, double[] values) {
        this.start = start;
        this.rows = rows;
        this.values = values;
    }

    static UpLooking factor(SparseMatrix matrix, int[] order) {
        int size = order.length;
        int[] place = new int[size];
        for (int k = 0; k < size; k++) place[order[k]] = k;
        int[] parent = EliminationTree.parents(matrix, order, place);
        int[] counts = counts(matrix, order, place, parent);
        int[] start = new int[size + 1];
        for (int j = 0; j < size; j++) start[j + 1] = Math.addExact(start[j], counts[j]);
        int[] rows = new int[start[size]];
        double[] values = new double[start[size]];
        int[] end = Arrays.copyOf(start, size);
        int[] path = new int[size];
        int[] seen = new int[size];
        Arrays.fill(seen, -1);
        double[] x = new double[size];
        for (int k = 0; k < size; k++) {
            int first = reach(matrix, order[k], place, parent, k, seen, path);
            for (int p = matrix.rowStart()[order[k]]; p < matrix.rowStart()[order[k] + 1]; p++) {
                int j = place[matrix.columns()[p]];
                if (j <= k) x[j] = matrix.values()[p];
            }
            double diagonal = x[k];
            double pivot = diagonal;
            x[k] = 0;
            for (int t = first; t < size; t++) {
                int j = path[t];
                double value = x[j] / values[start[j]];
                x[j] = 0;
                for (int p = start[j] + 1; p < end[j]; p++) x[rows[p]] -= values[p] * value;
                pivot -= value * value;
                rows[end[j]] = k;
                values[end[j]++] = value;
            }
            if (!(pivot > Math.ulp(1.0) * diagonal)) throw new NotPositiveDefinite(order[k], pivot);
            rows[end[k]] = k;
            values[end[k]++] = Math.sqrt(pivot);
        }
        return new UpLooking(start, rows, values);
    }

    /// Entries of each column, counted one by one.
    static int[] counts(SparseMatrix matrix, int[] order, int[] place, int[] parent) {
        int[] count = new int[order.length];
        int[] seen = new int[order.length];
        Arrays.fill(seen, -1);
        int[] path = new int[order.length];
        for (int k = 0; k < order.length; k++) {
            count[k]++;
            for (int t = reach(matrix, order[k], place, parent, k, seen, path); t < path.length; t++) count[path[t]]++;
        }
        return count;
    }

    /// Fills the end of `path` with the columns of row k, children before parents; returns where it begins.
    private static int reach(SparseMatrix matrix, int row, int[] place, int[] parent, int k, int[] seen, int[] path) {
        int top = path.length;
        seen[k] = k;
        for (int p = matrix.rowStart()[row]; p < matrix.rowStart()[row + 1]; p++) {
            int count = 0;
            for (int j = place[matrix.columns()[p]]; j < k && seen[j] != k; j = parent[j]) {
                path[count++] = j;
                seen[j] = k;
            }
            while (count > 0) path[--top] = path[--count];
        }
        return top;
    }
}
