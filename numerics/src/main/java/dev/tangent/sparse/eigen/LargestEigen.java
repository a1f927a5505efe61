package dev.tangent.sparse.eigen;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;

/// The largest eigenpairs of a dense symmetric matrix, which need not be positive: whole if it is small, else by
/// [BlockLanczos] on its products.
final class LargestEigen {
    private static final int SMALL = 200;
    private static final double ACCURACY = 1e-9;

    private LargestEigen() {}

    static EigenPairs of(Matrix matrix, int count, long seed) {
        if (matrix.rows() <= Math.max(SMALL, 2 * BlockLanczos.capacity(count))) return whole(matrix, count);
        Matrix none = Matrix.zeros(matrix.rows(), 0);
        double size = matrix.norm();
        BlockLanczos lanczos = new BlockLanczos(matrix::times, count, theta -> ACCURACY * size, none, none, seed);
        Matrix vectors = lanczos.vectors();
        Matrix image = matrix.times(vectors);
        double[] values = new double[count];
        for (int t = 0; t < count; t++)
            for (int i = 0; i < matrix.rows(); i++) values[t] += vectors.at(i, t) * image.at(i, t);
        return new EigenPairs(
                values, vectors, EigenPairs.residuals(image, values, vectors, scale(matrix)), lanczos.steps());
    }

    private static EigenPairs whole(Matrix matrix, int count) {
        SymmetricEigen eigen = new SymmetricEigen(matrix.rows());
        eigen.decompose(matrix.values(), matrix.rows());
        double[] values = new double[count];
        Matrix vectors = Matrix.zeros(matrix.rows(), count);
        for (int t = 0; t < count; t++) {
            values[t] = eigen.value(t);
            double[] v = eigen.vector(t);
            for (int i = 0; i < matrix.rows(); i++) vectors.set(i, t, v[i]);
        }
        double[] residuals = EigenPairs.residuals(matrix.times(vectors), values, vectors, scale(matrix));
        return new EigenPairs(values, vectors, residuals, 0);
    }

    private static double scale(Matrix matrix) {
        double trace = 0;
        for (int i = 0; i < matrix.rows(); i++) trace += matrix.at(i, i);
        return EigenPairs.scale(trace, matrix.rows());
    }
}
