package dev.tangent.data.table;

import dev.tangent.data.format.CellSink;
import dev.tangent.data.text.CellKind;
import dev.tangent.data.text.CellParser;
import dev.tangent.data.text.MessageText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Collects every cell as a number.
final class NumberPass implements CellSink {
    private final ColumnBuilder[] columns;
    private final CellParser parser;
    private boolean header;
    private int[] lines = new int[64];
    private int rows;

    /// @param header whether the first row holds names
    /// @param expected the number of rows, 0 if it is not known
    NumberPass(int width, boolean header, CellParser parser, int expected) {
        this.header = header;
        this.parser = parser;
        columns = new ColumnBuilder[width];
        Arrays.setAll(columns, c -> new ColumnBuilder(expected));
    }

    CellParser parser() {
        return parser;
    }

    int rows() {
        return rows;
    }

    List<Column> columns(List<String> names) {
        List<Column> built = new ArrayList<>();
        for (int c = 0; c < columns.length; c++) built.add(columns[c].build(names.get(c)));
        return built;
    }

    /// Columns whose numbers all have one unit, and its sign, as `'price' ($)`.
    List<String> units(List<String> names) {
        List<String> found = new ArrayList<>();
        for (int c = 0; c < columns.length; c++)
            if (columns[c].unit() != CellParser.NO_UNIT)
                found.add(MessageText.quoted(names.get(c)) + " (" + columns[c].unit() + ")");
        return found;
    }

    int[] lines() {
        return Arrays.copyOf(lines, rows);
    }

    @Override
    public boolean asText(int column) {
        return false;
    }

    @Override
    public void text(int column, char[] text, int offset, int length) {
        if (header || column >= columns.length) return;
        CellKind cell = parser.parse(text, offset, length);
        columns[column].add(cell, parser.value(), parser.unit());
    }

    @Override
    public void number(int column, double value) {
        if (!header) columns[column].add(Double.isNaN(value) ? CellKind.MISSING : CellKind.NUMBER, value);
    }

    @Override
    public boolean endRow(int line) {
        if (header) {
            header = false;
            return true;
        }
        if (rows == lines.length) lines = Arrays.copyOf(lines, Math.multiplyExact(2, rows));
        lines[rows++] = line;
        return true;
    }
}
