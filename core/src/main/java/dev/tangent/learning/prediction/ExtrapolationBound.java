package dev.tangent.learning.prediction;

import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.operator.MatrixPower;
import java.util.BitSet;

/// How far from the labels' values those of a power of the Laplacian are kept.
///
/// A part of the graph without labels that hangs on an edge of weight e moves by about r / e to halve a residual r of
/// L f at the other end of that edge. This is the minimum, but no knowledge: the weaker the edge, the further it goes.
/// A value far outside the [LabelRange] of the fitted labels becomes what is predicted where nothing is known. The
/// graph Laplacian itself stays within the range (the maximum principle). Other regularizers leave slopes free, which
/// may lead far away with good reason: these are bounded after a search alone.
public final class ExtrapolationBound {
    private ExtrapolationBound() {}

    /// Whether the regularizer is a power of the Laplacian.
    public static boolean concerns(RegularizerMatrix regularizer) {
        return regularizer.matrix() instanceof MatrixPower power && power.power() > 1;
    }

    /// Sets deviations that are beyond the bound to zero.
    ///
    /// @param deviations of all distinct points from what is predicted where nothing is known
    /// @param atLabels of the labelled points
    /// @return the points concerned
    public static BitSet apply(RegularizerMatrix regularizer, Matrix deviations, Matrix atLabels) {
        BitSet beyond = new BitSet();
        if (!concerns(regularizer)) return beyond;
        for (int c = 0; c < deviations.columns(); c++) {
            LabelRange range = LabelRange.of(atLabels.column(c));
            for (int i = 0; i < deviations.rows(); i++) {
                if (!range.isBeyondLimit(deviations.at(i, c))) continue;
                deviations.set(i, c, 0);
                beyond.set(i);
            }
        }
        return beyond;
    }
}
