package dev.tangent.selection.score;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fitting.Model;
import dev.tangent.learning.loss.PointwiseLoss;
import dev.tangent.linalg.Matrix;
import dev.tangent.method.MeasureKind;

/// How far predictions are from held-out labels; smaller is better.
public sealed interface ErrorMeasure permits Measure, MeanLoss {
    /// The error of one output over the chosen labels; not a number if the output has none among them.
    double ofOutput(DistinctLabels labels, boolean[] chosen, Matrix predicted, int output);

    /// The error over all outputs: their mean, each in units of its own spread, because outputs may have different
    /// units; a single output stays in its own.
    public default double together(DistinctLabels labels, boolean[] chosen, Matrix predicted, double[] spreads) {
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

    /// Whether outputs are classes and predictions their probabilities.
    public default boolean ofClasses() {
        return false;
    }

    /// What tells two candidates apart that this measure does not; zero where it always does.
    public default double refined(DistinctLabels labels, boolean[] chosen, Matrix predicted) {
        return 0;
    }

    /// The one of a kind.
    ///
    /// @param model what is minimised; a loss of one quantile where the kind is [MeasureKind#PINBALL]
    static ErrorMeasure of(MeasureKind kind, Model model) {
        return switch (kind) {
            case MEAN_ABSOLUTE -> Measure.MEAN_ABSOLUTE;
            case ROOT_MEAN_SQUARE -> Measure.RMSE;
            case MEAN_L2 -> Measure.MEAN_L2;
            case ACCURACY -> Measure.ERROR_RATE;
            case LOG_LOSS -> Measure.LOG_LOSS;
            case PINBALL -> new MeanLoss((PointwiseLoss) model);
        };
    }
}
