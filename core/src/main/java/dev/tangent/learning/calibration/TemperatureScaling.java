package dev.tangent.learning.calibration;

import dev.tangent.linalg.Check;
import dev.tangent.linalg.Matrix;

/// Temperature scaling (Guo, Pleiss, Sun, Weinberger 2017): logarithms of probabilities are divided by a temperature T,
/// and rows made to sum to one again. T > 1 makes them less sure, T < 1 surer; the order of the classes stays.
///
/// Before that a little is added to every class, because a zero has no logarithm and no finite number of labels
/// warrants one: p_c becomes (p_c + 0.01 / C)^(1/T), for C classes, over the sum of these.
///
/// @param temperature T, positive
public record TemperatureScaling(double temperature) {
    /// Nothing but the little that keeps probabilities off zero and one.
    public static final TemperatureScaling NEUTRAL = new TemperatureScaling(1);

    /// What is added to the classes of a row together.
    private static final double ADDED = 0.01;

    public TemperatureScaling {
        Check.positive(temperature, "temperature");
    }

    /// Scales every row.
    ///
    /// @param probabilities no row of zeros, no negative value
    public Matrix of(Matrix probabilities) {
        Matrix scaled = probabilities.copy();
        for (int i = 0; i < scaled.rows(); i++) scaleRow(scaled, i);
        return scaled;
    }

    void scaleRow(Matrix probabilities, int row) {
        double[] logits = logits(probabilities, row);
        double sum = 0;
        for (int c = 0; c < logits.length; c++) {
            logits[c] = Math.exp(logits[c] / temperature);
            sum += logits[c];
        }
        for (int c = 0; c < logits.length; c++) probabilities.set(row, c, logits[c] / sum);
    }

    /// Logarithms, the largest of them zero, so that no power of them overflows.
    static double[] logits(Matrix probabilities, int row) {
        int classes = probabilities.columns();
        double[] logits = new double[classes];
        double largest = Double.NEGATIVE_INFINITY;
        for (int c = 0; c < classes; c++) {
            logits[c] = Math.log(probabilities.at(row, c) + ADDED / classes);
            largest = Math.max(largest, logits[c]);
        }
        for (int c = 0; c < classes; c++) logits[c] -= largest;
        return logits;
    }
}
