package dev.tangent.learning.selection;

import dev.tangent.learning.Labels;
import dev.tangent.linalg.Matrix;

/// How far predictions are from held-out labels; smaller is better.
public enum Measure {
    MEAN_ABSOLUTE,
    RMSE {
        @Override
        double ofOne(double difference) {
            return difference * difference;
        }

        @Override
        double ofMean(double mean) {
            return Math.sqrt(mean);
        }
    },
    /// The Euclidean length of the difference over all outputs of a point, averaged over the points; for one
    /// output the mean absolute error.
    MEAN_L2,
    /// For classes: the share of points whose most probable class is not theirs, 1 - accuracy. An output's own
    /// error is that of the points of its class.
    ERROR_RATE {
        @Override
        double ofOutput(Labels labels, boolean[] chosen, Matrix predicted, int output) {
            return ClassErrors.ofClass(labels, chosen, predicted, output, ClassErrors::miss);
        }

        @Override
        double together(Labels labels, boolean[] chosen, Matrix predicted, double[] spreads) {
            return ClassErrors.ofAll(labels, chosen, predicted, ClassErrors::miss);
        }
    },
    /// For classes: minus the logarithm of the probability given to the true class, which counts as at least
    /// 1e-15. An output's own error is that of the points of its class.
    LOG_LOSS {
        @Override
        double ofOutput(Labels labels, boolean[] chosen, Matrix predicted, int output) {
            return ClassErrors.ofClass(labels, chosen, predicted, output, ClassErrors::surprise);
        }

        @Override
        double together(Labels labels, boolean[] chosen, Matrix predicted, double[] spreads) {
            return ClassErrors.ofAll(labels, chosen, predicted, ClassErrors::surprise);
        }
    };

    double ofOne(double difference) {
        return Math.abs(difference);
    }

    double ofMean(double mean) {
        return mean;
    }

    /// The error of one output over the chosen labels; not a number if the output has none among them.
    double ofOutput(Labels labels, boolean[] chosen, Matrix predicted, int output) {
        double sum = 0;
        double weight = 0;
        for (int i = 0; i < labels.size(); i++) {
            if (!chosen[i] || !labels.has(i, output)) continue;
            double difference = predicted.at(i, output) - labels.value(i, output);
            sum += labels.weight(i, output) * ofOne(difference);
            weight += labels.weight(i, output);
        }
        return ofMean(sum / weight);
    }

    /// The error over all outputs: lengths for [#MEAN_L2]; else the mean over outputs, each in units of its own
    /// spread, because outputs may have different units.
    double together(Labels labels, boolean[] chosen, Matrix predicted, double[] spreads) {
        if (this == MEAN_L2) return meanLength(labels, chosen, predicted);
        double sum = 0;
        int count = 0;
        for (int c = 0; c < labels.outputs(); c++) {
            double error = ofOutput(labels, chosen, predicted, c);
            if (Double.isNaN(error)) continue;
            sum += labels.outputs() == 1 ? error : error / spreads[c];
            count++;
        }
        return sum / count;
    }

    private static double meanLength(Labels labels, boolean[] chosen, Matrix predicted) {
        double sum = 0;
        int count = 0;
        for (int i = 0; i < labels.size(); i++) {
            if (!chosen[i]) continue;
            double square = 0;
            for (int c = 0; c < labels.outputs(); c++) {
                if (!labels.has(i, c)) continue;
                double difference = predicted.at(i, c) - labels.value(i, c);
                square += difference * difference;
            }
            sum += Math.sqrt(square);
            count++;
        }
        return sum / count;
    }
}
