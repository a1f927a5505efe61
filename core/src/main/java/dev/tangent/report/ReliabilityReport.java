package dev.tangent.report;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.calibration.TemperatureScaling;
import dev.tangent.learning.classification.ClassProbabilities;
import dev.tangent.learning.trial.Folds;
import dev.tangent.learning.trial.Trial;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.List;

/// Whether class probabilities mean what they say, by labels that were held out.
///
/// @param temperature that the probabilities' logarithms were divided by; above one they were too sure before
/// @param labels how many were held out
/// @param logLoss the mean of minus the logarithm of the probability of the label's class
/// @param expectedCalibrationError the mean, over the labels, of how far their bin's probability is from how often it
///     was right (Naeini, Cooper, Hauskrecht 2015)
/// @param bins of the probability of the most probable class; those without labels are left out
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public record ReliabilityReport(
        double temperature, int labels, double logLoss, double expectedCalibrationError, List<Bin> bins) {
    private static final int BINS = 5;

    public ReliabilityReport {
        bins = List.copyOf(bins);
    }

    /// Labels whose most probable class had about the same probability.
    ///
    /// @param from the least probability, which belongs to the bin
    /// @param to the largest, which belongs to the next bin
    /// @param probability the mean of it
    /// @param right the part of the labels that were of the most probable class
    public record Bin(double from, double to, int labels, double probability, double right) {}

    /// Of calibrated probabilities; labels of a class that the others do not know say nothing.
    public static ReliabilityReport of(Trial trial, DistinctLabels labels, Folds folds) {
        int[] classes = ClassProbabilities.strata(labels);
        int[] informed = folds.informed(classes);
        List<Integer> held = new ArrayList<>();
        for (int i = 0; i < informed.length; i++) if (informed[i] >= 0) held.add(i);
        return of(
                trial.scaling().map(TemperatureScaling::temperature).orElse(1.0),
                trial.heldOut(),
                classes,
                held.stream().mapToInt(i -> i).toArray());
    }

    /// Of some rows of probabilities and the true classes of all.
    static ReliabilityReport of(double temperature, Matrix probabilities, int[] classes, int... rows) {
        int[] counts = new int[BINS];
        double[] sums = new double[BINS];
        int[] right = new int[BINS];
        double loss = 0;
        for (int i : rows) {
            int largest = largest(probabilities.row(i));
            double p = probabilities.at(i, largest);
            int bin = Math.min(BINS - 1, (int) (p * BINS));
            counts[bin]++;
            sums[bin] += p;
            if (largest == classes[i]) right[bin]++;
            loss -= Math.log(probabilities.at(i, classes[i]));
        }
        List<Bin> bins = new ArrayList<>();
        double error = 0;
        for (int b = 0; b < BINS; b++) {
            if (counts[b] == 0) continue;
            bins.add(new Bin(
                    (double) b / BINS,
                    (double) (b + 1) / BINS,
                    counts[b],
                    sums[b] / counts[b],
                    (double) right[b] / counts[b]));
            error += Math.abs(sums[b] - right[b]) / rows.length;
        }
        return new ReliabilityReport(temperature, rows.length, loss / Math.max(1, rows.length), error, bins);
    }

    private static int largest(double... row) {
        int largest = 0;
        for (int c = 1; c < row.length; c++) if (row[c] > row[largest]) largest = c;
        return largest;
    }
}
