package dev.tangent.linalg;

import dev.tangent.linalg.array.Arguments;
import dev.tangent.linalg.simd.DenseKernels;
import java.util.Arrays;

/// A dense matrix, row-major in one array: small local matrices, and blocks of right-hand sides (a row for each point).
///
/// The array is shared with whoever made the matrix; by convention it is not written to once the matrix is passed on.
public final class Matrix {
    /// Columns of a product below which vectors run along its depth instead.
    private static final int NARROW = 8;

    private final int rows;
    private final int columns;
    private final double[] values;

    private Matrix(int rows, int columns, double[] values) {
        this.rows = rows;
        this.columns = columns;
        this.values = values;
    }

    public static Matrix zeros(int rows, int columns) {
        return new Matrix(rows, columns, new double[Math.multiplyExact(rows, columns)]);
    }

    /// Wraps the array without a copy.
    public static Matrix wrap(int rows, int columns, double[] values) {
        Arguments.that(
                values.length == Math.multiplyExact(rows, columns),
                () -> "a " + rows + " x " + columns + " matrix needs " + (long) rows * columns + " values but has "
                        + values.length);
        return new Matrix(rows, columns, values);
    }

    public static Matrix of(double[][] rows) {
        int columns = rows.length == 0 ? 0 : rows[0].length;
        Matrix matrix = zeros(rows.length, columns);
        for (int i = 0; i < rows.length; i++) {
            int row = i;
            Arguments.that(
                    rows[i].length == columns,
                    () -> "row " + row + " has " + rows[row].length + " values but row 0 has " + columns);
            System.arraycopy(rows[i], 0, matrix.values, i * columns, columns);
        }
        return matrix;
    }

    public static Matrix column(double... values) {
        return wrap(values.length, 1, values.clone());
    }

    public static Matrix identity(int size) {
        Matrix matrix = zeros(size, size);
        for (int i = 0; i < size; i++) matrix.values[i * size + i] = 1;
        return matrix;
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    public double at(int row, int column) {
        return values[row * columns + column];
    }

    public void set(int row, int column, double value) {
        values[row * columns + column] = value;
    }

    /// Writes another matrix of as many rows over the columns from `first` on.
    public void setColumns(int first, Matrix other) {
        for (int i = 0; i < rows; i++)
            System.arraycopy(other.values, i * other.columns, values, i * columns + first, other.columns);
    }

    /// The row-major values themselves, not a copy.
    public double[] values() {
        return values;
    }

    public double[] row(int row) {
        return Arrays.copyOfRange(values, row * columns, (row + 1) * columns);
    }

    public double[] column(int column) {
        double[] out = new double[rows];
        for (int i = 0; i < rows; i++) out[i] = at(i, column);
        return out;
    }

    public Matrix copy() {
        return new Matrix(rows, columns, values.clone());
    }

    public Matrix transpose() {
        Matrix out = zeros(columns, rows);
        for (int i = 0; i < rows; i++) for (int j = 0; j < columns; j++) out.set(j, i, at(i, j));
        return out;
    }

    public Matrix times(Matrix other) {
        Arguments.that(
                columns == other.rows,
                () -> "cannot multiply " + rows + " x " + columns + " by " + other.rows + " x " + other.columns);
        if (DenseProduct.isWorthIt(rows, columns, other.columns)) return DenseProduct.of(this, other);
        Matrix out = zeros(rows, other.columns);
        if (other.columns < NARROW) byDots(other.transpose(), out);
        else for (int i = 0; i < rows; i++) addProduct(i, other, out);
        return out;
    }

    /// A'B, for B of as many rows as A.
    public Matrix transposeTimes(Matrix other) {
        Arguments.that(
                rows == other.rows,
                () -> "cannot multiply the transpose of " + rows + " x " + columns + " by " + other.rows + " x "
                        + other.columns);
        return Gram.of(this, other);
    }

    /// A product with few columns: rows of this matrix times rows of the other's transpose.
    private void byDots(Matrix transposed, Matrix out) {
        DenseKernels kernels = DenseKernels.best();
        for (int i = 0; i < rows; i++)
            for (int j = 0; j < out.columns; j++)
                out.set(i, j, kernels.dot(values, i * columns, transposed.values, j * columns, columns));
    }

    /// Adds a row of a product, made of four rows of B at a time: the sums are read and written a quarter as often.
    private void addProduct(int row, Matrix b, Matrix out) {
        int width = b.columns;
        double[] from = b.values;
        double[] sums = out.values;
        int at = row * width;
        int t = 0;
        for (; t + 4 <= columns; t += 4) {
            int a = row * columns + t;
            double a0 = values[a];
            double a1 = values[a + 1];
            double a2 = values[a + 2];
            double a3 = values[a + 3];
            int p = t * width;
            int q = p + width;
            int r = q + width;
            int s = r + width;
            for (int j = 0; j < width; j++)
                sums[at + j] += a0 * from[p + j] + a1 * from[q + j] + (a2 * from[r + j] + a3 * from[s + j]);
        }
        for (; t < columns; t++) {
            double factor = values[row * columns + t];
            for (int j = 0; j < width; j++) sums[at + j] += factor * from[t * width + j];
        }
    }

    /// Half the sum of this matrix and its transpose.
    public Matrix symmetrized() {
        Matrix out = zeros(rows, columns);
        for (int i = 0; i < rows; i++) for (int j = 0; j < columns; j++) out.set(i, j, (at(i, j) + at(j, i)) / 2);
        return out;
    }

    /// The chosen rows and columns, in that order.
    public Matrix select(int[] chosenRows, int[] chosenColumns) {
        Matrix out = zeros(chosenRows.length, chosenColumns.length);
        for (int i = 0; i < chosenRows.length; i++)
            for (int j = 0; j < chosenColumns.length; j++) out.set(i, j, at(chosenRows[i], chosenColumns[j]));
        return out;
    }

    /// Writes another matrix over the chosen rows and columns: what `select` would read.
    public void put(int[] chosenRows, int[] chosenColumns, Matrix part) {
        for (int i = 0; i < chosenRows.length; i++)
            for (int j = 0; j < chosenColumns.length; j++) set(chosenRows[i], chosenColumns[j], part.at(i, j));
    }

    /// With the same row added to each.
    public Matrix plusRow(double[] row) {
        Matrix out = copy();
        for (int i = 0; i < rows; i++) for (int j = 0; j < columns; j++) out.values[i * columns + j] += row[j];
        return out;
    }

    public Matrix times(double factor) {
        Matrix out = copy();
        for (int i = 0; i < values.length; i++) out.values[i] *= factor;
        return out;
    }

    public Matrix plus(Matrix other) {
        Matrix out = copy();
        for (int i = 0; i < values.length; i++) out.values[i] += other.values[i];
        return out;
    }

    public Matrix minus(Matrix other) {
        Matrix out = copy();
        for (int i = 0; i < values.length; i++) out.values[i] -= other.values[i];
        return out;
    }

    /// Square root of the sum of squares.
    public double norm() {
        double sum = 0;
        for (double value : values) sum += value * value;
        return Math.sqrt(sum);
    }

    @Override
    public String toString() {
        return rows + " x " + columns + " " + (values.length <= 36 ? Arrays.toString(values) : "");
    }
}
