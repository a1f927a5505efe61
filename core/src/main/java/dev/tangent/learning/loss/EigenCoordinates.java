package dev.tangent.learning.loss;

import dev.tangent.learning.reduction.SchurComplement;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;

/// S as a sum of squares: the values at the labels are f = U z, and f'Sf = sum_j energies_j z_j^2.
///
/// In these coordinates a Newton matrix is graded by the energies, and a Cholesky factor of it, once its diagonal
/// is scaled to one, stays accurate from lambda = 1e-10 to 1e6 (Demmel, Veselic 1992); in the values f it would
/// not.
///
/// @param axes U, a row for each label, a column for each mode
/// @param energies not negative
record EigenCoordinates(Matrix axes, double[] energies) {
    /// Eigenvalues below this part of the largest are rounding and count as zero: negative ones would leave a
    /// loss that grows in proportion without a minimum.
    private static final double ROUNDING = 1e-12;

    static EigenCoordinates of(Matrix s) {
        int size = s.rows();
        SymmetricEigen eigen = new SymmetricEigen(Math.max(1, size));
        if (size > 0) eigen.decompose(s.values(), size);
        Matrix axes = Matrix.zeros(size, size);
        double[] energies = new double[size];
        // Energies of near copies are 1e12 times the others, which are no rounding beside them.
        double largest = size == 0 ? 0 : Math.min(eigen.value(0), size * SchurComplement.scale(s));
        double floor = size == 0 ? 0 : Math.max(ROUNDING * largest, Math.ulp(eigen.value(0)));
        for (int j = 0; j < size; j++) {
            energies[j] = eigen.value(j) > floor ? eigen.value(j) : 0;
            double[] vector = eigen.vector(j);
            for (int i = 0; i < size; i++) axes.set(i, j, vector[i]);
        }
        return new EigenCoordinates(axes, energies);
    }

    /// One mode, the same value at every label, of no energy.
    static EigenCoordinates constant(int labels) {
        Matrix ones = Matrix.zeros(labels, 1);
        for (int i = 0; i < labels; i++) ones.set(i, 0, 1);
        return new EigenCoordinates(ones, new double[1]);
    }

    /// lambda * energy + ridge, for each mode.
    double[] costs(double lambda, double ridge) {
        double[] costs = new double[energies.length];
        for (int j = 0; j < costs.length; j++) costs[j] = lambda * energies[j] + ridge;
        return costs;
    }

    /// U z.
    double[] values(double[] z) {
        double[] f = new double[axes.rows()];
        for (int i = 0; i < f.length; i++) for (int j = 0; j < z.length; j++) f[i] += axes.at(i, j) * z[j];
        return f;
    }

    /// U' f.
    double[] project(double[] f) {
        double[] z = new double[energies.length];
        for (int i = 0; i < f.length; i++) for (int j = 0; j < z.length; j++) z[j] += axes.at(i, j) * f[i];
        return z;
    }
}
