package dev.tangent.data.format;

import dev.tangent.Check;
import dev.tangent.Subject;
import dev.tangent.data.excel.ExcelFile;
import dev.tangent.data.file.InputFile;
import dev.tangent.data.text.CellKind;
import dev.tangent.data.text.CellParser;
import dev.tangent.data.text.InputSubjects;
import dev.tangent.data.text.MessageText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A sheet of an Excel workbook. Its first row with a cell may hold names; columns and rows without any cell are left
/// out.
final class ExcelFormat implements TableFormat {
    @Override
    public boolean matches(String name, byte[] head) {
        return name.endsWith(".xlsx")
                || name.endsWith(".xlsm")
                || InputFile.startsWith(head, 'P', 'K', 3, 4)
                || isOld(head);
    }

    private static boolean isOld(byte[] head) {
        return InputFile.startsWith(head, 0xd0, 0xcf, 0x11, 0xe0);
    }

    @Override
    public Set<Subject> heeds() {
        return Set.of(InputSubjects.DECIMAL, InputSubjects.THOUSANDS, InputSubjects.SHEET, InputSubjects.SKIPPED_LINES);
    }

    @Override
    public TableSource open(InputFile file, Dialect dialect) throws IOException {
        byte[] head = file.head(4);
        Check.that(!isOld(head), file.name() + " is an old (.xls) or encrypted spreadsheet; save it as .xlsx or CSV");
        Check.that(
                InputFile.startsWith(head, 'P', 'K', 3, 4) && file.size().isPresent(),
                file.name() + " is not a spreadsheet: an .xlsx file is a zip archive");
        ExcelFile sheet = ExcelFile.open(file, dialect.sheet());
        UsedColumns extent = new UsedColumns();
        int unvalued = sheet.rows(dialect.skipped(), extent);
        Check.that(
                extent.last >= 0,
                "%s has no cell in its sheet %s; choose another with %s%s",
                file.name(),
                MessageText.quoted(sheet.names().read()),
                InputSubjects.SHEET,
                listed(sheet.names().others()));
        Check.that(
                dialect.sheet().isPresent()
                        || sheet.names().others().isEmpty()
                        || (extent.numbers > 0 && extent.rows > 1),
                "%s: the first sheet, %s, holds no table of numbers; choose another with %s%s",
                file.name(),
                MessageText.quoted(sheet.names().read()),
                InputSubjects.SHEET,
                listed(sheet.names().others()));
        return new ExcelRows(
                sheet,
                dialect.skipped(),
                extent.first,
                extent.last - extent.first + 1,
                notes(file.name(), dialect, sheet.names(), unvalued));
    }

    private static String listed(List<String> sheets) {
        return sheets.isEmpty() ? "" : ": " + String.join(", ", sheets);
    }

    private static List<String> notes(String file, Dialect dialect, ExcelFile.SheetNames names, int unvalued) {
        List<String> notes = new ArrayList<>();
        if (dialect.sheet().isEmpty() && !names.others().isEmpty())
            notes.add(file + " has " + (names.others().size() + 1) + " sheets; the first is read, "
                    + MessageText.quoted(names.read()) + ", and not"
                    + listed(names.others()).substring(1));
        if (unvalued > 0)
            notes.add(file + ": " + unvalued + (unvalued == 1 ? " formula has" : " formulas have")
                    + " no value in the file and count as missing; save it once with a spreadsheet program");
        return notes;
    }

    /// Finds the columns that have cells.
    private static final class UsedColumns implements ExcelFile.ExcelCellSink {
        private int first = Integer.MAX_VALUE;
        private int last = -1;
        private final CellParser parser = new CellParser(true);
        private int numbers;
        private int rows;

        @Override
        public void number(int column, String text) {
            numbers++;
            used(column);
        }

        @Override
        public void text(int column, String text) {
            if (parser.parse(text) == CellKind.NUMBER) numbers++;
            used(column);
        }

        private void used(int column) {
            first = Math.min(first, column);
            last = Math.max(last, column);
        }

        @Override
        public boolean endRow(int row) {
            rows++;
            return true;
        }
    }

    private record ExcelRows(ExcelFile sheet, int skipped, int first, int width, List<String> notes)
            implements TableSource {
        @Override
        public Optional<List<String>> names() {
            return Optional.empty();
        }

        @Override
        public String rowWord() {
            return "row";
        }

        @Override
        public void rows(CellSink sink) throws IOException {
            sheet.rows(skipped, new SheetRow(sink));
        }

        /// Fills in the cells that are not there.
        private final class SheetRow implements ExcelFile.ExcelCellSink {
            private final CellSink sink;
            private int next;

            SheetRow(CellSink sink) {
                this.sink = sink;
            }

            @Override
            public void number(int column, String text) {
                blanks(column - first);
                if (sink.asText(next)) sink.text(next++, text);
                else sink.number(next++, Double.parseDouble(text));
            }

            @Override
            public void text(int column, String text) {
                blanks(column - first);
                sink.text(next++, text);
            }

            private void blanks(int until) {
                while (next < until) sink.text(next++, "");
            }

            @Override
            public boolean endRow(int row) {
                if (next == 0) return true;
                blanks(width);
                next = 0;
                return sink.endRow(row);
            }
        }
    }
}
