package dev.tangent.experiments.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.plot.page.Block;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.Section;
import dev.tangent.plot.page.TableCell;
import java.util.List;

/// Finds the tables of a report and reads their numbers.
public final class ReportTables {
    private ReportTables() {}

    public static ResultTable table(List<Section> sections, String name) {
        return sections.stream()
                .flatMap(section -> section.blocks().stream())
                .filter(ResultTable.class::isInstance)
                .map(ResultTable.class::cast)
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
        for (Section section : sections)
            for (Block block : section.blocks())
                if (block instanceof ResultTable table)
                    for (List<TableCell> row : table.rows()) {
                        for (TableCell cell : row)
                            if (!cell.timing()) text.append(cell.value()).append(',');
                        text.append('\n');
                    }
        return text.toString();
    }
}
