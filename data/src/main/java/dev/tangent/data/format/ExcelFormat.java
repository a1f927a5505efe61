package dev.tangent.data.format;

import dev.tangent.Check;
import dev.tangent.data.excel.ExcelFile;
import dev.tangent.data.file.InputFile;
import dev.tangent.data.text.InputSubjects;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

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
    public TableSource open(InputFile file, Dialect dialect) throws IOException {
        byte[] head = file.head(4);
        Check.that(!isOld(head), file.name() + " is an old (.xls) or encrypted spreadsheet; save it as .xlsx or CSV");
        Check.that(
                InputFile.startsWith(head, 'P', 'K', 3, 4) && file.size().isPresent(),
                file.name() + " is not a spreadsheet: an .xlsx file is a zip archive");
        ExcelFile sheet = ExcelFile.open(file, dialect.sheet());
        UsedColumns extent = new UsedColumns();
        int unvalued = sheet.rows(extent);
        Check.that(
                extent.last >= 0,
                "%s has no cell in its sheet; choose another with %s",
                file.name(),
                InputSubjects.SHEET);
        String note =
                file.name() + ": " + unvalued + " formulas have no value in the file and count as missing; save it"
                        + " once with a spreadsheet program";
        return new ExcelRows(
                sheet, extent.first, extent.last - extent.first + 1, unvalued == 0 ? List.of() : List.of(note));
    }

    /// Finds the columns that have cells.
    private static final class UsedColumns implements ExcelFile.ExcelCellSink {
        private int first = Integer.MAX_VALUE;
        private int last = -1;

        @Override
        public void number(int column, String text) {
            text(column, text);
        }

        @Override
        public void text(int column, String text) {
            first = Math.min(first, column);
            last = Math.max(last, column);
        }

        @Override
        public boolean endRow(int row) {
            return true;
        }
    }

    private record ExcelRows(ExcelFile sheet, int first, int width, List<String> notes) implements TableSource {
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
            sheet.rows(new SheetRow(sink));
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
