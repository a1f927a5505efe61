package dev.tangent.report;

import java.util.Optional;

/// What was minimised beside the regularizer.
///
/// @param parameter what the loss's number means
/// @param ofSpread whether that number is a share of each output's spread, and not in units of the labels
/// @param convergence how close to the minimum it came; absent where a formula gave it or nothing was fitted yet
public record LossReport(
        String name,
        Optional<String> parameter,
        Optional<Double> value,
        boolean ofSpread,
        Optional<Minimum> convergence) {
    /// How a minimisation ended.
    ///
    /// @param objective what was reached
    /// @param gap a proved bound on how far the objective is above its minimum
    /// @param scale the objective of the constant that fits best, against which small is small
    /// @param iterations Newton steps in all
    /// @param relativeGap the gap in units of the objective, or of a tiny part of the scale where that is all but
    ///     zero
    public record Minimum(double objective, double gap, double scale, int iterations, double relativeGap) {}
}
