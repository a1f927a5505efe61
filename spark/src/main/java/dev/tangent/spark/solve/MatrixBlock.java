package dev.tangent.spark.solve;

import dev.tangent.linalg.Matrix;
import java.io.Serializable;

/// A matrix that travels.
///
/// @param values row after row
public record MatrixBlock(int rows, int columns, double[] values) implements Serializable {
    public static MatrixBlock of(Matrix matrix) {
        return new MatrixBlock(matrix.rows(), matrix.columns(), matrix.values());
    }

    public Matrix matrix() {
        return Matrix.wrap(rows, columns, values);
    }

    /// Columns `from .. to`.
    MatrixBlock columns(int from, int to) {
        double[] out = new double[rows * (to - from)];
        for (int i = 0; i < rows; i++) System.arraycopy(values, i * columns + from, out, i * (to - from), to - from);
        return new MatrixBlock(rows, to - from, out);
    }

    /// The columns of both.
    MatrixBlock beside(MatrixBlock other) {
        Matrix both = Matrix.zeros(rows, columns + other.columns);
        both.setColumns(0, matrix());
        both.setColumns(columns, other.matrix());
        return of(both);
    }
}
