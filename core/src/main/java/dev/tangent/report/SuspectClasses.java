package dev.tangent.report;

import dev.tangent.learning.LabelHoldout;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

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

    /// The share of labels for which the others predict another class, by output.
    public Map<String, Double> errors() {
        return labels.stream()
                .collect(Collectors.groupingBy(
                        SuspectClass::output,
                        LinkedHashMap::new,
                        Collectors.averagingDouble(each -> each.given().equals(each.expected()) ? 0 : 1)));
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
