package dev.tangent.selection.score;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.classification.ClassProbabilities;
import dev.tangent.linalg.Matrix;

/// How far rows of class probabilities are from rows of class shares, one for each labelled point.
final class ClassErrors {
    /// Probabilities below this count as this: one sure mistake should not outweigh everything.
    private static final double SMALLEST = 1e-15;

    private ClassErrors() {}

    /// The error if class c is true.
    @FunctionalInterface
    public interface OfOne {
        double of(Matrix predicted, int i, int c);
    }

    /// One unless c has the largest probability; of equals the first counts.
    public static double miss(Matrix predicted, int i, int c) {
        return ClassProbabilities.largest(predicted, i) == c ? 0 : 1;
    }

    public static double surprise(Matrix predicted, int i, int c) {
        return -Math.log(Math.max(SMALLEST, predicted.at(i, c)));
    }

    /// The squared distance between the probabilities and sure knowledge of c.
    public static double distance(Matrix predicted, int i, int c) {
        double sum = 0;
        for (int k = 0; k < predicted.columns(); k++) {
            double difference = predicted.at(i, k) - (k == c ? 1 : 0);
            sum += difference * difference;
        }
        return sum;
    }

    /// Over the chosen labels, each as much of each class as its share.
    public static double ofAll(DistinctLabels labels, boolean[] chosen, Matrix predicted, OfOne error) {
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
    public static double ofClass(DistinctLabels labels, boolean[] chosen, Matrix predicted, int c, OfOne error) {
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
