package dev.tangent.data.table;

import dev.tangent.data.format.CellSink;
import dev.tangent.data.text.CellKind;
import dev.tangent.data.text.CellParser;
import dev.tangent.data.text.MessageText;
import dev.tangent.data.text.MissingWords;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// Collects every cell as a number.
final class NumberPass implements CellSink {
    private final ColumnBuilder[] columns;
    private final CellParser parser;
    private final List<MissingWords.MissingCells.ColumnWords> missing;
    private boolean header;
    private int[] lines = new int[64];
    private int rows;

    /// @param missing the words of each column that stand for nothing
    /// @param header whether the first row holds names
    /// @param expected the number of rows, 0 if it is not known
    NumberPass(List<MissingWords.MissingCells.ColumnWords> missing, boolean header, CellParser parser, int expected) {
        this.header = header;
        this.parser = parser;
        this.missing = missing;
        columns = new ColumnBuilder[missing.size()];
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

    /// Columns of numbers that are padded with zeros.
    List<String> padded(List<String> names) {
        return IntStream.range(0, columns.length)
                .filter(c -> columns[c].isPadded())
                .mapToObj(c -> MessageText.quoted(names.get(c)))
                .toList();
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
        if (isMissing(column, cell, text, offset, length)) columns[column].add(CellKind.MISSING, Double.NaN);
        else if (parser.isPadded()) columns[column].addPadded(parser.value());
        else columns[column].add(cell, parser.value(), parser.unit());
    }

    private boolean isMissing(int column, CellKind cell, char[] text, int offset, int length) {
        MissingWords.MissingCells.ColumnWords words = missing.get(column);
        if (words.isEmpty() || cell == CellKind.MISSING) return false;
        return (cell == CellKind.NUMBER && words.has(parser.value()))
                || words.has(new String(text, offset, length).strip());
    }

    @Override
    public void number(int column, double value) {
        if (header) return;
        boolean absent = Double.isNaN(value) || missing.get(column).has(value);
        columns[column].add(absent ? CellKind.MISSING : CellKind.NUMBER, absent ? Double.NaN : value);
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
