package dev.tangent.bench.report;

import java.util.List;

/// One item's part of the report.
///
/// @param thresholds the limits of the item, and whether they are met
/// @param tables the figures, ratios first
/// @param notes what a reader must know to judge them
public record BenchmarkSection(
        String title, String question, List<Threshold> thresholds, List<MarkdownTable> tables, List<String> notes) {
    public String markdown() {
        StringBuilder text = new StringBuilder("## " + title + "\n\n" + question + "\n\n");
        for (Threshold threshold : thresholds)
            text.append("- ").append(threshold.markdown()).append('\n');
        if (!thresholds.isEmpty()) text.append('\n');
        for (MarkdownTable table : tables) text.append(table.markdown()).append('\n');
        for (String note : notes) text.append(note).append("\n\n");
        return text.toString();
    }
}
