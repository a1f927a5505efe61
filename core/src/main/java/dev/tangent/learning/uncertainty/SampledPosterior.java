package dev.tangent.learning.uncertainty;

import dev.tangent.learning.reduction.SchurComplement;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.IllConditioned;
import dev.tangent.linalg.Matrix;
import java.util.Optional;

/// What labels say about f at the points that R was reduced to, labelled or not: f's covariance per unit of noise is
/// (J + lambda S)^-1, J holding the weights of the labels, and f its product with J y.
///
/// @param weights of the labels, zero where there is none
/// @param covariance of f, per unit of noise
public record SampledPosterior(double[] weights, Matrix covariance) {
    /// Ridge, as a part of the largest energy, that makes the variance of what neither S nor a label fixes large
    /// instead of infinite.
    private static final double RIDGE = 1e-10;

    /// From S and a weight for each of its points, zero where there is no label. The ridge is raised until it
    /// exceeds the rounding in S.
    public static SampledPosterior of(Matrix reduced, double[] weights, double lambda) {
        double largest = lambda * SchurComplement.scale(reduced);
        for (double part = RIDGE; part < 1; part *= 10) {
            Optional<Matrix> covariance =
                    DenseSolve.inverseIfDefinite(precision(reduced, weights, lambda, part * largest));
            if (covariance.isPresent()) return new SampledPosterior(weights.clone(), covariance.get());
        }
        throw new IllConditioned(
                "a " + reduced.rows() + " x " + reduced.rows() + " energy matrix is not positive semidefinite");
    }

    /// The same with a given ridge, which bounds the variance of the null space of S.
    static SampledPosterior of(Matrix reduced, double[] weights, double lambda, double ridge) {
        return new SampledPosterior(weights.clone(), DenseSolve.inverse(precision(reduced, weights, lambda, ridge)));
    }

    private static Matrix precision(Matrix reduced, double[] weights, double lambda, double ridge) {
        Matrix precision = reduced.copy();
        for (int p = 0; p < precision.values().length; p++) precision.values()[p] *= lambda;
        SchurComplement.addRidge(precision, ridge, lambda * SchurComplement.scale(reduced));
        for (int i = 0; i < weights.length; i++) precision.set(i, i, precision.at(i, i) + weights[i]);
        return precision;
    }

    /// f at all points, about the labels' mean.
    ///
    /// @param values of the labels; what stands where there is none does not matter
    public double[] mean(double[] values) {
        double mean = level(values);
        double[] f = new double[weights.length];
        for (int i = 0; i < f.length; i++) {
            double deviation = 0;
            for (int j = 0; j < f.length; j++)
                if (weights[j] > 0) deviation += covariance.at(i, j) * weights[j] * (values[j] - mean);
            f[i] = mean + deviation;
        }
        return f;
    }

    /// The weighted mean of the labels.
    ///
    /// @param values of the labels; what stands where there is none does not matter
    double level(double[] values) {
        double sum = 0;
        double weight = 0;
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] == 0) continue;
            sum += weights[i] * values[i];
            weight += weights[i];
        }
        return sum / weight;
    }
}
