package dev.tangent.bench.report;

import java.util.List;

/// One item's part of the report.
///
/// @param bars what the item is held to, and how it did
/// @param tables the figures, ratios first
/// @param notes what a reader must know to judge them
public record BenchmarkSection(
        String title, String question, List<Threshold> bars, List<MarkdownTable> tables, List<String> notes) {
    public String markdown() {
        StringBuilder text = new StringBuilder("## " + title + "\n\n" + question + "\n\n");
        for (Threshold bar : bars) text.append("- ").append(bar.markdown()).append('\n');
        if (!bars.isEmpty()) text.append('\n');
        for (MarkdownTable table : tables) text.append(table.markdown()).append('\n');
        for (String note : notes) text.append(note).append("\n\n");
        return text.toString();
    }
}
