package dev.tangent.selection.score;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.linalg.Matrix;

/// The usual measures.
public enum Measure implements ErrorMeasure {
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
    MEAN_L2 {
        @Override
        public double together(DistinctLabels labels, boolean[] chosen, Matrix predicted, double[] spreads) {
            return meanLength(labels, chosen, predicted);
        }
    },
    /// For classes: the share of points whose most probable class is not theirs, 1 - accuracy. An output's own
    /// error is that of the points of its class. Few labels leave few different values, so that candidates with as
    /// many mistakes are told apart by the squared distance of their probabilities (Brier 1950).
    ERROR_RATE {
        @Override
        public double ofOutput(DistinctLabels labels, boolean[] chosen, Matrix predicted, int output) {
            return ClassErrors.ofClass(labels, chosen, predicted, output, ClassErrors::miss);
        }

        @Override
        public double together(DistinctLabels labels, boolean[] chosen, Matrix predicted, double[] spreads) {
            return ClassErrors.ofAll(labels, chosen, predicted, ClassErrors::miss);
        }

        @Override
        public double refined(DistinctLabels labels, boolean[] chosen, Matrix predicted) {
            return ClassErrors.ofAll(labels, chosen, predicted, ClassErrors::distance);
        }
    },
    /// For classes: minus the logarithm of the probability given to the true class, which counts as at least
    /// 1e-15. An output's own error is that of the points of its class.
    LOG_LOSS {
        @Override
        public double ofOutput(DistinctLabels labels, boolean[] chosen, Matrix predicted, int output) {
            return ClassErrors.ofClass(labels, chosen, predicted, output, ClassErrors::surprise);
        }

        @Override
        public double together(DistinctLabels labels, boolean[] chosen, Matrix predicted, double[] spreads) {
            return ClassErrors.ofAll(labels, chosen, predicted, ClassErrors::surprise);
        }
    };

    @Override
    public boolean ofClasses() {
        return this == ERROR_RATE || this == LOG_LOSS;
    }

    double ofOne(double difference) {
        return Math.abs(difference);
    }

    double ofMean(double mean) {
        return mean;
    }

    @Override
    public double ofOutput(DistinctLabels labels, boolean[] chosen, Matrix predicted, int output) {
        return ofMean(
                WeightedMean.of(labels, chosen, output, i -> ofOne(predicted.at(i, output) - labels.value(i, output))));
    }

    private static double meanLength(DistinctLabels labels, boolean[] chosen, Matrix predicted) {
        double sum = 0;
        int count = 0;
        for (int i = 0; i < labels.size(); i++) {
            if (!chosen[i]) continue;
            double square = 0;
            int known = 0;
            for (int c = 0; c < labels.outputs(); c++) {
                if (!labels.has(i, c)) continue;
                double difference = predicted.at(i, c) - labels.value(i, c);
                square += difference * difference;
                known++;
            }
            if (known == 0) continue;
            sum += Math.sqrt(square);
            count++;
        }
        return sum / count;
    }
}
