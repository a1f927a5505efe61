package dev.tangent.sparse.operator;

import dev.tangent.parallel.Parallel;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;

/// Products of two commuting sparse symmetric matrices, row by row (Gustavson 1978); such a product is symmetric.
final class SparseProduct {
    private static final int ROWS = 64;

    private SparseProduct() {}

    static SparseMatrix of(SparseMatrix a, SparseMatrix b) {
        int size = a.size();
        int[] start = new int[size + 1];
        Parallel.forRange(size, ROWS, () -> new int[size], (mark, from, to) -> {
            for (int i = from; i < to; i++) start[i + 1] = pattern(a, b, i, mark, new int[0], 0);
        });
        for (int i = 0; i < size; i++) {
            if ((long) start[i] + start[i + 1] > Integer.MAX_VALUE - 8)
                throw new IllegalArgumentException(
                        "the matrix power has more than 2^31 entries: use fewer neighbours or a lower power");
            start[i + 1] += start[i];
        }
        int[] columns = new int[start[size]];
        double[] values = new double[columns.length];
        Parallel.forRange(size, ROWS, () -> new int[size], (mark, from, to) -> {
            for (int i = from; i < to; i++) {
                pattern(a, b, i, mark, columns, start[i]);
                Arrays.sort(columns, start[i], start[i + 1]);
            }
        });
        Parallel.forRange(size, ROWS, () -> new double[size], (sum, from, to) -> {
            for (int i = from; i < to; i++) fill(a, b, i, sum, columns, values, start);
        });
        return new SparseMatrix(start, columns, values);
    }

    private static int pattern(SparseMatrix a, SparseMatrix b, int i, int[] mark, int[] columns, int at) {
        int count = 0;
        for (int p = a.rowStart()[i]; p < a.rowStart()[i + 1]; p++) {
            int j = a.columns()[p];
            for (int q = b.rowStart()[j]; q < b.rowStart()[j + 1]; q++) {
                int column = b.columns()[q];
                if (mark[column] == i + 1) continue;
                mark[column] = i + 1;
                if (columns.length > 0) columns[at + count] = column;
                count++;
            }
        }
        return count;
    }

    private static void fill(
            SparseMatrix a, SparseMatrix b, int i, double[] sum, int[] columns, double[] values, int[] start) {
        for (int p = a.rowStart()[i]; p < a.rowStart()[i + 1]; p++) {
            int j = a.columns()[p];
            double factor = a.values()[p];
            for (int q = b.rowStart()[j]; q < b.rowStart()[j + 1]; q++) sum[b.columns()[q]] += factor * b.values()[q];
        }
        for (int p = start[i]; p < start[i + 1]; p++) {
            values[p] = sum[columns[p]];
            sum[columns[p]] = 0;
        }
    }
}
