package dev.tangent.learning.reduction;

import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.IllConditioned;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;
import dev.tangent.regularizer.energy.OrdinaryEnergies;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

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

    /// Units in the last place that eliminating one near copy takes from the other's entry, at most.
    private static final double GUARD = 4;

    /// Points whose eigenvalues take a tenth of a second or so, and eight times as long for twice as many.
    private static final int MANY = 200;

    private SchurComplement() {}

    /// The matrix that turns f_T into f_V.
    ///
    /// @param among S_VV
    /// @param towards S_VT
    /// @param scale the largest diagonal entry of S that is not a near copy's
    public static Matrix extension(Matrix among, Matrix towards, double scale) {
        // A direction in the null space leaves a pivot of rounding's size. Without one there is no need for
        // eigenvalues, which cost thirty times as much.
        double[] diagonal = diagonal(among);
        double ordinary = Math.min(scale, Arrays.stream(diagonal).max().orElse(0));
        double clear = Math.max(FREE * ordinary, ROUNDING * scale);
        // Of two near copies the second's pivot is what rounding leaves of its own entry, however large that is.
        double[] floors = Arrays.stream(diagonal)
                .map(entry -> Math.max(clear, Math.ulp(entry)))
                .toArray();
        boolean graded = Arrays.stream(diagonal).anyMatch(entry -> entry > ordinary);
        return DenseSolve.clearlyRegular(among, towards, floors)
                .map(x -> Matrix.zeros(x.rows(), x.columns()).minus(x))
                .orElseGet(() -> graded || among.rows() > MANY
                        ? drawnToZero(among, towards, ordinary)
                        : byEigenvalues(among, towards, scale));
    }

    /// Where eigenvalues would take too long, or those of near copies would hide the others: a small ridge draws
    /// the null space to zero and hardly moves what has a thousand times its energy. It is raised until it exceeds
    /// the rounding in S.
    private static Matrix drawnToZero(Matrix among, Matrix towards, double ordinary) {
        for (double part = FREE / 100; part < 1; part *= 10) {
            Matrix ridged = among.copy();
            addRidge(ridged, part * ordinary, ordinary);
            Optional<Matrix> solved = DenseSolve.clearlyRegular(ridged, towards, 0);
            if (solved.isPresent())
                return Matrix.zeros(towards.rows(), towards.columns()).minus(solved.get());
        }
        throw new IllConditioned(
                "a " + among.rows() + " x " + among.rows() + " energy matrix is not positive semidefinite");
    }

    /// Adds a ridge to the diagonal, and to entries of near copies more than their own rounding.
    ///
    /// @param ordinary the largest diagonal entry that is not a near copy's
    public static void addRidge(Matrix s, double ridge, double ordinary) {
        for (int i = 0; i < s.rows(); i++) {
            double own = s.at(i, i) > ordinary ? GUARD * Math.ulp(s.at(i, i)) : 0;
            s.set(i, i, s.at(i, i) + ridge + own);
        }
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

    /// The largest diagonal entry that is not a near copy's, which no other eigenvalue's size is far from.
    public static double scale(Matrix s) {
        return OrdinaryEnergies.largest(diagonal(s));
    }

    private static double[] diagonal(Matrix s) {
        return IntStream.range(0, s.rows()).mapToDouble(i -> s.at(i, i)).toArray();
    }

    /// Which points the others say nothing about, as about one that is its component's only label.
    static boolean[] free(Matrix s) {
        double floor = ROUNDING * scale(s);
        boolean[] free = new boolean[s.rows()];
        for (int i = 0; i < free.length; i++) free[i] = s.at(i, i) <= floor;
        return free;
    }
}
