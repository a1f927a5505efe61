package dev.tangent.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A table in Markdown, row by row.
public final class MarkdownTable {
    private final List<List<String>> rows = new ArrayList<>();

    public MarkdownTable(String... header) {
        rows.add(List.of(header));
        rows.add(List.of(header).stream().map(cell -> "---").toList());
    }

    public MarkdownTable row(Object... cells) {
        List<String> row = new ArrayList<>();
        for (Object cell : cells) row.add(text(cell));
        rows.add(row);
        return this;
    }

    public String markdown() {
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows)
            text.append("| ").append(String.join(" | ", row)).append(" |\n");
        return text.toString();
    }

    /// Three significant digits; NaN is a figure that was not measured.
    private static String text(Object cell) {
        return switch (cell) {
            case Double value -> number(value);
            case Integer value -> String.format(Locale.ROOT, "%,d", value);
            default -> cell.toString();
        };
    }

    private static String number(double value) {
        double size = Math.abs(value);
        if (Double.isNaN(value)) return "not measured";
        if (size >= 1e6 || (size > 0 && size < 1e-3)) return String.format(Locale.ROOT, "%.2e", value);
        return String.format(Locale.ROOT, size >= 100 ? "%.0f" : size >= 10 ? "%.1f" : "%.3f", value);
    }
}
