package dev.tangent.baseline.kernel;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.dense.Tridiagonal;

/// A Gaussian process on one training set for every noise at the cost of one: y = level + f + error, f of covariance
/// K, errors of variance noise / w, the level unknown (ordinary kriging; Rasmussen and Williams 2006, Sec. 2.2, 2.7).
///
/// With W^1/2 K W^1/2 = Q T Q' tridiagonal, (K + noise W^-1)^-1 = W^1/2 Q (T + noise)^-1 Q' W^1/2.
final class KernelFit {
    private final TrainingSet set;
    private final double[] rootWeights;
    private final Tridiagonal tridiagonal;
    private final Matrix rotated; // Q' W^1/2 [y 1]

    /// @param kernel K over all l labels
    KernelFit(Matrix kernel, TrainingSet set) {
        this.set = set;
        rootWeights = set.rootWeights();
        Matrix weighed = kernel.select(set.labels(), set.labels());
        for (int i = 0; i < set.size(); i++)
            for (int j = 0; j < set.size(); j++)
                weighed.set(i, j, weighed.at(i, j) * (rootWeights[i] * rootWeights[j]));
        tridiagonal = new Tridiagonal(weighed);
        int outputs = set.outputs().length;
        Matrix loads = Matrix.zeros(set.size(), outputs + 1);
        for (int i = 0; i < set.size(); i++) {
            for (int c = 0; c < outputs; c++)
                loads.set(i, c, rootWeights[i] * set.deviations().at(i, c));
            loads.set(i, outputs, rootWeights[i]);
        }
        rotated = tridiagonal.axes().transpose().times(loads);
    }

    LevelFit at(double noise) {
        int outputs = set.outputs().length;
        Matrix x = tridiagonal.solveShifted(1 / noise, rotated); // noise (T + noise)^-1 [y 1]
        double[] levels = new double[outputs];
        double[] energies = new double[outputs]; // (y - level)' (K + noise W^-1)^-1 (y - level)
        Matrix inside = Matrix.zeros(set.size(), outputs);
        double ones = dot(outputs, x, outputs);
        for (int c = 0; c < outputs; c++) {
            levels[c] = dot(outputs, x, c) / ones;
            for (int i = 0; i < set.size(); i++) {
                double value = (x.at(i, c) - levels[c] * x.at(i, outputs)) / noise;
                inside.set(i, c, value);
                energies[c] += (rotated.at(i, c) - levels[c] * rotated.at(i, outputs)) * value;
            }
        }
        Matrix coefficients = tridiagonal.axes().times(inside);
        for (int i = 0; i < set.size(); i++)
            for (int c = 0; c < outputs; c++) coefficients.set(i, c, coefficients.at(i, c) * rootWeights[i]);
        return new LevelFit(levels, coefficients, energies);
    }

    private double dot(int a, Matrix x, int b) {
        double sum = 0;
        for (int i = 0; i < x.rows(); i++) sum += rotated.at(i, a) * x.at(i, b);
        return sum;
    }

    /// Of all outputs together, each with the signal variance that suits it best, up to a constant:
    /// -1/2 sum (N log(energy / N) + log det(K + noise W^-1)).
    double logLikelihood(double noise) {
        int size = set.size();
        double logDeterminant = size * Math.log(noise) + tridiagonal.logDeterminantShifted(1 / noise);
        for (double weight : set.weights()) logDeterminant -= Math.log(weight);
        double sum = 0;
        for (double energy : at(noise).energies())
            sum -= (size * Math.log(Math.max(energy, Double.MIN_NORMAL) / size) + logDeterminant) / 2;
        return sum;
    }
}
