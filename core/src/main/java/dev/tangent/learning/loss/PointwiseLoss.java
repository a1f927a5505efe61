package dev.tangent.learning.loss;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fitting.ModelFit;
import dev.tangent.linalg.Matrix;

/// A loss that sees one output at a time.
public sealed interface PointwiseLoss extends Loss permits SmoothLoss, PiecewiseLinearLoss {
    /// rho(y, f), never negative.
    double value(double y, double f);

    /// The value of f where no label determines it: the constant that fits the labels in use best.
    default double centre(double[] y, double[] weights) {
        return ConstantFit.of(this, y, weights);
    }

    /// Losses that reach their minimum need a ridge only for eigenvectors of no energy: as small as rounding
    /// allows.
    @Override
    default double ridge() {
        return 1e-12;
    }

    /// Refuses labels that this loss is not made for.
    ///
    /// @throws dev.tangent.InvalidInput if a label is none that this loss is made for
    default void check(double y) {}

    @Override
    default ModelFit fit(Matrix reduced, DistinctLabels labels, boolean[] inUse) {
        return new PointwiseFit(this, reduced, labels, inUse);
    }
}
