package dev.tangent.experiments.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.plot.page.Report;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.Section;
import dev.tangent.plot.page.TableCell;
import dev.tangent.plot.page.Words;
import java.util.List;

/// Finds the tables of a report and reads their numbers.
public final class ReportTables {
    private ReportTables() {}

    /// A table on the page, or one that is only a file.
    public static ResultTable table(List<Section> sections, String name) {
        return new Report("report", Words.empty(), sections)
                .files().stream()
                        .filter(table -> table.name().equals(name))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError("there is no table " + name));
    }

    /// The number in a column of the only row that begins with these cells.
    public static double number(ResultTable table, int column, String... first) {
        List<List<TableCell>> rows =
                table.rows().stream().filter(row -> beginsWith(row, first)).toList();
        assertThat(rows).as("rows of %s in %s", List.of(first), table.name()).hasSize(1);
        return Double.parseDouble(rows.getFirst().get(column).value());
    }

    private static boolean beginsWith(List<TableCell> row, String... first) {
        for (int i = 0; i < first.length; i++) if (!row.get(i).text().equals(first[i])) return false;
        return true;
    }

    /// All tables as CSV, timings left out: equal for equal seeds.
    public static String withoutTimings(List<Section> sections) {
        StringBuilder text = new StringBuilder();
        for (ResultTable table : new Report("report", Words.empty(), sections).files())
            for (List<TableCell> row : table.rows()) {
                for (TableCell cell : row)
                    if (!cell.timing()) text.append(cell.value()).append(',');
                text.append('\n');
            }
        return text.toString();
    }
}
