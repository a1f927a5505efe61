package dev.tangent.sparse;

import dev.tangent.linalg.Matrix;
import java.util.Random;

/// Small symmetric matrices with known properties, and a dense reference solve.
public final class Problems {
    private Problems() {}

    /// The five-point Laplacian of a side x side grid plus `shift` on the diagonal.
    public static SparseMatrix grid(int side, double shift) {
        int[] start = new int[side * side + 1];
        int[] column = new int[5 * side * side];
        double[] value = new double[column.length];
        int q = 0;
        for (int i = 0; i < side * side; i++) {
            int x = i % side;
            int degree = 0;
            for (int other : new int[] {i - side, x > 0 ? i - 1 : -1, x < side - 1 ? i + 1 : -1, i + side})
                if (other >= 0 && other < side * side) degree++;
            for (int other : new int[] {i - side, x > 0 ? i - 1 : -1, i, x < side - 1 ? i + 1 : -1, i + side}) {
                if (other < 0 || other >= side * side) continue;
                column[q] = other;
                value[q++] = other == i ? degree + shift : -1;
            }
            start[i + 1] = q;
        }
        return new SparseMatrix(start, column, value);
    }

    public static Matrix random(int rows, int columns, long seed) {
        Random random = new Random(seed);
        Matrix out = Matrix.zeros(rows, columns);
        for (int k = 0; k < rows * columns; k++) out.values()[k] = random.nextGaussian();
        return out;
    }

    /// A^-1 B by elimination without pivots, fit for positive definite A.
    public static Matrix denseSolve(Matrix a, Matrix b) {
        Matrix m = a.copy();
        Matrix x = b.copy();
        int n = a.rows();
        for (int k = 0; k < n; k++) {
            for (int i = 0; i < n; i++) {
                if (i == k) continue;
                double factor = m.at(i, k) / m.at(k, k);
                for (int j = k; j < n; j++) m.set(i, j, m.at(i, j) - factor * m.at(k, j));
                for (int j = 0; j < b.columns(); j++) x.set(i, j, x.at(i, j) - factor * x.at(k, j));
            }
        }
        for (int i = 0; i < n; i++) for (int j = 0; j < b.columns(); j++) x.set(i, j, x.at(i, j) / m.at(i, i));
        return x;
    }

    /// max over columns of |b - A x| / |b|, from the dense matrix.
    public static double residual(Matrix a, Matrix x, Matrix b) {
        Matrix r = b.minus(a.times(x));
        double largest = 0;
        for (int c = 0; c < b.columns(); c++)
            largest = Math.max(
                    largest,
                    Matrix.column(r.column(c)).norm()
                            / Matrix.column(b.column(c)).norm());
        return largest;
    }
}
