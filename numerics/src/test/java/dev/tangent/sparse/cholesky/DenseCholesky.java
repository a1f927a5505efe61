package dev.tangent.sparse.cholesky;

import dev.tangent.linalg.Matrix;

/// The reference twin: A = L L' and its solves straight from the definition.
final class DenseCholesky {
    final Matrix L;

    DenseCholesky(Matrix A) {
        int n = A.rows();
        L = Matrix.zeros(n, n);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = A.at(i, j);
                for (int k = 0; k < j; k++) sum -= L.at(i, k) * L.at(j, k);
                L.set(i, j, i == j ? Math.sqrt(sum) : sum / L.at(j, j));
            }
        }
    }

    Matrix solve(Matrix rhs) {
        int n = L.rows();
        Matrix x = rhs.copy();
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < i; k++) subtract(x, i, L.at(i, k), k);
            divide(x, i);
        }
        for (int i = n - 1; i >= 0; i--) {
            for (int k = i + 1; k < n; k++) subtract(x, i, L.at(k, i), k);
            divide(x, i);
        }
        return x;
    }

    /// A multiple of row k from row i.
    private static void subtract(Matrix x, int i, double factor, int k) {
        if (factor == 0) return;
        int width = x.columns();
        double[] values = x.values();
        for (int c = 0; c < width; c++) values[i * width + c] -= factor * values[k * width + c];
    }

    private void divide(Matrix x, int i) {
        for (int c = 0; c < x.columns(); c++) x.set(i, c, x.at(i, c) / L.at(i, i));
    }

    double logDeterminant() {
        double sum = 0;
        for (int i = 0; i < L.rows(); i++) sum += 2 * Math.log(L.at(i, i));
        return sum;
    }
}
