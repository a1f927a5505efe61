package dev.tangent.learning.loss;

import dev.tangent.learning.fitting.Model;

/// A loss rho(y, f), convex in f, and a [Model] by itself.
///
/// Labels pooled at one point (see [dev.tangent.learning.Labels#merged]) carry a mean value and a summed weight.
public sealed interface Loss extends Model permits PointwiseLoss, Softmax {
    /// The ridge on every mode, in mean label weights.
    double ridge();
}
