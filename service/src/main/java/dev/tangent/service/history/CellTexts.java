package dev.tangent.service.history;

import dev.tangent.data.table.Table;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The cells of a table as texts that read back to the same value; empty for none. Each column is read once.
public final class CellTexts {
    private static final double EXACT = 0x1p53;

    private final Table table;
    private final Map<String, double[]> numbers = new HashMap<>();
    private final Map<String, List<String>> texts = new HashMap<>();

    public CellTexts(Table table) {
        this.table = table;
    }

    /// Of a row that the table has; a column that it has not is empty.
    public String at(int row, String column) {
        if (!table.has(column)) return "";
        return table.isNumeric(column)
                ? text(numbers.computeIfAbsent(column, table::numbers)[row])
                : texts.computeIfAbsent(column, table::texts).get(row);
    }

    /// Whether a cell is there and has this text.
    public boolean has(LabelEdit.EditedCell cell, String text) {
        return cell.row() < table.rows() && at(cell.row(), cell.column()).equals(text);
    }

    private static String text(double number) {
        if (Double.isNaN(number)) return "";
        boolean whole = number == Math.rint(number) && Math.abs(number) < EXACT && Double.compare(number, -0.0) != 0;
        return whole ? Long.toString((long) number) : Double.toString(number);
    }
}
