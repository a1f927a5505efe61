package dev.tangent.learning.loss;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fitting.ModelFit;
import dev.tangent.linalg.Matrix;

/// The multinomial logistic loss over all outputs together, one output a class. A label is a row y of class
/// shares that sum to one; with p_c = exp(f_c) / sum_k exp(f_k): rho = -sum_c y_c log p_c, rho'_c = p_c - y_c,
/// rho''_ck = p_c (1{c = k} - p_k).
///
/// As for [Logistic], classes that a function of next to no cost can tell apart are held to finite f by the
/// ridge.
public record Softmax() implements Loss {
    @Override
    public double ridge() {
        return 1e-6;
    }

    /// Writes p over f, `classes` values from `at` on.
    public static void probabilities(double[] f, int at, int classes) {
        double largest = Double.NEGATIVE_INFINITY;
        for (int c = at; c < at + classes; c++) largest = Math.max(largest, f[c]);
        double sum = 0;
        for (int c = at; c < at + classes; c++) {
            f[c] = Math.exp(f[c] - largest);
            sum += f[c];
        }
        for (int c = at; c < at + classes; c++) f[c] /= sum;
    }

    /// rho for a label with shares y and values f, both read from `at` on.
    static double value(double[] y, double[] f, int at, int classes) {
        double largest = Double.NEGATIVE_INFINITY;
        for (int c = at; c < at + classes; c++) largest = Math.max(largest, f[c]);
        double sum = 0;
        double fitted = 0;
        int top = 0; // one of the largest is taken out of the sum, so that log1p keeps what is left
        for (int c = at; c < at + classes; c++) {
            if (f[c] == largest && top++ == 0) continue;
            sum += Math.exp(f[c] - largest);
        }
        for (int c = at; c < at + classes; c++) fitted += y[c] * (largest - f[c]);
        return fitted + Math.log1p(sum);
    }

    @Override
    public ModelFit fit(Matrix reduced, DistinctLabels labels, boolean[] inUse) {
        return new SoftmaxFit(this, reduced, labels, inUse);
    }
}
