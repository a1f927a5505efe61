package dev.tangent.fit;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.calibration.TemperatureScaling;
import dev.tangent.learning.classification.ClassProbabilities;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.trial.Trial;
import dev.tangent.linalg.Matrix;
import dev.tangent.report.ReliabilityReport;
import dev.tangent.report.ReliabilityReport.Bin;
import java.util.ArrayList;
import java.util.List;

/// Whether class probabilities mean what they say, counted in bins of the most probable class.
final class Reliability {
    private static final int BINS = 5;

    private Reliability() {}

    /// Of calibrated probabilities; labels of a class that the others do not know say nothing.
    static ReliabilityReport of(Trial trial, DistinctLabels labels, Folds folds) {
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
