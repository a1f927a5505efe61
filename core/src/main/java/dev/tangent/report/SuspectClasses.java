package dev.tangent.report;

import dev.tangent.learning.LabelHoldout;
import java.util.List;

/// The labels of classes, the most improbable first: by the probability of their own class that the other labels
/// predict, calibrated and before a given prior. Labels of rows with equal coordinates are left out together.
///
/// @param labels of equals that of the first row comes first
/// @param holdout how they were left out
/// @param unjudged how many are of a class that no other label has, or lie at rows that are not used
public record SuspectClasses(List<SuspectClass> labels, LabelHoldout holdout, int unjudged) {
    public SuspectClasses {
        labels = List.copyOf(labels);
    }

    /// One label.
    ///
    /// @param row of the table, from 0
    /// @param given the class it names
    /// @param expected the most probable class
    /// @param probability of the class it names
    /// @param expectedProbability of the most probable class
    /// @param score the surprise, minus the logarithm of the probability
    /// @param standsOut whether it is more probably wrong than right; in clean data mostly no label does
    public record SuspectClass(
            int row,
            String output,
            String given,
            String expected,
            double probability,
            double expectedProbability,
            double score,
            boolean standsOut) {}
}
