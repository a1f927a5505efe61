package dev.tangent.plot.page;

import dev.tangent.plot.picture.Svg;
import java.util.List;
import java.util.stream.IntStream;

/// A table of a page: caption above, remarks below, and a frame that scrolls sideways where the screen is narrow.
final class HtmlTable {
    private final ResultTable table;
    private final int number;
    private final List<String> notes;
    private final StringBuilder out = new StringBuilder();

    HtmlTable(ResultTable table, int number) {
        this.table = table;
        this.number = number;
        this.notes = table.notes();
    }

    void write(StringBuilder page) {
        out.append("<figure class=\"table\">\n<figcaption id=\"table-caption-")
                .append(number)
                .append("\"><b>Table ");
        out.append(number).append(".</b> ").append(Html.words(table.caption())).append("</figcaption>\n");
        out.append("<div class=\"scroll\" tabindex=\"0\">\n<table aria-labelledby=\"table-caption-")
                .append(number);
        out.append("\">\n<thead>\n");
        if (table.columns().stream().anyMatch(column -> !column.group().isEmpty())) groups();
        out.append("<tr>");
        for (int column = 0; column < table.columns().size(); column++)
            out.append("<th scope=\"col\"")
                    .append(style(column))
                    .append('>')
                    .append(Svg.escaped(table.columns().get(column).name()))
                    .append("</th>");
        out.append("</tr>\n</thead>\n<tbody>\n");
        for (int row = 0; row < table.rows().size(); row++) row(row);
        out.append("</tbody>\n</table>\n</div>\n");
        remarks();
        page.append(out.append("</figure>\n"));
    }

    private void groups() {
        out.append("<tr class=\"groups\">");
        List<ResultTable.TableColumn> columns = table.columns();
        for (int from = 0, to; from < columns.size(); from = to) {
            String group = columns.get(from).group();
            for (to = from + 1; to < columns.size() && columns.get(to).group().equals(group); ) to++;
            if (group.isEmpty()) out.append("<td colspan=\"").append(to - from).append("\"></td>");
            else
                out.append("<th scope=\"colgroup\" colspan=\"%d\"%s><span>%s</span></th>"
                        .formatted(to - from, to - from > 1 ? " class=\"wide\"" : style(from), Svg.escaped(group)));
        }
        out.append("</tr>\n");
    }

    private void row(int row) {
        boolean begins = table.begins(row);
        out.append(!begins ? "<tr class=\"more\">" : table.grouped() ? "<tr class=\"begins\">" : "<tr>");
        List<TableCell> cells = table.rows().get(row);
        for (int column = 0; column < cells.size(); column++) {
            if (column == 0 && !begins) continue;
            String content = content(cells.get(column));
            if (column > 0)
                out.append("<td")
                        .append(style(column))
                        .append('>')
                        .append(content)
                        .append("</td>");
            else
                out.append("<th scope=\"")
                        .append(table.grouped() ? "rowgroup\" rowspan=\"" + size(row) : "row")
                        .append('"')
                        .append(style(column))
                        .append('>')
                        .append(content)
                        .append("</th>");
        }
        out.append("</tr>\n");
    }

    /// How many rows the group has that begins here.
    private int size(int row) {
        return IntStream.range(row + 1, table.rows().size())
                        .filter(table::begins)
                        .findFirst()
                        .orElse(table.rows().size())
                - row;
    }

    private String style(int column) {
        String number = table.isNumeric(column) ? "n" : "";
        String quiet = table.columns().get(column).quiet() ? "q" : "";
        String names = (number + " " + quiet).strip();
        return names.isEmpty() ? "" : " class=\"" + names + "\"";
    }

    /// All of a timing is within its mark, also that it is the best: that may differ from run to run.
    private String content(TableCell cell) {
        String text = Svg.escaped(cell.text());
        String html = (cell.best() ? "<strong>" + text + "</strong>" : text)
                + cell.note()
                        .map(note -> "<sup>" + ResultTable.letter(notes.indexOf(note)) + "</sup>")
                        .orElse("")
                + cell.spread()
                        .map(spread -> "<small>" + Svg.escaped(spread.text()) + "</small>")
                        .orElse("");
        return cell.timing() ? Timings.span(html) : html;
    }

    private void remarks() {
        if (!table.note().isEmpty())
            out.append("<p class=\"note\">").append(Html.words(table.note())).append("</p>\n");
        for (int i = 0; i < notes.size(); i++)
            out.append("<p class=\"note\"><sup>%s</sup> %s</p>\n"
                    .formatted(ResultTable.letter(i), Svg.escaped(notes.get(i))));
    }
}
