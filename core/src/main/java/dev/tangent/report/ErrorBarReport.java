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
/// @param predictive whether standard deviations are those of measured values, noise included, instead of f's own
/// @param power of the predictive variance that intervals are wide by: 1 where held-out labels bear it out, 0 where all
///     intervals of an output have the same width
/// @param capped values whose 95 % interval is no narrower than that of predicting the mean of the labels, in per cent
public record ErrorBarReport(
        String method,
        double relativeError,
        Map<String, Double> noise,
        Map<String, Double> coverage,
        int tested,
        boolean predictive,
        Map<String, Double> power,
        double capped) {
    public ErrorBarReport {
        noise = Collections.unmodifiableMap(new LinkedHashMap<>(noise));
        power = Collections.unmodifiableMap(new LinkedHashMap<>(power));
        coverage = Collections.unmodifiableMap(new LinkedHashMap<>(coverage));
    }
}
