package dev.tangent.selection.score;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fitting.Model;
import dev.tangent.learning.loss.PointwiseLoss;
import dev.tangent.linalg.Matrix;
import dev.tangent.method.MeasureKind;
import java.util.function.IntToDoubleFunction;

/// How far predictions are from held-out labels; smaller is better.
public sealed interface ErrorMeasure permits ValueMeasure, ClassMeasure, ErrorMeasure.MeanLoss {
    /// The error of one output over the chosen labels; not a number if the output has none among them.
    double ofOutput(DistinctLabels labels, boolean[] chosen, Matrix predicted, int output);

    /// The error over all outputs: their mean, each in units of its own spread, because outputs may have different
    /// units; a single output stays in its own.
    default double together(DistinctLabels labels, boolean[] chosen, Matrix predicted, double[] spreads) {
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
    default boolean ofClasses() {
        return this instanceof ClassMeasure;
    }

    /// What tells two candidates apart that this measure does not; zero where it always does.
    default double refined(DistinctLabels labels, boolean[] chosen, Matrix predicted) {
        return 0;
    }

    /// The one of a kind.
    ///
    /// @param model what is minimised; a loss of one quantile where the kind is [MeasureKind#PINBALL]
    static ErrorMeasure of(MeasureKind kind, Model model) {
        return switch (kind) {
            case MEAN_ABSOLUTE -> ValueMeasure.MEAN_ABSOLUTE;
            case ROOT_MEAN_SQUARE -> ValueMeasure.RMSE;
            case MEAN_L2 -> ValueMeasure.MEAN_L2;
            case ACCURACY -> ClassMeasure.ERROR_RATE;
            case LOG_LOSS -> ClassMeasure.LOG_LOSS;
            case PINBALL -> new MeanLoss((PointwiseLoss) model);
        };
    }

    /// The mean of a loss: what suits a fit that aims at something else than the middle, as a quantile.
    record MeanLoss(PointwiseLoss loss) implements ErrorMeasure {
        @Override
        public double ofOutput(DistinctLabels labels, boolean[] chosen, Matrix predicted, int output) {
            return mean(labels, chosen, output, i -> loss.value(labels.value(i, output), predicted.at(i, output)));
        }
    }

    /// By their weights, over the chosen labels of one output; not a number if there is none.
    static double mean(DistinctLabels labels, boolean[] chosen, int output, IntToDoubleFunction value) {
        double sum = 0;
        double weight = 0;
        for (int i = 0; i < labels.size(); i++) {
            if (!chosen[i] || !labels.has(i, output)) continue;
            sum += labels.weight(i, output) * value.applyAsDouble(i);
            weight += labels.weight(i, output);
        }
        return sum / weight;
    }
}
