package dev.tangent.learning.fitting;

import dev.tangent.learning.prediction.Convergence;
import dev.tangent.linalg.Matrix;
import java.util.Optional;

/// A model fitted to the labels in use, for any lambda, on the reduced problem.
///
/// A fit may start from the result for the lambda before, so one fit is for one thread.
public interface ModelFit {
    /// The fit for one lambda.
    ///
    /// @param deviations fitted values at all labelled points, l x o, as deviations from what is predicted where
    ///     nothing is known: what [dev.tangent.learning.reduction.Reduction#extend] takes
    /// @param convergence how the minimum was reached, of several outputs the worst; empty where a formula gave it
    record FittedDeviations(Matrix deviations, Optional<Convergence> convergence) {}

    FittedDeviations at(double lambda);

    /// What deviations at any points mean: values in the labels' units, or the probability of each class.
    Matrix predicted(Matrix deviations);

    /// What is predicted at labels not in use, l x o; rows of labels in use need not mean anything.
    default Matrix heldOut(double lambda) {
        return predicted(at(lambda).deviations());
    }
}
