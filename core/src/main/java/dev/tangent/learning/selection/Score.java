package dev.tangent.learning.selection;

/// The error on held-out labels.
///
/// @param error over all outputs together, averaged over the folds
/// @param standardError of that average, from the spread between folds
/// @param refined tells candidates of the same error apart, where the measure is coarse
/// @param outputErrors the error of each output alone
/// @param outputStandardErrors the standard error of each of those
public record Score(
        double error, double standardError, double refined, double[] outputErrors, double[] outputStandardErrors) {}
