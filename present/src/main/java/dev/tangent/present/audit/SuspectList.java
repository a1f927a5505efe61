package dev.tangent.present.audit;

import dev.tangent.ClassificationFit;
import dev.tangent.Fit;
import dev.tangent.RegressionFit;
import dev.tangent.learning.LabelHoldout;
import dev.tangent.report.SuspectClasses;
import dev.tangent.report.SuspectValues;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Labels of values or of classes, the most suspect first, in one shape for programs.
///
/// @param holdout `leave-one-out`, or `folds` of the search
/// @param unjudged labels that the others tell nothing about
/// @param errors of what the others predict, by output: the root of the mean square, of classes the share of wrong ones
public record SuspectList(String holdout, int unjudged, Map<String, Double> errors, List<SuspectLabel> labels) {
    /// One label.
    ///
    /// @param given a number, or the name of a class
    /// @param expected what the other labels predict
    /// @param standardError how far a right value would be off; absent for classes
    /// @param probability of the class that is given; absent for values
    /// @param expectedProbability of the class that is expected; absent for values
    public record SuspectLabel(
            int row,
            String output,
            Object given,
            Object expected,
            Optional<Double> standardError,
            Optional<Double> probability,
            Optional<Double> expectedProbability,
            double score,
            boolean standsOut) {}

    /// Of a fit.
    public static SuspectList of(Fit fit) {
        return switch (fit) {
            case RegressionFit values -> of(values.suspectLabels());
            case ClassificationFit classes -> of(classes.suspectLabels());
        };
    }

    private static SuspectList of(SuspectValues found) {
        return new SuspectList(
                word(found.holdout()),
                found.unjudged(),
                found.errors(),
                found.labels().stream()
                        .map(each -> new SuspectLabel(
                                each.row(),
                                each.output(),
                                each.given(),
                                each.expected(),
                                Optional.of(each.standardError()),
                                Optional.empty(),
                                Optional.empty(),
                                each.score(),
                                each.standsOut()))
                        .toList());
    }

    private static SuspectList of(SuspectClasses found) {
        return new SuspectList(
                word(found.holdout()),
                found.unjudged(),
                found.errors(),
                found.labels().stream()
                        .map(each -> new SuspectLabel(
                                each.row(),
                                each.output(),
                                each.given(),
                                each.expected(),
                                Optional.empty(),
                                Optional.of(each.probability()),
                                Optional.of(each.expectedProbability()),
                                each.score(),
                                each.standsOut()))
                        .toList());
    }

    private static String word(LabelHoldout holdout) {
        return switch (holdout) {
            case LEAVE_ONE_OUT -> "leave-one-out";
            case FOLDS -> "folds";
        };
    }

    long outstanding() {
        return labels.stream().filter(SuspectLabel::standsOut).count();
    }
}
