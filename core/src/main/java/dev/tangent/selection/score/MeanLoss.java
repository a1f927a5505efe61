package dev.tangent.selection.score;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.loss.PointwiseLoss;
import dev.tangent.linalg.Matrix;

/// The mean of a loss on held-out labels: what suits a fit that aims at something else than the middle, as a quantile.
public record MeanLoss(PointwiseLoss loss) implements ErrorMeasure {
    @Override
    public double ofOutput(DistinctLabels labels, boolean[] chosen, Matrix predicted, int output) {
        return WeightedMean.of(
                labels, chosen, output, i -> loss.value(labels.value(i, output), predicted.at(i, output)));
    }
}
