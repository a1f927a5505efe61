package dev.tangent.linalg;

import dev.tangent.linalg.array.Arguments;

/// A dense matrix that can be read and not written.
public final class MatrixView {
    private final Matrix matrix;

    private MatrixView(Matrix matrix) {
        this.matrix = matrix;
    }

    /// Of a matrix that nobody writes to any more.
    public static MatrixView of(Matrix matrix) {
        return new MatrixView(matrix);
    }

    public int rows() {
        return matrix.rows();
    }

    public int columns() {
        return matrix.columns();
    }

    /// The entry of the first column.
    public double at(int row) {
        return at(row, 0);
    }

    public double at(int row, int column) {
        Arguments.index(row, rows(), "row");
        Arguments.index(column, columns(), "column");
        return matrix.at(row, column);
    }

    /// A copy of a row.
    public double[] row(int row) {
        return matrix.row(Arguments.index(row, rows(), "row"));
    }

    /// A copy of a column.
    public double[] column(int column) {
        return matrix.column(Arguments.index(column, columns(), "column"));
    }

    /// A copy of all rows.
    public double[][] toArray() {
        double[][] rows = new double[rows()][];
        for (int i = 0; i < rows.length; i++) rows[i] = matrix.row(i);
        return rows;
    }

    /// A copy that may be written to.
    public Matrix copy() {
        return matrix.copy();
    }
}
