package dev.tangent.spark.learning;

/// A row to label next.
///
/// @param row its number in the dataset's order
/// @param variance its own, once those before it are labelled, per unit of noise
/// @param reduction the part of the sample's mean deviation then left that its label would take away
/// @param left the mean deviation after that, as a part of what it was before the first
public record SuggestedRow(long row, double[] features, double variance, double reduction, double left) {}
