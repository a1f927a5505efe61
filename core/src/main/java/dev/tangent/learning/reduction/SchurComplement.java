package dev.tangent.learning.reduction;

import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;
import java.util.Optional;

/// How points without labels follow those with: f_V = -S_VV^-1 S_VT f_T.
///
/// S_VV is singular when the labels that are left do not determine everything; what is then open is drawn to zero,
/// the mean of the labels, by leaving out directions that cost next to nothing.
public final class SchurComplement {
    /// Directions cheaper than this part of the dearest one count as free.
    private static final double FREE = 1e-10;

    /// Prices below this part of the dearest label's are rounding.
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
        // A free direction leaves a pivot of rounding's size; nobody need look at eigenvalues, which cost thirty times
        // as much, where there is none.
        double clear = Math.max(FREE * scale(among), ROUNDING * scale);
        return DenseSolve.clearlyRegular(among, towards, clear)
                .map(x -> Matrix.zeros(x.rows(), x.columns()).minus(x))
                .orElseGet(
                        () -> among.rows() > MANY ? drawnToZero(among, towards) : byEigenvalues(among, towards, scale));
    }

    /// Where eigenvalues would take too long: a slight price on every value draws what is free to zero
    /// and leaves alone what costs a thousand times as much. It is raised until rounding in S is less than it.
    private static Matrix drawnToZero(Matrix among, Matrix towards) {
        for (double part = FREE / 100; part < 1; part *= 10) {
            Matrix priced = among.copy();
            double price = part * scale(among);
            for (int i = 0; i < priced.rows(); i++) priced.set(i, i, priced.at(i, i) + price);
            Optional<Matrix> followed = DenseSolve.clearlyRegular(priced, towards, 0);
            if (followed.isPresent())
                return Matrix.zeros(towards.rows(), towards.columns()).minus(followed.get());
        }
        throw new ArithmeticException("a " + among.rows() + " x " + among.rows() + " price is not one: it is negative");
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

    /// Which points, each alone without a label, would follow nothing: as one that is its piece's only label.
    static boolean[] free(Matrix s) {
        double floor = ROUNDING * scale(s);
        boolean[] free = new boolean[s.rows()];
        for (int i = 0; i < free.length; i++) free[i] = s.at(i, i) <= floor;
        return free;
    }
}
