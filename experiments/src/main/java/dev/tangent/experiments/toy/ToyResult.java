package dev.tangent.experiments.toy;

/// The prediction of one method on the square.
///
/// @param near mean value within 0.1 of the centre: close to 10 if smooth, far below if a spike
/// @param atLabel value at the centre itself
public record ToyResult(String method, String title, double[] values, double near, double atLabel, double seconds) {}
