package dev.tangent.report;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// What the error bars rest on.
///
/// @param method how the variances were computed
/// @param relativeError of the variances, zero where they are exact
/// @param noise the standard deviation of a label of weight one about f, of each output
/// @param coverage of held-out labels by intervals: promised and found, in per cent
/// @param tested how many labels were held out for that
public record ErrorBarReport(
        String method, double relativeError, Map<String, Double> noise, Map<String, Double> coverage, int tested) {
    public ErrorBarReport {
        noise = Collections.unmodifiableMap(new LinkedHashMap<>(noise));
        coverage = Collections.unmodifiableMap(new LinkedHashMap<>(coverage));
    }
}
