package dev.tangent.learning.calibration;

import dev.tangent.linalg.Matrix;

/// What is known of held-out labels, to judge their probabilities by.
///
/// @param shares of the classes, a row for each label
/// @param weights of the labels
/// @param folds the part that holds a label out; -1 for labels that say nothing here, because none holds them out or
///     the others do not know their class
/// @param count how many parts there are
public record CalibrationLabels(Matrix shares, double[] weights, int[] folds, int count) {
    /// Minus the logarithm of the probability of the label's class; of a mixed label the mean over its shares.
    ///
    /// @param probabilities none of them zero
    double logLoss(int label, double[] probabilities) {
        double sum = 0;
        for (int c = 0; c < probabilities.length; c++)
            if (shares.at(label, c) != 0) sum += shares.at(label, c) * Math.log(probabilities[c]);
        return -weights[label] * sum;
    }

    /// The probability of the label's class.
    double likelihood(Matrix probabilities, int label) {
        double sum = 0;
        for (int c = 0; c < probabilities.columns(); c++) sum += shares.at(label, c) * probabilities.at(label, c);
        return sum;
    }

    boolean counts(int label) {
        return folds[label] >= 0;
    }

    int size() {
        return folds.length;
    }
}
