package dev.tangent.spark.learning;

/// How error bars were estimated.
///
/// @param probes random vectors
/// @param relativeError of the variances, root mean square
/// @param noise standard deviation of each output's labels about f, from labels left out
public record ProbedBars(int probes, double relativeError, double[] noise) {}
