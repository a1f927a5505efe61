package dev.tangent;

import dev.tangent.learning.selection.Search.Candidate;
import dev.tangent.report.CloudReport;
import dev.tangent.report.LossReport;
import dev.tangent.report.TuningReport;
import dev.tangent.search.SearchResult;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// A search without a fit.
///
/// @param candidates all that were tried, best first
/// @param warnings what a person should know, a sentence each
/// @param seconds of each stage, in order
public record Tuning(
        TuningReport report,
        List<Tried> candidates,
        CloudReport cloud,
        LossReport loss,
        List<String> warnings,
        Map<String, Double> seconds) {
    public Tuning {
        candidates = List.copyOf(candidates);
        warnings = List.copyOf(warnings);
        seconds = Collections.unmodifiableMap(new LinkedHashMap<>(seconds));
    }

    /// A candidate and how it did.
    ///
    /// @param number when it was tried, from 0
    /// @param parameters numbers and words, by their keys
    /// @param error on held-out labels, with its standard error
    /// @param outputErrors of each output alone
    /// @param logEvidence if that was the criterion
    public record Tried(
            int number,
            String method,
            Map<String, Object> parameters,
            double error,
            double standardError,
            List<Double> outputErrors,
            Optional<Double> logEvidence,
            boolean chosen) {
        public Tried {
            parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
            outputErrors = List.copyOf(outputErrors);
        }
    }

    static Tuning of(
            SearchResult found,
            TuningReport report,
            LossReport loss,
            CloudReport cloud,
            List<String> warnings,
            Map<String, Double> seconds) {
        return new Tuning(report, tried(found), cloud, loss, warnings, seconds);
    }

    /// All that a search tried, best first.
    static List<Tried> tried(SearchResult found) {
        Candidate chosen = found.outcome().chosen();
        Map<Candidate, Integer> numbers = new HashMap<>();
        found.outcome().candidates().forEach(each -> numbers.putIfAbsent(each, numbers.size()));
        return found.outcome().ranked().stream()
                .map(each -> tried(each, numbers.getOrDefault(each, 0), each.equals(chosen)))
                .toList();
    }

    private static Tried tried(Candidate candidate, int number, boolean chosen) {
        OptionalDouble log = candidate.trial().logEvidence();
        return new Tried(
                number,
                candidate.trial().method(),
                candidate.trial().parameters().shown(),
                candidate.score().error(),
                candidate.score().standardError(),
                candidate.score().outputs().stream()
                        .map(errors -> errors.mean())
                        .toList(),
                log.isPresent() ? Optional.of(log.getAsDouble()) : Optional.empty(),
                chosen);
    }
}
