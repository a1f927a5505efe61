package dev.tangent.data.table;

import java.io.Writer;
import java.util.Arrays;
import java.util.List;

/// Writes CSV and remembers what each column holds, for a program that reads it with types.
final class TypedCsvWriter implements RowWriter {
    private final CsvTableWriter csv;
    private final CellType[] types;
    private int at;

    /// In the order in which one holds the other.
    private enum CellType {
        NOTHING("DOUBLE"),
        WHOLE("BIGINT"),
        NUMBER("DOUBLE"),
        TEXT("VARCHAR");

        private final String word;

        CellType(String word) {
            this.word = word;
        }
    }

    TypedCsvWriter(Writer out, List<String> header) {
        csv = new CsvTableWriter(out, header);
        types = new CellType[header.size()];
        Arrays.fill(types, CellType.NOTHING);
    }

    /// The type of each column, as SQL names it.
    List<String> types() {
        return Arrays.stream(types).map(type -> type.word).toList();
    }

    void flush() {
        csv.flush();
    }

    private void holds(CellType type) {
        if (at < types.length && types[at].compareTo(type) < 0) types[at] = type;
        at++;
    }

    @Override
    public TypedCsvWriter cell(String text) {
        holds(CellType.TEXT);
        csv.cell(text);
        return this;
    }

    @Override
    public TypedCsvWriter cell(double number) {
        holds(CellType.NUMBER);
        csv.cell(number);
        return this;
    }

    @Override
    public TypedCsvWriter cell(long number) {
        holds(CellType.WHOLE);
        csv.cell(number);
        return this;
    }

    @Override
    public TypedCsvWriter missing() {
        holds(CellType.NOTHING);
        csv.missing();
        return this;
    }

    @Override
    public boolean isText() {
        return false;
    }

    @Override
    public void endRow() {
        csv.endRow();
        at = 0;
    }
}
