package dev.tangent;

import dev.tangent.report.CloudReport;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What every look at points without labels tells beside its result.
///
/// @param warnings what a person should know, a sentence each
/// @param seconds of each stage, in order
public record AnalysisReport(CloudReport cloud, List<String> warnings, Map<String, Double> seconds) {
    public AnalysisReport {
        warnings = List.copyOf(warnings);
        seconds = Collections.unmodifiableMap(new LinkedHashMap<>(seconds));
    }
}
