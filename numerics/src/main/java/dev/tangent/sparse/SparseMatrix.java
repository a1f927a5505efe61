package dev.tangent.sparse;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.array.Arguments;
import dev.tangent.linalg.simd.RowKernel;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;

/// A sparse symmetric matrix: both triangles in compressed rows, columns ascending within a row, no duplicates.
///
/// Row i occupies `rowStart[i] .. rowStart[i + 1]` of `columns` and `values`. The arrays are shared, not copied, and
/// never written to once the matrix stands.
public final class SparseMatrix implements SymmetricOperator {
    private static final int CHUNK = 512;

    private final int[] rowStart;
    private final int[] columns;
    private final double[] values;

    public SparseMatrix(int[] rowStart, int[] columns, double[] values) {
        this.rowStart = rowStart;
        this.columns = columns;
        this.values = values;
        Arguments.that(
                rowStart[rowStart.length - 1] <= columns.length && columns.length == values.length,
                () -> "row starts, columns and values of a sparse matrix do not fit together");
    }

    public static SparseMatrix diagonal(double... values) {
        int[] rowStart = new int[values.length + 1];
        int[] columns = new int[values.length];
        for (int i = 0; i < values.length; i++) {
            rowStart[i + 1] = i + 1;
            columns[i] = i;
        }
        return new SparseMatrix(rowStart, columns, values.clone());
    }

    @Override
    public int size() {
        return rowStart.length - 1;
    }

    /// Stored entries, both triangles counted.
    public int entries() {
        return rowStart[size()];
    }

    public int[] rowStart() {
        return rowStart;
    }

    public int[] columns() {
        return columns;
    }

    public double[] values() {
        return values;
    }

    public double at(int row, int column) {
        int p = Arrays.binarySearch(columns, rowStart[row], rowStart[row + 1], column);
        return p < 0 ? 0 : values[p];
    }

    @Override
    public double[] diagonal() {
        double[] diagonal = new double[size()];
        Parallel.forRange(diagonal.length, CHUNK, (from, to) -> {
            for (int i = from; i < to; i++) diagonal[i] = at(i, i);
        });
        return diagonal;
    }

    @Override
    public SparseMatrix explicit() {
        return this;
    }

    @Override
    public void multiply(Matrix x, Matrix y) {
        RowKernel rows = RowKernel.best();
        Parallel.forRange(
                size(), CHUNK, (from, to) -> multiplyRows(rows, x.values(), y.values(), x.columns(), from, to));
    }

    private void multiplyRows(RowKernel rows, double[] x, double[] y, int width, int from, int to) {
        Arrays.fill(y, from * width, to * width, 0);
        for (int i = from; i < to; i++)
            rows.addSparse(values, columns, rowStart[i], rowStart[i + 1], x, width, y, i * width);
    }

    /// This matrix times `factor` plus a diagonal. Every diagonal entry is stored in the result.
    public SparseMatrix scaledPlusDiagonal(double factor, double[] added) {
        int size = size();
        int[] start = new int[size + 1];
        Parallel.forRange(size, CHUNK, (from, to) -> {
            for (int i = from; i < to; i++) start[i + 1] = rowStart[i + 1] - rowStart[i] + (stores(i, i) ? 0 : 1);
        });
        for (int i = 0; i < size; i++) start[i + 1] += start[i];
        int[] column = new int[start[size]];
        double[] value = new double[column.length];
        Parallel.forRange(size, CHUNK, (from, to) -> {
            for (int i = from; i < to; i++) shiftRow(i, factor, added[i], column, value, start[i]);
        });
        return new SparseMatrix(start, column, value);
    }

    private void shiftRow(int i, double factor, double plus, int[] column, double[] value, int at) {
        int q = at;
        int p = rowStart[i];
        for (; p < rowStart[i + 1] && columns[p] < i; p++, q++) {
            column[q] = columns[p];
            value[q] = factor * values[p];
        }
        boolean stored = p < rowStart[i + 1] && columns[p] == i;
        column[q] = i;
        value[q++] = plus + (stored ? factor * values[p++] : 0);
        for (; p < rowStart[i + 1]; p++, q++) {
            column[q] = columns[p];
            value[q] = factor * values[p];
        }
    }

    /// D A D for a diagonal D.
    public SparseMatrix scaledBothSides(double[] d) {
        double[] scaled = new double[values.length];
        Parallel.forRange(size(), CHUNK, (from, to) -> {
            for (int i = from; i < to; i++) scaleRow(i, d, scaled);
        });
        return new SparseMatrix(rowStart, columns, scaled);
    }

    private void scaleRow(int i, double[] d, double[] scaled) {
        for (int p = rowStart[i]; p < rowStart[i + 1]; p++) scaled[p] = d[i] * d[columns[p]] * values[p];
    }

    private boolean stores(int row, int column) {
        return Arrays.binarySearch(columns, rowStart[row], rowStart[row + 1], column) >= 0;
    }

    /// Rows and columns `chosen[0], chosen[1], ...` of this matrix, in that order; `chosen` has no repeats.
    public SparseMatrix restrictedTo(int[] chosen) {
        int[] place = new int[size()];
        Arrays.fill(place, -1);
        for (int i = 0; i < chosen.length; i++) place[chosen[i]] = i;
        int[] start = new int[chosen.length + 1];
        Parallel.forRange(chosen.length, CHUNK, (from, to) -> {
            for (int i = from; i < to; i++) start[i + 1] = placed(chosen[i], place);
        });
        for (int i = 0; i < chosen.length; i++) start[i + 1] += start[i];
        int[] column = new int[start[chosen.length]];
        double[] value = new double[column.length];
        Parallel.forRange(chosen.length, CHUNK, (from, to) -> {
            for (int i = from; i < to; i++) restrictRow(chosen[i], place, column, value, start[i]);
        });
        return new SparseMatrix(start, column, value);
    }

    private int placed(int row, int[] place) {
        int count = 0;
        for (int p = rowStart[row]; p < rowStart[row + 1]; p++) if (place[columns[p]] >= 0) count++;
        return count;
    }

    private void restrictRow(int row, int[] place, int[] column, double[] value, int start) {
        int q = start;
        for (int p = rowStart[row]; p < rowStart[row + 1]; p++) {
            int c = place[columns[p]];
            if (c < 0) continue;
            int hole = q++;
            while (hole > start && column[hole - 1] > c) {
                column[hole] = column[hole - 1];
                value[hole] = value[hole - 1];
                hole--;
            }
            column[hole] = c;
            value[hole] = values[p];
        }
    }

    /// Square root of the sum of all squared entries.
    public double norm() {
        double sum = 0;
        for (int p = 0; p < entries(); p++) sum += values[p] * values[p];
        return Math.sqrt(sum);
    }

    public Matrix toDense() {
        Matrix dense = Matrix.zeros(size(), size());
        for (int i = 0; i < size(); i++)
            for (int p = rowStart[i]; p < rowStart[i + 1]; p++) dense.set(i, columns[p], values[p]);
        return dense;
    }
}
