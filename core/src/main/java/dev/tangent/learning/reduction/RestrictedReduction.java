package dev.tangent.learning.reduction;

import dev.tangent.linalg.Matrix;
import java.util.Arrays;

/// A reduction to some of the points that R has been reduced to already: dense work only.
///
/// The points that are no longer fixed take the values of least energy, as a held-out label does.
final class RestrictedReduction implements Reduction {
    private final Reduction whole;
    private final int[] points;
    private final LabelSplit split;

    RestrictedReduction(Reduction whole, int[] points) {
        this.whole = whole;
        this.points = points.clone();
        int[] all = whole.points();
        double[] weights = new double[all.length];
        for (int point : points) weights[Arrays.binarySearch(all, point)] = 1;
        split = new LabelSplit(whole.matrix(), weights);
    }

    @Override
    public int[] points() {
        return points.clone();
    }

    @Override
    public Matrix matrix() {
        return split.complement();
    }

    @Override
    public Matrix extend(Matrix fixed) {
        return whole.extend(split.extended(fixed));
    }

    @Override
    public SolveSummary summary() {
        return whole.summary();
    }
}
