package dev.tangent;

import dev.tangent.report.CloudReport;
import dev.tangent.report.LossReport;
import dev.tangent.report.TuningReport;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
            Map<String, ParameterValue> parameters,
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
}
