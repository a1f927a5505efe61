package dev.tangent.learning.calibration;

import dev.tangent.Check;
import dev.tangent.linalg.Matrix;

/// Temperature scaling (Guo, Pleiss, Sun, Weinberger 2017): logarithms of probabilities are divided by a temperature T,
/// and rows made to sum to one again. T > 1 makes them less sure, T < 1 surer; the order of the classes stays.
///
/// Before that a little is added to every class, because a zero has no logarithm: p_c becomes (p_c + 0.01 / C)^(1/T),
/// for C classes, over the sum of these.
///
/// After that a share e of every row is spread evenly over the classes: l labels without a miss would still allow a
/// share of misses of about e = 1 / (2 (l + 1)), the mean of it after Jeffreys' prior. So no probability is surer than
/// the labels allow.
///
/// @param temperature T, positive
/// @param labels l, how many there are
public record TemperatureScaling(double temperature, int labels) {
    /// What is added to the classes of a row together.
    private static final double ADDED = 0.01;

    public TemperatureScaling {
        Check.positive(temperature, "temperature");
    }

    /// Nothing but what keeps probabilities off zero and one.
    public static TemperatureScaling neutral(int labels) {
        return new TemperatureScaling(1, labels);
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
        double[] scaled = scaled(logits(probabilities, row));
        for (int c = 0; c < scaled.length; c++) probabilities.set(row, c, scaled[c]);
    }

    /// Probabilities of classes with these logits.
    double[] scaled(double[] logits) {
        double[] scaled = new double[logits.length];
        double sum = 0;
        for (int c = 0; c < logits.length; c++) {
            scaled[c] = Math.exp(logits[c] / temperature);
            sum += scaled[c];
        }
        double spread = 0.5 / (labels + 1);
        for (int c = 0; c < logits.length; c++) scaled[c] = (1 - spread) * scaled[c] / sum + spread / logits.length;
        return scaled;
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
