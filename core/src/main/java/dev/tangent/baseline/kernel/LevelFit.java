package dev.tangent.baseline.kernel;

import dev.tangent.linalg.Matrix;
import java.util.Arrays;

/// Generalised least squares of a level: what C^-1 makes of outputs about the level that suits each best.
///
/// @param levels 1'C^-1 y / 1'C^-1 1
/// @param coefficients C^-1 (y - level)
/// @param energies (y - level)' C^-1 (y - level), positive
record LevelFit(double[] levels, Matrix coefficients, double[] energies) {
    static LevelFit of(Matrix inverse, Matrix y) {
        return of(inverse.times(y), inverse.times(ones(y.rows())), y);
    }

    /// @param solved C^-1 y
    /// @param ones C^-1 1
    static LevelFit of(Matrix solved, Matrix ones, Matrix y) {
        int outputs = y.columns();
        LevelFit fit = new LevelFit(new double[outputs], Matrix.zeros(y.rows(), outputs), new double[outputs]);
        double total = Arrays.stream(ones.values()).sum();
        for (int c = 0; c < outputs; c++) {
            double level = Arrays.stream(solved.column(c)).sum() / total;
            fit.levels[c] = level;
            for (int i = 0; i < y.rows(); i++) {
                double coefficient = solved.at(i, c) - level * ones.at(i, 0);
                fit.coefficients.set(i, c, coefficient);
                fit.energies[c] += (y.at(i, c) - level) * coefficient;
            }
            fit.energies[c] = Math.max(fit.energies[c], Double.MIN_NORMAL);
        }
        return fit;
    }

    static Matrix ones(int size) {
        Matrix ones = Matrix.zeros(size, 1);
        Arrays.fill(ones.values(), 1);
        return ones;
    }
}
