package dev.tangent.learning.audit;

import dev.tangent.learning.LabelHoldout;
import dev.tangent.linalg.Matrix;

/// What is predicted at the labelled places without their own labels.
///
/// @param predicted l x o: values, or probabilities of classes
/// @param variances l x o: of f there, per unit of noise, or what stands for it up to a factor; infinite where the
/// other
///     labels tell nothing
/// @param noise the variance of a label of weight one about f in the same units; zero where variances have it already
public record HeldOutPlaces(Matrix predicted, Matrix variances, double noise, LabelHoldout holdout) {
    /// Whether the other labels tell anything.
    public boolean isPredicted(int place, int output) {
        return Double.isFinite(variances.at(place, output));
    }

    /// The same with probabilities that are scaled.
    public HeldOutPlaces with(Matrix scaled) {
        return new HeldOutPlaces(scaled, variances, noise, holdout);
    }

    /// What is expected of the squared distance of a label from its prediction.
    public double variance(int place, int output, double weight) {
        return variances.at(place, output) + noise / weight;
    }
}
