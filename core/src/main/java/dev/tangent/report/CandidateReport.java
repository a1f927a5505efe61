package dev.tangent.report;

import dev.tangent.ParameterValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// One candidate of a search: of a method the best, or the chosen one.
///
/// @param outputs those it was chosen for
/// @param error on held-out labels, with its standard error; for accuracy what is missing to 1
/// @param outputErrors on held-out labels, of each output in its own unit; empty where there is one
/// @param low90 of the interval that is to hold the error at other points in nine of ten cases
/// @param high90 its upper end
/// @param logEvidence if that was the criterion
/// @param parameters numbers and words; of a mean of methods, the weight of each
/// @param seconds spent on all candidates of the method
public record CandidateReport(
        List<String> outputs,
        String method,
        double error,
        double standardError,
        Map<String, Double> outputErrors,
        double low90,
        double high90,
        Optional<Double> logEvidence,
        Map<String, ParameterValue> parameters,
        double seconds) {
    public CandidateReport {
        outputs = List.copyOf(outputs);
        outputErrors = Collections.unmodifiableMap(new LinkedHashMap<>(outputErrors));
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
    }
}
