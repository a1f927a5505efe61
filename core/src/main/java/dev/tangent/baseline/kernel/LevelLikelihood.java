package dev.tangent.baseline.kernel;

import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;

/// How unlikely a covariance makes outputs about the level and with the signal variance that suit each best, up to a
/// constant (Rasmussen and Williams 2006, Eq. 2.30): a Cholesky factor and a triangular solve, in scalar code.
final class LevelLikelihood {
    private LevelLikelihood() {}

    /// 1/2 sum over outputs of N log(energy / N) + log det C; infinite where C is not positive definite.
    ///
    /// With C = L L', the energy of an output is what is left of L^-1 y beside L^-1 1.
    static double negativeLog(Matrix covariance, Matrix y) {
        return DenseSolve.lowerFactor(covariance)
                .map(lower -> negativeLogBy(lower, y))
                .orElse(Double.POSITIVE_INFINITY);
    }

    private static double negativeLogBy(Matrix lower, Matrix y) {
        int size = y.rows();
        double logDeterminant = 0;
        for (int i = 0; i < size; i++) logDeterminant += 2 * Math.log(lower.at(i, i));
        double[] ones = solved(lower, LevelFit.ones(size).values());
        double value = 0;
        for (int c = 0; c < y.columns(); c++) {
            double energy = Math.max(beside(ones, solved(lower, y.column(c))), Double.MIN_NORMAL);
            value += (size * Math.log(energy / size) + logDeterminant) / 2;
        }
        return value;
    }

    /// L^-1 b.
    private static double[] solved(Matrix lower, double[] b) {
        double[] x = new double[b.length];
        for (int i = 0; i < b.length; i++) {
            double rest = b[i];
            for (int j = 0; j < i; j++) rest -= lower.at(i, j) * x[j];
            x[i] = rest / lower.at(i, i);
        }
        return x;
    }

    /// The square of what is left of y when its part along a direction is taken away.
    private static double beside(double[] direction, double[] y) {
        double along = 0;
        double all = 0;
        for (int i = 0; i < y.length; i++) {
            along += direction[i] * y[i];
            all += direction[i] * direction[i];
        }
        double level = along / all;
        double sum = 0;
        for (int i = 0; i < y.length; i++) sum += (y[i] - level * direction[i]) * (y[i] - level * direction[i]);
        return sum;
    }
}
