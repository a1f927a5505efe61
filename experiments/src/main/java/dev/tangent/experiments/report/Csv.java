package dev.tangent.experiments.report;

import dev.tangent.data.table.CsvTableWriter;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.TableCell;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;

/// Writes a table as CSV: numbers in full, a standard error in a column of its own after its value. A column of
/// timings has "(time)" in its name.
final class Csv {
    private Csv() {}

    public static String text(ResultTable table) {
        StringWriter text = new StringWriter();
        CsvTableWriter csv = new CsvTableWriter(text, header(table));
        boolean[] spreads = new boolean[table.columns().size()]; // once: each looks through all rows
        for (int column = 0; column < spreads.length; column++) spreads[column] = hasSpread(table, column);
        for (List<TableCell> row : table.rows()) {
            for (int column = 0; column < row.size(); column++) {
                TableCell cell = row.get(column);
                csv.cell(cell.value());
                if (spreads[column])
                    csv.cell(cell.spread()
                            .map(spread -> Double.toString(spread.value()))
                            .orElse(""));
            }
            csv.endRow();
        }
        csv.flush();
        return text.toString();
    }

    private static List<String> header(ResultTable table) {
        List<String> header = new ArrayList<>();
        for (int column = 0; column < table.columns().size(); column++) {
            String name = table.columns().get(column).fullName() + (hasTiming(table, column) ? " (time)" : "");
            header.add(name);
            if (hasSpread(table, column)) header.add(name + " standard error");
        }
        return header;
    }

    private static boolean hasSpread(ResultTable table, int column) {
        return table.rows().stream().anyMatch(row -> row.get(column).spread().isPresent());
    }

    private static boolean hasTiming(ResultTable table, int column) {
        return table.rows().stream().anyMatch(row -> row.get(column).timing());
    }
}
