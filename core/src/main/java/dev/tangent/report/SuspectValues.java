package dev.tangent.report;

import dev.tangent.learning.LabelHoldout;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The labels of values, the most improbable first: by their distance from what the other labels predict, in units of
/// what was expected of it. Labels of rows with equal coordinates are left out together.
///
/// @param labels of all outputs; of equals that of the first row and output comes first
/// @param holdout how they were left out
/// @param unjudged how many the others tell nothing about, or lie at rows that are not used
public record SuspectValues(List<SuspectValue> labels, LabelHoldout holdout, int unjudged) {
    public SuspectValues {
        labels = List.copyOf(labels);
    }

    /// How far labels are from what the others predict, by output: the root of the mean square.
    public Map<String, Double> errors() {
        return labels.stream()
                .collect(Collectors.groupingBy(
                        SuspectValue::output,
                        LinkedHashMap::new,
                        Collectors.collectingAndThen(Collectors.toList(), SuspectValues::rootMeanSquare)));
    }

    private static double rootMeanSquare(List<SuspectValue> labels) {
        double root = labels.stream()
                .mapToDouble(each -> each.given() - each.expected())
                .reduce(0, Math::hypot);
        return root / Math.sqrt(labels.size());
    }

    /// One label.
    ///
    /// @param row of the table, from 0
    /// @param given the label
    /// @param expected what the other labels predict
    /// @param standardError how far from that a right label would be, typically, in its unit
    /// @param score the distance in standard errors
    /// @param standsOut whether it is more probably wrong than right; in clean data mostly no label does
    public record SuspectValue(
            int row,
            String output,
            double given,
            double expected,
            double standardError,
            double score,
            boolean standsOut) {}
}
