package dev.tangent.learning.loss;

import java.util.Arrays;

/// The constant with the smallest loss over some labels; of several the one nearest to their mean.
final class ConstantFit {
    private ConstantFit() {}

    static double of(PointwiseLoss loss, double[] y, double[] weights) {
        if (y.length == 0) return 0;
        double total = Arrays.stream(weights).sum();
        double mean = mean(y, weights);
        double[] costs = {loss.ridge() * total};
        PointwiseDescent descent = new PointwiseDescent(loss, EigenCoordinates.constant(y.length), y, weights, mean);
        return mean + descent.minimise(costs).values()[0];
    }

    static double mean(double[] y, double[] weights) {
        double sum = 0;
        for (int i = 0; i < y.length; i++) sum += weights[i] * y[i];
        return sum / Arrays.stream(weights).sum();
    }
}
