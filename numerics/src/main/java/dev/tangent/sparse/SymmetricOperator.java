package dev.tangent.sparse;

import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;

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

    /// b - A x.
    default Matrix residual(Matrix b, Matrix x) {
        Matrix r = times(x);
        double[] out = r.values();
        Parallel.forRange(out.length, 1024, (from, to) -> {
            for (int k = from; k < to; k++) out[k] = b.values()[k] - out[k];
        });
        return r;
    }

    default double trace() {
        double sum = 0;
        for (double value : diagonal()) sum += value;
        return sum;
    }
}
