package dev.tangent.report;

import dev.tangent.method.MeasureKind;
import dev.tangent.method.SelectionCriterion;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a search went through and what it found.
///
/// @param criterion what chose
/// @param unit of the errors, empty where it is that of the labels
/// @param extent what was tried, and what was not
/// @param ranking the best of each method, best first
/// @param chosen one for all outputs, or one for each
/// @param baselines errors on the same folds by the methods' names: of the labels' mean, or the commonest class, and of
///     five near labels
/// @param ensemble whether the chosen one is a mean of several methods
/// @param verdict how sure the ranking is, in words
public record TuningReport(
        int folds,
        SelectionCriterion criterion,
        MeasureKind measure,
        String unit,
        SearchExtent extent,
        List<CandidateReport> ranking,
        List<CandidateReport> chosen,
        Map<String, Double> baselines,
        boolean ensemble,
        String verdict) {
    public TuningReport {
        ranking = List.copyOf(ranking);
        chosen = List.copyOf(chosen);
        baselines = Collections.unmodifiableMap(new LinkedHashMap<>(baselines));
    }

    /// Whether what was chosen for all outputs does better on held-out labels than every baseline.
    public boolean beatsBaselines() {
        return chosen.size() > 1
                || baselines.values().stream()
                        .allMatch(each -> chosen.getFirst().error() < each);
    }

    /// The error on held-out labels of what was chosen: what to expect of other points. One for each output where
    /// each chose alone, else one. Not a number for an output of which no label can be held out.
    public List<Double> expectedErrors() {
        return chosen.stream().map(CandidateReport::error).toList();
    }

    /// What a search tried, and what it did not.
    ///
    /// @param settings how many different regularizers, or baselines, were tried; each with several lambdas or the
    ///     like
    /// @param skipped settings that are impossible, as with fewer neighbours than the dimension needs
    /// @param recalled settings whose results came from a journal
    /// @param untried settings that were left when time was up
    /// @param sample where settings were compared on a sample of the points first
    /// @param leftOut methods that were not tried because they cannot do what was asked for
    /// @param behind methods that were tried with some of their settings only, because these were far behind
    public record SearchExtent(
            int candidates,
            int settings,
            int skipped,
            int recalled,
            int untried,
            Optional<SearchSample> sample,
            List<String> leftOut,
            List<String> behind) {
        public SearchExtent {
            leftOut = List.copyOf(leftOut);
            behind = List.copyOf(behind);
        }
    }

    /// A search on some of the points.
    ///
    /// @param points how many
    /// @param labels how many of them carried one
    /// @param settings how many were compared there
    public record SearchSample(int points, int labels, int settings) {}
}
