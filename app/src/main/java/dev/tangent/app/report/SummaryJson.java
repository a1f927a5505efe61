package dev.tangent.app.report;

import tools.jackson.databind.json.JsonMapper;

/// A summary for programs: one JSON object, absent parts as null.
public final class SummaryJson {
    private SummaryJson() {}

    public static String of(Object summary) {
        return JsonMapper.builder().build().writerWithDefaultPrettyPrinter().writeValueAsString(summary) + "\n";
    }
}
