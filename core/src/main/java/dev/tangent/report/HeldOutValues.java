package dev.tangent.report;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.trial.Folds;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// The labels of one output, each as predicted by the fold that did not see it.
///
/// @param labels in the order of their rows; of rows with equal coordinates the first stands for all
@SuppressWarnings("exports") // hidden types are the library's own to make it of
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

    /// Of one output.
    ///
    /// @param predicted l x o
    /// @param rows of the labelled points
    /// @param halfWidths of the labels that the output has, in their order
    public static HeldOutValues of(
            String name,
            int output,
            DistinctLabels labels,
            Matrix predicted,
            Folds folds,
            int[] rows,
            Optional<double[]> halfWidths) {
        List<HeldOutValue> values = new ArrayList<>();
        int known = 0;
        for (int i = 0; i < labels.size(); i++) {
            if (!labels.has(i, output)) continue;
            OptionalDouble width =
                    halfWidths.isPresent() ? OptionalDouble.of(halfWidths.get()[known]) : OptionalDouble.empty();
            known++;
            if (folds.foldOf(i) >= 0)
                values.add(new HeldOutValue(
                        rows[i], folds.foldOf(i), labels.value(i, output), predicted.at(i, output), width));
        }
        return new HeldOutValues(name, values);
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
