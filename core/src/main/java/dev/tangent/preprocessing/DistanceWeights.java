package dev.tangent.preprocessing;

import java.util.Arrays;

/// Weights of neighbours that fall with their distance, and sum to one.
final class DistanceWeights {
    private DistanceWeights() {}

    /// Gaussian, as wide as the mean squared distance; all alike where that is zero.
    ///
    /// @param squared distances, of which the first `count` are used
    static double[] of(double[] squared, int count) {
        double mean = 0;
        for (int t = 0; t < count; t++) mean += squared[t] / count;
        double[] weights = new double[count];
        double sum = 0;
        for (int t = 0; t < count; t++) {
            weights[t] = mean > 0 ? Math.exp(-squared[t] / mean) : 1;
            sum += weights[t];
        }
        double total = sum;
        Arrays.setAll(weights, t -> weights[t] / total);
        return weights;
    }
}
