package dev.tangent.learning.selection;

/// The error on held-out labels.
///
/// @param error over all outputs together, averaged over the folds
/// @param standardError of that average, from the spread between folds
/// @param outputErrors the error of each output alone
public record Score(double error, double standardError, double[] outputErrors) {}
