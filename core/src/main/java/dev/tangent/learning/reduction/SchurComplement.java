package dev.tangent.learning.reduction;

import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.IllConditioned;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;
import java.util.Optional;

/// The extension of f from the points with labels to those without, f_V = -S_VV^-1 S_VT f_T, which leaves the Schur
/// complement of S_VV.
///
/// S_VV is singular when the labels that are left do not determine everything; what is then open is drawn to zero,
/// the mean of the labels, by leaving out directions of hardly any energy.
public final class SchurComplement {
    /// Directions of less energy than this part of the largest count as null space.
    private static final double FREE = 1e-10;

    /// Energies below this part of the largest diagonal entry are rounding.
    private static final double ROUNDING = 1e-13;

    /// Points whose eigenvalues take a tenth of a second or so, and eight times as long for twice as many.
    private static final int MANY = 200;

    private SchurComplement() {}

    /// The matrix that turns f_T into f_V.
    ///
    /// @param among S_VV
    /// @param towards S_VT
    /// @param scale the largest diagonal entry of S
    public static Matrix extension(Matrix among, Matrix towards, double scale) {
        // A direction in the null space leaves a pivot of rounding's size. Without one there is no need for
        // eigenvalues, which cost thirty times as much.
        double clear = Math.max(FREE * scale(among), ROUNDING * scale);
        return DenseSolve.clearlyRegular(among, towards, clear)
                .map(x -> Matrix.zeros(x.rows(), x.columns()).minus(x))
                .orElseGet(
                        () -> among.rows() > MANY ? drawnToZero(among, towards) : byEigenvalues(among, towards, scale));
    }

    /// Where eigenvalues would take too long: a small ridge draws the null space to zero and hardly moves
    /// what has a thousand times its energy. It is raised until it exceeds the rounding in S.
    private static Matrix drawnToZero(Matrix among, Matrix towards) {
        for (double part = FREE / 100; part < 1; part *= 10) {
            Matrix ridged = among.copy();
            double ridge = part * scale(among);
            for (int i = 0; i < ridged.rows(); i++) ridged.set(i, i, ridged.at(i, i) + ridge);
            Optional<Matrix> solved = DenseSolve.clearlyRegular(ridged, towards, 0);
            if (solved.isPresent())
                return Matrix.zeros(towards.rows(), towards.columns()).minus(solved.get());
        }
        throw new IllConditioned(
                "a " + among.rows() + " x " + among.rows() + " energy matrix is not positive semidefinite");
    }

    private static Matrix byEigenvalues(Matrix among, Matrix towards, double scale) {
        int size = among.rows();
        SymmetricEigen eigen = new SymmetricEigen(size);
        eigen.decompose(among.values(), size);
        Matrix extension = Matrix.zeros(size, towards.columns());
        double floor = Math.max(FREE * eigen.value(0), ROUNDING * scale);
        for (int t = 0; t < size && eigen.value(t) > floor; t++) {
            double[] v = eigen.vector(t);
            for (int c = 0; c < towards.columns(); c++) {
                double along = 0;
                for (int i = 0; i < size; i++) along += v[i] * towards.at(i, c);
                for (int i = 0; i < size; i++) extension.set(i, c, extension.at(i, c) - v[i] * along / eigen.value(t));
            }
        }
        return extension;
    }

    /// The largest diagonal entry, which no eigenvalue's size is far from.
    public static double scale(Matrix s) {
        double largest = 0;
        for (int i = 0; i < s.rows(); i++) largest = Math.max(largest, s.at(i, i));
        return largest;
    }

    /// Which points the others say nothing about, as about one that is its component's only label.
    static boolean[] free(Matrix s) {
        double floor = ROUNDING * scale(s);
        boolean[] free = new boolean[s.rows()];
        for (int i = 0; i < free.length; i++) free[i] = s.at(i, i) <= floor;
        return free;
    }
}
