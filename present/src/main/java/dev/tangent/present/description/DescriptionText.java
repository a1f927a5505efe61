package dev.tangent.present.description;

import dev.tangent.Message;
import dev.tangent.data.input.Finding;
import dev.tangent.data.input.TableDescription;
import dev.tangent.present.FrontWords;
import dev.tangent.present.SummaryJson;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// What is in a table, for a terminal and for programs.
public final class DescriptionText {
    private static final String BARS = "\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588";
    private static final String[] HEADS = {"column", "type", "values", "missing", "distinct", "", "use"};
    private static final int[] WIDEST = {32, 24, 30, 9, 11, 12, 200};
    private static final int FEW = 40;

    private DescriptionText() {}

    /// A line for each column, and what looks wrong.
    ///
    /// @param next the command that would follow; empty where none can
    /// @param width of the terminal
    public static String of(TableDescription table, String next, FrontWords front, int width) {
        StringBuilder text = new StringBuilder(table.file() + ": " + counted(table.rows(), "row") + ", "
                + counted(table.columns().size(), "column") + labelled(table) + "\n");
        if (table.repeated() > 0)
            text.append(counted(table.repeated(), "row"))
                    .append(table.repeated() == 1 ? " is" : " are")
                    .append(" the same as an earlier one in all coordinates\n");
        text.append('\n');
        List<String[]> lines = new ArrayList<>(List.<String[]>of(HEADS));
        for (ColumnGroup group : ColumnGroup.of(table.columns())) lines.add(cells(group));
        table(lines, width, text);
        findings("look at", doubts(table, true), front, width, text);
        findings("told", doubts(table, false), front, width, text);
        return next.isEmpty()
                ? text.toString()
                : text.append("\nnext\n  ").append(next).append('\n').toString();
    }

    private static String labelled(TableDescription table) {
        return table.labelled().map(rows -> ", " + rows + " labelled").orElse("");
    }

    private static String counted(int count, String word) {
        return Message.counted(count, word, word + "s");
    }

    private static String[] cells(ColumnGroup group) {
        return new String[] {
            group.name(),
            group.type(),
            group.values(),
            group.missing() == 0 ? "-" : Long.toString(group.missing()),
            group.distinct(),
            bars(group.counts()),
            group.use()
        };
    }

    /// A histogram of one line; where no number is, a blank.
    static String bars(List<Integer> counts) {
        if (counts.isEmpty()) return "";
        int most = Collections.max(counts);
        StringBuilder bars = new StringBuilder();
        for (int count : counts)
            bars.append(count == 0 ? ' ' : BARS.charAt((int) Math.ceil((double) count * BARS.length() / most) - 1));
        return most == 0 ? "" : bars.toString().stripTrailing();
    }

    private static void table(List<String[]> lines, int width, StringBuilder text) {
        int[] widths = new int[HEADS.length];
        for (String[] line : lines)
            for (int c = 0; c < widths.length; c++)
                widths[c] = Math.max(widths[c], Math.min(WIDEST[c], line[c].length()));
        int before = 0;
        for (int c = 0; c + 1 < widths.length; c++) before += widths[c] + (widths[c] == 0 ? 0 : 2);
        boolean narrow = before + FEW / 2 > width;
        for (int at = 0; at < lines.size(); at++) {
            String[] line = lines.get(at);
            StringBuilder out = new StringBuilder();
            for (int c = 0; c + 1 < widths.length; c++) {
                if (widths[c] == 0) continue;
                boolean right = c == 3 || c == 4;
                String cell = ColumnGroup.shortened(line[c], widths[c]);
                if (c == 5) cell = line[c];
                out.append(
                                right
                                        ? " ".repeat(widths[c] - cell.length()) + cell
                                        : cell + " ".repeat(widths[c] - cell.length()))
                        .append("  ");
            }
            if (narrow && at > 0)
                text.append(out.toString().stripTrailing())
                        .append("\n    ")
                        .append(line[6])
                        .append('\n');
            else
                text.append(out.append(narrow ? "" : line[6]).toString().stripTrailing())
                        .append('\n');
        }
    }

    private static List<Finding> doubts(TableDescription table, boolean doubt) {
        return table.findings().stream()
                .filter(finding -> finding.isDoubt() == doubt)
                .toList();
    }

    private static void findings(String head, List<Finding> findings, FrontWords front, int width, StringBuilder text) {
        if (findings.isEmpty()) return;
        text.append('\n').append(head).append('\n');
        for (Finding finding : findings)
            text.append(wrapped("- " + finding.words().text(front::name), "  ", "    ", width));
    }

    /// Lines no longer than some width where their words allow it.
    static String wrapped(String words, String first, String next, int width) {
        StringBuilder text = new StringBuilder();
        StringBuilder line = new StringBuilder(first);
        boolean blank = true;
        for (String word : words.split(" ", -1)) {
            if (!blank && line.length() + 1 + word.length() > width) {
                text.append(line).append('\n');
                line = new StringBuilder(next);
                blank = true;
            }
            line.append(blank ? "" : " ").append(word);
            blank = false;
        }
        return text.append(line).append('\n').toString();
    }

    /// The same for programs.
    public static String json(TableDescription table, String next, FrontWords front) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("command", "describe");
        all.put("file", table.file());
        all.put("rows", table.rows());
        table.labelled().ifPresent(rows -> all.put("labelled", rows));
        all.put("repeated", table.repeated());
        List<Map<String, Object>> columns = new ArrayList<>();
        for (var column : table.columns()) {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("name", column.name());
            fields.put("type", column.type().word());
            fields.put("unit", column.unit());
            fields.put("missing", column.missing());
            fields.put("distinct", column.distinct());
            column.range().ifPresent(range -> {
                fields.put("least", finite(range.least()));
                fields.put("most", finite(range.most()));
                fields.put("counts", range.counts());
            });
            if (!column.commonest().isEmpty()) fields.put("commonest", column.commonest());
            fields.put("use", column.use().word());
            fields.put("reason", column.reason());
            columns.add(fields);
        }
        all.put("columns", columns);
        all.put(
                "findings",
                table.findings().stream()
                        .map(finding -> Map.of(
                                "kind",
                                        finding.kind()
                                                .name()
                                                .toLowerCase(Locale.ROOT)
                                                .replace('_', '-'),
                                "doubt", finding.isDoubt(),
                                "columns", finding.columns(),
                                "message", finding.words().text(front::name)))
                        .toList());
        if (!next.isEmpty()) all.put("next", next);
        return SummaryJson.of(all);
    }

    private static Object finite(double value) {
        return Double.isFinite(value) ? value : Double.toString(value);
    }
}
