package dev.tangent.report;

import java.util.OptionalDouble;

/// How far predictions are from labels that were not learnt from.
public sealed interface TestScore {
    /// What was predicted.
    String output();

    /// How many labels it was compared with.
    int labels();

    /// Of numbers. Means are weighted as the labels are.
    ///
    /// @param standardError of the mean absolute error; not a number of one label
    /// @param explainedVariance R^2: the part of the variance of these labels that the predictions explain; absent
    ///     where all are equal
    /// @param byMean the mean absolute error of the mean of the labels that were learnt from
    record OfValues(
            String output,
            int labels,
            double meanAbsolute,
            double standardError,
            double rootMeanSquare,
            OptionalDouble explainedVariance,
            double byMean)
            implements TestScore {}

    /// Of classes.
    ///
    /// @param unknown how many labels name a class that no label did which was learnt from; they count as wrong
    /// @param accuracy the share of labels whose class was the most probable
    /// @param standardError of the accuracy; not a number of one label
    /// @param logLoss minus the mean logarithm of the probability of the true class, which counts as at least
    ///     1e-15; absent where all classes are unknown
    /// @param byCommonest the accuracy of the commonest class among the labels that were learnt from
    record OfClasses(
            String output,
            int labels,
            int unknown,
            double accuracy,
            double standardError,
            OptionalDouble logLoss,
            double byCommonest)
            implements TestScore {}
}
