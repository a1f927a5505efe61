package dev.tangent.report;

import dev.tangent.learning.Convergence;
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
        Optional<Convergence> convergence) {}
