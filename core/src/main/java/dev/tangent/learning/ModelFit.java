package dev.tangent.learning;

import dev.tangent.linalg.Matrix;
import java.util.Optional;

/// A model fitted to the labels in use, for any lambda, on the reduced problem.
public interface ModelFit {
    /// Fitted values at all labelled points, l x o, as deviations from what is predicted where nothing is known:
    /// what [Reduction#extend] takes.
    Matrix deviations(double lambda);

    /// What deviations at any points mean: values in the labels' units, or the probability of each class.
    Matrix predicted(Matrix deviations);

    /// What is predicted at labels not in use, l x o; rows of labels in use need not mean anything.
    default Matrix heldOut(double lambda) {
        return predicted(deviations(lambda));
    }

    /// How the minimum for the last lambda was reached, of several outputs the worst; empty where a formula gave it.
    default Optional<Convergence> convergence() {
        return Optional.empty();
    }
}
