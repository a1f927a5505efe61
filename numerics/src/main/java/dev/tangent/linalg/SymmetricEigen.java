package dev.tangent.linalg;

import dev.tangent.parallel.Progress;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.decomposition.eig.SymmetricQRAlgorithmDecomposition_DDRM;
import org.ejml.dense.row.decomposition.hessenberg.TridiagonalDecompositionHouseholder_DDRM;

/// Eigenvalues and eigenvectors of small symmetric matrices, largest eigenvalue first.
///
/// One instance is one worker's scratch: [#decompose] overwrites what the last call left.
public final class SymmetricEigen {
    private final boolean vectors;
    private SymmetricQRAlgorithmDecomposition_DDRM eigen;
    private final DMatrixRMaj input;
    private final double[] values;
    private final int[] rank;
    private int size;

    public SymmetricEigen(int largestSize) {
        this(largestSize, true);
    }

    private SymmetricEigen(int largestSize, boolean vectors) {
        this.vectors = vectors;
        eigen = fresh();
        input = new DMatrixRMaj(largestSize, largestSize);
        values = new double[largestSize];
        rank = new int[largestSize];
    }

    /// For eigenvalues alone, which takes a fraction of the time.
    public static SymmetricEigen valuesOnly(int largestSize) {
        return new SymmetricEigen(largestSize, false);
    }

    /// Decomposes the size x size matrix at the front of `matrix`, row-major, which is left as it is.
    public void decompose(double[] matrix, int size) {
        eigen = fresh(); // EJML draws random shifts: a used one would make a result depend on those before it
        this.size = size;
        input.reshape(size, size);
        System.arraycopy(matrix, 0, input.data, 0, size * size);
        if (!eigen.decompose(input)) throw failure(matrix);
        for (int t = 0; t < size; t++) insert(t, eigen.getEigenvalue(t).getReal());
    }

    private IllConditioned failure(double[] matrix) {
        for (int p = 0; p < size * size; p++)
            if (!Double.isFinite(matrix[p]))
                return new IllConditioned(
                        "a " + size + " x " + size + " matrix has no eigenvalues: an entry is " + matrix[p]);
        return new IllConditioned("eigenvalues of a " + size + " x " + size + " matrix did not converge");
    }

    /// Values and vectors in one go: a fifth quicker at these sizes than the default, which goes twice.
    private SymmetricQRAlgorithmDecomposition_DDRM fresh() {
        var fresh = new SymmetricQRAlgorithmDecomposition_DDRM(new EndableTridiagonal(), vectors);
        if (vectors) fresh.setComputeVectorsWithValues(true);
        return fresh;
    }

    private void insert(int t, double value) {
        int place = t;
        while (place > 0 && values[place - 1] < value) {
            values[place] = values[place - 1];
            rank[place] = rank[place - 1];
            place--;
        }
        values[place] = value;
        rank[place] = t;
    }

    public int size() {
        return size;
    }

    /// The t-th largest eigenvalue.
    public double value(int t) {
        return values[t];
    }

    /// The unit eigenvector of the t-th largest eigenvalue; valid until the next call of [#decompose].
    public double[] vector(int t) {
        return eigen.getEigenVector(rank[t]).data;
    }

    /// EJML's reduction to a tridiagonal matrix, which asks before each column whether it is still wanted: of
    /// thousands of columns it takes minutes.
    private static final class EndableTridiagonal extends TridiagonalDecompositionHouseholder_DDRM {
        private final Progress progress = Progress.current();

        @Override
        public void householderSymmetric(int row, double gamma) {
            progress.check();
            super.householderSymmetric(row, gamma);
        }
    }
}
