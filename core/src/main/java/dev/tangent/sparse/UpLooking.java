package dev.tangent.sparse;

import java.util.Arrays;

/// Numeric Cholesky row by row: row k of the factor solves a sparse triangular system whose pattern is the part of the
/// elimination tree below k that the matrix row reaches (Davis 2006, section 4.7).
final class UpLooking {
    private UpLooking() {}

    static SparseCholesky factor(SparseMatrix matrix, int[] order, int[] place, int[] parent, int[] counts) {
        int size = order.length;
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
        return new SparseCholesky(order, start, rows, values);
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
