package dev.tangent.spark.learning;

/// How error bars were estimated.
///
/// @param samples of the posterior
/// @param relativeError of the variances, root mean square
/// @param noise standard deviation of each output's labels about f, from labels left out
public record SampledBars(int samples, double relativeError, double[] noise) {}
