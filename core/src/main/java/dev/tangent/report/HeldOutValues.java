package dev.tangent.report;

import java.util.List;
import java.util.OptionalDouble;

/// The labels of one output, each as predicted by the fold that did not see it.
///
/// @param labels in the order of their rows; of rows with equal coordinates the first stands for all
public record HeldOutValues(String output, List<HeldOutValue> labels) {
    public HeldOutValues {
        labels = List.copyOf(labels);
    }

    /// One label.
    ///
    /// @param row of the table, from 0
    /// @param halfWidth of the interval that was to hold the label; absent where the fit has no error bars
    public record HeldOutValue(int row, int fold, double truth, double predicted, OptionalDouble halfWidth) {
        public double residual() {
            return truth - predicted;
        }
    }

    /// The root of the mean squared residual; zero without labels.
    public double rootMeanSquare() {
        return Math.sqrt(labels.stream()
                .mapToDouble(label -> label.residual() * label.residual())
                .average()
                .orElse(0));
    }

    /// The part of the labels' variance that the predictions explain, R^2; absent where all labels are equal.
    public OptionalDouble explainedVariance() {
        double mean = labels.stream().mapToDouble(HeldOutValue::truth).average().orElse(0);
        double variance = labels.stream()
                .mapToDouble(label -> (label.truth() - mean) * (label.truth() - mean))
                .average()
                .orElse(0);
        return variance > 0
                ? OptionalDouble.of(1 - rootMeanSquare() * rootMeanSquare() / variance)
                : OptionalDouble.empty();
    }
}
