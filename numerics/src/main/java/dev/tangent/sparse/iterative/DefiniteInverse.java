package dev.tangent.sparse.iterative;

import dev.tangent.linalg.NotPositiveDefinite;

/// The inverse of a small dense positive definite matrix, by Cholesky after scaling to unit diagonal.
///
/// Where rounding leaves a pivot that is not positive, the diagonal is raised until all are; for a preconditioner a
/// slightly stiffer block is as good.
final class DefiniteInverse {
    private static final double FIRST_SHIFT = 1e-13;

    private DefiniteInverse() {}

    /// Row-major and exactly symmetric; `matrix` is left as it is.
    static double[] of(double[] matrix, int size) {
        double[] scale = new double[size];
        for (int i = 0; i < size; i++) {
            double d = matrix[i * size + i];
            if (!(d > 0)) throw new NotPositiveDefinite(i, d);
            scale[i] = 1 / Math.sqrt(d);
        }
        double[] l = new double[size * size];
        for (double shift = 0; !factor(matrix, scale, size, shift, l); shift = Math.max(FIRST_SHIFT, 100 * shift))
            if (shift > 1) throw new NotPositiveDefinite(0, Double.NaN);
        invertLower(l, size);
        return product(l, scale, size);
    }

    private static boolean factor(double[] matrix, double[] scale, int size, double shift, double[] l) {
        for (int i = 0; i < size; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = matrix[i * size + j] * scale[i] * scale[j] + (i == j ? shift : 0);
                for (int t = 0; t < j; t++) sum -= l[i * size + t] * l[j * size + t];
                if (i == j && !(sum > 0)) return false;
                l[i * size + j] = i == j ? Math.sqrt(sum) : sum / l[j * size + j];
            }
        }
        return true;
    }

    /// L^-1 in place, row by row: row i needs rows before it inverted and its own entries still as they were.
    private static void invertLower(double[] l, int size) {
        for (int i = 0; i < size; i++) {
            double pivot = 1 / l[i * size + i];
            for (int j = 0; j < i; j++) {
                double sum = 0;
                for (int t = j; t < i; t++) sum += l[i * size + t] * l[t * size + j];
                l[i * size + j] = -sum * pivot;
            }
            l[i * size + i] = pivot;
        }
    }

    /// S L^-T L^-1 S, upper triangle mirrored.
    private static double[] product(double[] inverse, double[] scale, int size) {
        double[] out = new double[size * size];
        for (int t = 0; t < size; t++)
            for (int i = 0; i <= t; i++)
                for (int j = 0; j <= i; j++) out[i * size + j] += inverse[t * size + i] * inverse[t * size + j];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j <= i; j++) {
                out[i * size + j] *= scale[i] * scale[j];
                out[j * size + i] = out[i * size + j];
            }
        }
        return out;
    }
}
