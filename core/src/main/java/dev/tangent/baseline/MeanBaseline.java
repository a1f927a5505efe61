package dev.tangent.baseline;

import dev.tangent.baseline.kernel.HeldOutPredictions;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.function.LinearFunction;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.linalg.Matrix;
import java.util.Map;
import java.util.function.Consumer;

/// Predicts the weighted mean of each output's labels everywhere: what a method gains on is knowledge of the points.
public record MeanBaseline() implements TunableMethod {
    @Override
    public String name() {
        return "mean";
    }

    @Override
    public void tryAll(LabelledGraph labelled, Folds folds, Consumer<Trial> found) {
        DistinctLabels labels = labelled.labels();
        Matrix[] heldOut = HeldOutPredictions.of(
                labels, folds, 1, (inUse, predicted) -> predicted.accept(rows(labels.size(), labels.means(inUse)), 0));
        int points = labelled.cloud().size();
        found.accept(Trial.of(
                Map.of(),
                0,
                heldOut[0],
                () -> labelled.prediction(rows(points, labels.means()), "mean of the labels")
                        .with(LinearFunction.constant(labelled.cloud().dimension(), labels.means()))));
    }

    private static Matrix rows(int count, double[] row) {
        Matrix rows = Matrix.zeros(count, row.length);
        for (int i = 0; i < count; i++) System.arraycopy(row, 0, rows.values(), i * row.length, row.length);
        return rows;
    }
}
