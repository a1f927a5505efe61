package dev.tangent.sparse.eigen;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;

/// The largest eigenpairs of a dense symmetric matrix, which need not be positive: whole if it is small, else by
/// [BlockLanczos] on its products.
///
/// @param values the largest first
/// @param vectors orthonormal, one column for each value
public record LargestEigen(double[] values, Matrix vectors) {
    private static final int SMALL = 200;
    private static final double ACCURACY = 1e-9;

    public static LargestEigen of(Matrix matrix, int count, long seed) {
        if (matrix.rows() <= Math.max(SMALL, 2 * BlockLanczos.capacity(count))) return whole(matrix, count);
        Matrix none = Matrix.zeros(matrix.rows(), 0);
        double size = matrix.norm();
        Matrix vectors = new BlockLanczos(matrix::times, count, theta -> ACCURACY * size, none, none, seed).vectors();
        Matrix image = matrix.times(vectors);
        double[] values = new double[count];
        for (int t = 0; t < count; t++)
            for (int i = 0; i < matrix.rows(); i++) values[t] += vectors.at(i, t) * image.at(i, t);
        return new LargestEigen(values, vectors);
    }

    private static LargestEigen whole(Matrix matrix, int count) {
        SymmetricEigen eigen = new SymmetricEigen(matrix.rows());
        eigen.decompose(matrix.values(), matrix.rows());
        double[] values = new double[count];
        Matrix vectors = Matrix.zeros(matrix.rows(), count);
        for (int t = 0; t < count; t++) {
            values[t] = eigen.value(t);
            double[] v = eigen.vector(t);
            for (int i = 0; i < matrix.rows(); i++) vectors.set(i, t, v[i]);
        }
        return new LargestEigen(values, vectors);
    }
}
