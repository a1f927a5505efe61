package dev.tangent.regularizer.energy;

import dev.tangent.Check;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.PseudoInverse;

/// The least-squares quadratic through the centre's value, h(x) = f_0 + g'x + x'H x / 2 in tangent coordinates
/// (Eq. 11), and its second derivatives as linear functions of the values.
final class QuadraticFit {
    private QuadraticFit() {}

    /// As many neighbours as determine the quadratic, the centre counted.
    static int leastNeighbours(int m) {
        return m + m * (m + 1) / 2 + 1;
    }

    static void check(int neighbours, int m) {
        int least = leastNeighbours(m);
        Check.atLeast(least, neighbours, "neighbours", "m + m(m + 1)/2 + 1 = " + least + " for dimension m = " + m);
    }

    /// One row for each second derivative H_st, s <= t in the order 11, 12, .., 1m, 22, ..: m(m + 1)/2 x k. Where
    /// the points do not determine the quadratic, the smallest one that fits is taken.
    static Matrix secondDerivatives(Matrix Phi) {
        int k = Phi.rows();
        int m = Phi.columns();
        check(k, m);
        double radius = radius(Phi);
        Matrix fit = PseudoInverse.of(design(Phi, radius)); // coefficients = fit (f_j - f_0)
        Matrix H = Matrix.zeros(m * (m + 1) / 2, k);
        for (int row = 0; row < H.rows(); row++) {
            double sum = 0;
            for (int j = 1; j < k; j++) {
                double weight = fit.at(m + row, j - 1) / (radius * radius);
                H.set(row, j, weight);
                sum += weight;
            }
            H.set(row, 0, -sum);
        }
        return H;
    }

    /// Tells for each row of [#secondDerivatives] whether it is on the diagonal of H.
    static boolean[] isPure(int m) {
        boolean[] pure = new boolean[m * (m + 1) / 2];
        for (int s = 0, row = 0; s < m; row += m - s, s++) pure[row] = true;
        return pure;
    }

    /// Lengths in units of the radius, or the rank would depend on the units of the points.
    private static Matrix design(Matrix Phi, double radius) {
        int m = Phi.columns();
        Matrix Z = Matrix.zeros(Phi.rows() - 1, m + m * (m + 1) / 2);
        for (int j = 1; j < Phi.rows(); j++) {
            int column = m;
            for (int s = 0; s < m; s++) {
                double x = Phi.at(j, s) / radius;
                Z.set(j - 1, s, x);
                for (int t = s; t < m; t++) Z.set(j - 1, column++, x * Phi.at(j, t) / radius * (s == t ? 0.5 : 1));
            }
        }
        return Z;
    }

    private static double radius(Matrix Phi) {
        double largest = 0;
        for (double x : Phi.values()) largest = Math.max(largest, Math.abs(x));
        return largest;
    }
}
