package dev.tangent.sparse;

import dev.tangent.linalg.Matrix;

/// A symmetric matrix known by what it does to a block of vectors.
public interface SymmetricOperator {
    int size();

    /// y = A x, for all columns of x at once; y is overwritten. Same bits on any number of threads.
    void multiply(Matrix x, Matrix y);

    double[] diagonal();

    /// The same matrix with its entries written out.
    SparseMatrix explicit();

    default Matrix times(Matrix x) {
        Matrix y = Matrix.zeros(size(), x.columns());
        multiply(x, y);
        return y;
    }

    default double trace() {
        double sum = 0;
        for (double value : diagonal()) sum += value;
        return sum;
    }
}
