package dev.tangent.sparse.eigen;

import dev.tangent.linalg.Matrix;

/// Some eigenpairs of a symmetric matrix A.
///
/// @param values ascending
/// @param vectors orthonormal, one column for each value
/// @param residuals |A v - value v| of each pair over A's mean diagonal entry, computed from A itself at the end
/// @param blocks how many times a block of vectors went through the factor, 0 if all eigenpairs were computed
public record EigenPairs(double[] values, Matrix vectors, double[] residuals, int blocks) {
    public int count() {
        return values.length;
    }

    public double worstResidual() {
        double worst = 0;
        for (double residual : residuals) worst = Math.max(worst, residual);
        return worst;
    }
}
