package dev.tangent.spark.learning;

import java.util.Optional;

/// The lambda of a fit.
///
/// @param value what R was multiplied with
/// @param relative the same in units of R's mean diagonal entry
/// @param search how it was chosen, where there was a choice
public record ChosenLambda(double value, double relative, Optional<LambdaSearch> search) {}
