package dev.tangent.learning.audit;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelHoldout;
import dev.tangent.learning.classification.ClassProbabilities;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.uncertainty.HeldOutUncertainty;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.stream.IntStream;

/// Labels as the folds of a search predicted which did not see them, by whatever method.
public final class FoldHoldout {
    private FoldHoldout() {}

    /// Of values. Squared distances to the nearest label in use stand for variances, as they do for error bars.
    ///
    /// @param cloud the distinct points
    /// @param heldOut l x o
    public static HeldOutPlaces ofValues(PointCloud cloud, DistinctLabels labels, Matrix heldOut, Folds folds) {
        Matrix variances = open(labels);
        for (int c = 0; c < labels.outputs(); c++) {
            int[] known = IntStream.of(labels.known(c))
                    .filter(i -> folds.foldOf(i) >= 0)
                    .toArray();
            int[] foldOf = IntStream.of(known).map(folds::foldOf).toArray();
            double[] own = HeldOutUncertainty.errors(cloud, labels, heldOut, known, foldOf, c)
                    .variances();
            for (int t = 0; t < known.length; t++) variances.set(known[t], c, own[t]);
        }
        return new HeldOutPlaces(heldOut, variances, 0, LabelHoldout.FOLDS);
    }

    /// Of class probabilities. Labels of a class that the fold did not know either are not predicted.
    ///
    /// @param heldOut l x o
    public static HeldOutPlaces ofClasses(DistinctLabels labels, Matrix heldOut, Folds folds) {
        int[] informed = folds.informed(ClassProbabilities.strata(labels));
        Matrix variances = open(labels);
        for (int i = 0; i < informed.length; i++)
            for (int c = 0; c < variances.columns() && informed[i] >= 0; c++) variances.set(i, c, 0);
        return new HeldOutPlaces(heldOut, variances, 0, LabelHoldout.FOLDS);
    }

    private static Matrix open(DistinctLabels labels) {
        Matrix infinite = Matrix.zeros(labels.size(), labels.outputs());
        Arrays.fill(infinite.values(), Double.POSITIVE_INFINITY);
        return infinite;
    }
}
