package dev.tangent.learning;

import java.util.List;

/// The learning curve of a fit: the error on labels that were left out, over how many were used. Where it still falls
/// at its end, more labels would help.
///
/// For each number of labels several sets are drawn and fitted with the fit's own lambda on the reduced problem, which
/// is dense work on the labels alone. Parameters are not chosen again.
///
/// @param output the number of the output
/// @param means ascending in the number of labels; none where the output has fewer than five
public record LearningCurve(int output, List<MeanError> means) {
    public LearningCurve {
        means = List.copyOf(means);
    }

    /// The error with so many labels.
    ///
    /// @param error mean absolute, over all draws
    /// @param deviation of the draws' errors
    public record MeanError(int labels, double error, double deviation) {}
}
