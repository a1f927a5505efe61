package dev.tangent.data.table;

import dev.tangent.data.file.InputFile;
import dev.tangent.data.text.CellKind;
import dev.tangent.data.text.CellParser;
import dev.tangent.linalg.InvalidInput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Reads a text table: delimiter and header from its first rows, then all numbers in one pass, then in a second pass
/// the text of those columns that are not numeric.
final class CsvTableReader {
    private final InputFile file;
    private final char delimiter;

    private CsvTableReader(InputFile file, char delimiter) {
        this.file = file;
        this.delimiter = delimiter;
    }

    static Table read(InputFile file, Header header) {
        try {
            return new CsvTableReader(file, Delimiter.of(file)).read(header);
        } catch (IOException e) {
            throw file.unreadable(e);
        }
    }

    private Table read(Header header) throws IOException {
        List<List<String>> first = firstRows();
        if (first.isEmpty()) throw new InvalidInput(file.path() + " is empty");
        boolean named = header.isHeader(first.getFirst(), first.size() < 2 ? List.of() : first.get(1));
        List<String> names = ColumnNames.of(file.path().toString(), first.getFirst(), named);
        if (named && first.size() < 2) throw new InvalidInput(file.path() + " has a header but no rows");
        Numbers numbers = new Numbers(names.size(), named, new CellParser(true));
        numbers.run();
        if (numbers.parser.commasAreDoubtful()) {
            numbers = new Numbers(names.size(), named, new CellParser(false));
            numbers.run();
        }
        List<Column> columns = new ArrayList<>();
        for (int c = 0; c < names.size(); c++) columns.add(numbers.columns[c].build(names.get(c)));
        addTexts(columns, named, numbers.rows);
        boolean index = named && first.getFirst().getFirst().isBlank() && counts(columns.getFirst());
        return new Table(new RowLocations(file.path().toString(), numbers.lines()), columns, numbers.rows, index);
    }

    private List<List<String>> firstRows() throws IOException {
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        new CsvRows(file, delimiter) {
            @Override
            void cell(int column, char[] text, int offset, int length) {
                row.add(new String(text, offset, length));
            }

            @Override
            boolean endRow(int line) {
                rows.add(List.copyOf(row));
                row.clear();
                return rows.size() < 2;
            }
        }.run();
        return rows;
    }

    private void addTexts(List<Column> columns, boolean named, int rows) throws IOException {
        String[][] texts = new String[columns.size()][];
        for (int c = 0; c < texts.length; c++) if (!columns.get(c).isNumeric()) texts[c] = new String[rows];
        if (columns.stream().allMatch(Column::isNumeric)) return;
        new Texts(named, texts).run();
        for (int c = 0; c < texts.length; c++)
            if (texts[c] != null) columns.set(c, columns.get(c).withTexts(texts[c]));
    }

    /// The column is 0, 1, 2, ...
    private static boolean counts(Column column) {
        for (int i = 0; i < column.numbers().length; i++) if (column.numbers()[i] != i) return false;
        return true;
    }

    private final class Numbers extends CsvRows {
        private final ColumnBuilder[] columns;
        private final CellParser parser;
        private boolean header;
        private int[] lines = new int[64];
        private int rows;

        Numbers(int width, boolean header, CellParser parser) {
            super(file, delimiter);
            this.header = header;
            this.parser = parser;
            columns = new ColumnBuilder[width];
            Arrays.setAll(columns, c -> new ColumnBuilder());
        }

        @Override
        void cell(int column, char[] text, int offset, int length) {
            if (header || column >= columns.length) return;
            CellKind cell = parser.parse(text, offset, length);
            columns[column].add(cell, parser.value());
        }

        @Override
        boolean endRow(int line) {
            if (header) {
                header = false;
                return true;
            }
            if (rows == lines.length) lines = Arrays.copyOf(lines, Math.multiplyExact(2, rows));
            lines[rows++] = line;
            return true;
        }

        int[] lines() {
            return Arrays.copyOf(lines, rows);
        }
    }

    /// Equal texts are stored once: text columns are mostly a few classes.
    private final class Texts extends CsvRows {
        private static final int POOLED = 10_000;

        private final String[][] texts;
        private final Map<String, String> pool = new HashMap<>();
        private int row;

        Texts(boolean header, String[][] texts) {
            super(file, delimiter);
            this.texts = texts;
            row = header ? -1 : 0;
        }

        @Override
        void cell(int column, char[] text, int offset, int length) {
            if (row < 0 || texts[column] == null) return;
            String found = new String(text, offset, length).strip();
            String known = pool.size() < POOLED ? pool.putIfAbsent(found, found) : pool.get(found);
            texts[column][row] = known == null ? found : known;
        }

        @Override
        boolean endRow(int line) {
            row++;
            return true;
        }
    }
}
