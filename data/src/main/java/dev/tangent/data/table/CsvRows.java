package dev.tangent.data.table;

import de.siegmar.fastcsv.reader.AbstractBaseCsvCallbackHandler;
import de.siegmar.fastcsv.reader.CloseableIterator;
import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import dev.tangent.data.file.InputFile;
import dev.tangent.data.text.MessageText;
import dev.tangent.linalg.InvalidInput;
import java.io.IOException;
import java.io.UncheckedIOException;

/// One pass over the rows of a text table, cell by cell, without an object for each.
///
/// Blank lines are skipped, except in a table of one column, where a blank line between rows is a missing cell. Every
/// row must have as many cells as the first.
abstract class CsvRows {
    private final InputFile file;
    private final char delimiter;
    private int width = -1;
    private int line;

    CsvRows(InputFile file, char delimiter) {
        this.file = file;
        this.delimiter = delimiter;
    }

    abstract void cell(int column, char[] text, int offset, int length);

    /// The row is complete; false ends the pass.
    abstract boolean endRow(int line);

    final void run() throws IOException {
        var builder = CsvReader.builder()
                .fieldSeparator(delimiter)
                .skipEmptyLines(false)
                .allowUnclosedQuote(false)
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE);
        try (var reader = builder.build(new Handler(), file.text());
                CloseableIterator<Boolean> rows = reader.iterator()) {
            boolean more = true;
            while (more && rows.hasNext()) more = rows.next();
        } catch (CsvParseException e) {
            for (Throwable cause = e.getCause(); cause != null; cause = cause.getCause())
                if (cause instanceof InvalidInput ours) throw ours;
            boolean quote = MessageText.oneLine(e).contains("quot");
            throw new InvalidInput(
                    file.path() + " line " + line + ": "
                            + (quote ? "a quote is not closed, or text follows its end" : MessageText.oneLine(e)),
                    e);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private boolean row(int cells) {
        if (width < 0) width = cells;
        if (cells != width)
            throw new InvalidInput(
                    file.path() + " line " + line + ": " + count(cells) + " where the first row has " + count(width));
        return endRow(line);
    }

    private static String count(int cells) {
        return cells + (cells == 1 ? " cell" : " cells");
    }

    /// Receives FastCSV's callbacks. A blank first cell is held back until a second one shows that the line is not
    /// blank.
    private final class Handler extends AbstractBaseCsvCallbackHandler<Boolean> {
        private boolean blank;
        private int blankLines;

        @Override
        protected void handleBegin(long startingLine) {
            line = Math.toIntExact(startingLine);
            blank = false;
        }

        @Override
        protected void handleField(int column, char[] text, int offset, int length, boolean quoted) {
            if (column == 0 && !quoted && isBlank(text, offset, length)) {
                blank = true;
                return;
            }
            if (column == 0) flushBlankLines();
            if (column == 1 && blank) cell(0, text, offset, 0);
            cell(column, text, offset, length);
        }

        private void flushBlankLines() {
            for (int i = blankLines; i > 0 && width == 1; i--) {
                cell(0, new char[0], 0, 0);
                endRow(line - i);
            }
            blankLines = 0;
        }

        @Override
        protected void handleEmpty() {
            blank = true;
        }

        @Override
        protected Boolean buildRecord() {
            int cells = getFieldCount();
            if (blank && cells <= 1) {
                blankLines++;
                return true;
            }
            return row(cells);
        }

        private static boolean isBlank(char[] text, int offset, int length) {
            for (int i = offset; i < offset + length; i++) if (text[i] > ' ') return false;
            return true;
        }
    }
}
