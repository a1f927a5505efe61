package dev.tangent.baseline.kernel;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fold.Folds;
import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import java.util.function.ObjIntConsumer;

/// Every label as predicted by the fold that did not see it, for each of a grid of parameters.
public final class HeldOutPredictions {
    private HeldOutPredictions() {}

    /// Fits the labels in use for every parameter, and hands over what each predicts at all labels, l x o, together
    /// with the parameter's number.
    @FunctionalInterface
    public interface FoldFit {
        void fit(boolean[] inUse, ObjIntConsumer<Matrix> predicted);
    }

    /// Folds run in parallel; each writes rows of its own.
    public static Matrix[] of(DistinctLabels labels, Folds folds, int parameters, FoldFit fit) {
        Matrix[] heldOut = new Matrix[parameters];
        Arrays.setAll(heldOut, t -> Matrix.zeros(labels.size(), labels.outputs()));
        Parallel.forRange(folds.count(), 1, (from, to) -> {
            for (int f = from; f < to; f++) {
                int fold = f;
                fit.fit(folds.training(fold), (predicted, t) -> folds.copyHeldOut(fold, predicted, heldOut[t]));
            }
        });
        return heldOut;
    }
}
