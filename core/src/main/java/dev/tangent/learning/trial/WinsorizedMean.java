package dev.tangent.learning.trial;

import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import java.util.List;

/// A weighted mean of what several methods predict, in which none counts as further from their weighted median than a
/// bound (Winsorizing; Huber 1981).
///
/// Held-out labels do not see every point: far from all of them a method may be off by many times its held-out error,
/// and in a plain mean one such value moves all. The bound is a multiple of the best method's error on held-out labels,
/// so that it acts where methods disagree far beyond what their errors explain, and nowhere else.
///
/// @param weights of the methods
/// @param bounds for each output
public record WinsorizedMean(double[] weights, double[] bounds) {
    private static final int CHUNK = 1024;

    /// The weighted mean itself.
    public static WinsorizedMean plain(double[] weights, int outputs) {
        double[] none = new double[outputs];
        Arrays.fill(none, Double.POSITIVE_INFINITY);
        return new WinsorizedMean(weights, none);
    }

    /// Of all outputs.
    ///
    /// @param members a matrix of each method, a column an output
    public Matrix of(List<Matrix> members) {
        Matrix mean = Matrix.zeros(members.getFirst().rows(), members.getFirst().columns());
        for (int output = 0; output < mean.columns(); output++) of(members, output, mean);
        return mean;
    }

    /// Of one output.
    ///
    /// @param mean takes it, in the column of the output
    public void of(List<Matrix> members, int output, Matrix mean) {
        Parallel.forRange(mean.rows(), CHUNK, (from, to) -> {
            double[] values = new double[members.size()];
            for (int i = from; i < to; i++) {
                for (int m = 0; m < values.length; m++)
                    values[m] = members.get(m).at(i, output);
                mean.set(i, output, of(values, bounds[output]));
            }
        });
    }

    private double of(double[] values, double bound) {
        double median = median(values);
        double sum = 0;
        for (int m = 0; m < values.length; m++) sum += weights[m] * Math.clamp(values[m] - median, -bound, bound);
        return median + sum;
    }

    /// The least value with half of the weight at or below it.
    private double median(double[] values) {
        double median = Double.POSITIVE_INFINITY;
        for (double candidate : values) {
            double below = 0;
            for (int m = 0; m < values.length; m++) if (values[m] <= candidate) below += weights[m];
            if (below >= 0.5 - 1e-12 && candidate < median) median = candidate;
        }
        return median;
    }
}
