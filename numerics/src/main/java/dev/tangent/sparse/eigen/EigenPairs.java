package dev.tangent.sparse.eigen;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.SymmetricOperator;

/// Some eigenpairs of a symmetric matrix A.
///
/// @param values in the order asked for: ascending from the smallest, or descending from the largest
/// @param vectors orthonormal, one column for each value
/// @param residuals |A v - value v| of each pair over A's mean diagonal entry, computed from A itself at the end
/// @param blocks how many times a block of vectors went through A or its factor, 0 if all eigenpairs were computed
public record EigenPairs(double[] values, Matrix vectors, double[] residuals, int blocks) {
    /// The smallest eigenpairs of a sparse positive semidefinite matrix, smallest first. Repeated eigenvalues and
    /// several connected components are fine. Cost: a Cholesky factor, and some ten blocks of solves. Same bits on
    /// any number of threads.
    ///
    /// @param seed of the vectors it begins with
    /// @throws dev.tangent.linalg.EigenNotConverged where rounding leaves fewer than asked for
    public static EigenPairs smallest(SymmetricOperator matrix, int count, long seed) {
        return SmallestEigen.of(matrix, count, seed);
    }

    /// The largest eigenpairs of a dense symmetric matrix, which need not be positive, largest first.
    ///
    /// @param seed of the vectors it begins with
    /// @throws dev.tangent.linalg.EigenNotConverged where rounding leaves fewer than asked for
    public static EigenPairs largest(Matrix matrix, int count, long seed) {
        return LargestEigen.of(matrix, count, seed);
    }

    public double worstResidual() {
        double worst = 0;
        for (double residual : residuals) worst = Math.max(worst, residual);
        return worst;
    }

    /// @param image A times the vectors
    static double[] residuals(Matrix image, double[] values, Matrix vectors, double scale) {
        double[] residuals = new double[values.length];
        for (int t = 0; t < values.length; t++) {
            double sum = 0;
            for (int i = 0; i < image.rows(); i++) {
                double d = image.at(i, t) - values[t] * vectors.at(i, t);
                sum += d * d;
            }
            residuals[t] = Math.sqrt(sum) / scale;
        }
        return residuals;
    }

    /// The mean diagonal entry that residuals are measured by.
    static double scale(double trace, int size) {
        return trace > 0 ? trace / size : 1;
    }
}
