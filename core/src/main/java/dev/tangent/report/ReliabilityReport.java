package dev.tangent.report;

import java.util.List;

/// Whether class probabilities mean what they say, by labels that were held out.
///
/// @param temperature that the probabilities' logarithms were divided by; above one they were too sure before
/// @param labels how many were held out
/// @param logLoss the mean of minus the logarithm of the probability of the label's class
/// @param expectedCalibrationError the mean, over the labels, of how far their bin's probability is from how often it
///     was right (Naeini, Cooper, Hauskrecht 2015)
/// @param bins of the probability of the most probable class; those without labels are left out
public record ReliabilityReport(
        double temperature, int labels, double logLoss, double expectedCalibrationError, List<Bin> bins) {
    public ReliabilityReport {
        bins = List.copyOf(bins);
    }

    /// Labels whose most probable class had about the same probability.
    ///
    /// @param from the least probability, which belongs to the bin
    /// @param to the largest, which belongs to the next bin
    /// @param probability the mean of it
    /// @param right the part of the labels that were of the most probable class
    public record Bin(double from, double to, int labels, double probability, double right) {}
}
