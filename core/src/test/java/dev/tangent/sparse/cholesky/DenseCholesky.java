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
        for (int c = 0; c < x.columns(); c++) {
            for (int i = 0; i < n; i++) {
                double sum = x.at(i, c);
                for (int k = 0; k < i; k++) sum -= L.at(i, k) * x.at(k, c);
                x.set(i, c, sum / L.at(i, i));
            }
            for (int i = n - 1; i >= 0; i--) {
                double sum = x.at(i, c);
                for (int k = i + 1; k < n; k++) sum -= L.at(k, i) * x.at(k, c);
                x.set(i, c, sum / L.at(i, i));
            }
        }
        return x;
    }

    double logDeterminant() {
        double sum = 0;
        for (int i = 0; i < L.rows(); i++) sum += 2 * Math.log(L.at(i, i));
        return sum;
    }
}
