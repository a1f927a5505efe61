package dev.tangent.selection.score;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.classification.ClassProbabilities;
import dev.tangent.linalg.Matrix;

/// How far rows of class probabilities are from rows of class shares, one for each labelled point. An output's own
/// error is that of the points of its class.
public enum ClassMeasure implements ErrorMeasure {
    /// The share of points whose most probable class is not theirs, 1 - accuracy; of equally probable ones the
    /// first counts. Few labels leave few different values, so that candidates with as many mistakes are told
    /// apart by the squared distance of their probabilities (Brier 1950).
    ERROR_RATE {
        @Override
        double ofOne(Matrix predicted, int i, int c) {
            return ClassProbabilities.largest(predicted, i) == c ? 0 : 1;
        }

        @Override
        public double refined(DistinctLabels labels, boolean[] chosen, Matrix predicted) {
            return ofAll(labels, chosen, predicted, ClassMeasure::distance);
        }
    },
    /// Minus the logarithm of the probability given to the true class, which counts as at least 1e-15: one sure
    /// mistake should not outweigh everything.
    LOG_LOSS {
        @Override
        double ofOne(Matrix predicted, int i, int c) {
            return -Math.log(Math.max(1e-15, predicted.at(i, c)));
        }
    };

    /// The error at a labelled point if class c is true.
    @FunctionalInterface
    private interface PointError {
        double of(Matrix predicted, int i, int c);
    }

    abstract double ofOne(Matrix predicted, int i, int c);

    @Override
    public double ofOutput(DistinctLabels labels, boolean[] chosen, Matrix predicted, int output) {
        return ofClass(labels, chosen, predicted, output, this::ofOne);
    }

    @Override
    public double together(DistinctLabels labels, boolean[] chosen, Matrix predicted, double[] spreads) {
        return ofAll(labels, chosen, predicted, this::ofOne);
    }

    /// The squared distance between the probabilities and sure knowledge of c.
    private static double distance(Matrix predicted, int i, int c) {
        double sum = 0;
        for (int k = 0; k < predicted.columns(); k++) {
            double difference = predicted.at(i, k) - (k == c ? 1 : 0);
            sum += difference * difference;
        }
        return sum;
    }

    /// Over the chosen labels, each as much of each class as its share.
    private static double ofAll(DistinctLabels labels, boolean[] chosen, Matrix predicted, PointError error) {
        double sum = 0;
        double weight = 0;
        for (int c = 0; c < labels.outputs(); c++) {
            double mass = mass(labels, chosen, c);
            if (mass == 0) continue;
            sum += mass * ofClass(labels, chosen, predicted, c, error);
            weight += mass;
        }
        return sum / weight;
    }

    /// Over the chosen labels of one class; not a number if there is none.
    private static double ofClass(DistinctLabels labels, boolean[] chosen, Matrix predicted, int c, PointError error) {
        double sum = 0;
        for (int i = 0; i < labels.size(); i++) {
            double share = labels.weight(i, c) * labels.value(i, c);
            if (chosen[i] && share > 0) sum += share * error.of(predicted, i, c);
        }
        return sum / mass(labels, chosen, c);
    }

    private static double mass(DistinctLabels labels, boolean[] chosen, int c) {
        double mass = 0;
        for (int i = 0; i < labels.size(); i++) if (chosen[i]) mass += labels.weight(i, c) * labels.value(i, c);
        return mass;
    }
}
