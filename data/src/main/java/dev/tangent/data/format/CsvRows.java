package dev.tangent.data.format;

import de.siegmar.fastcsv.reader.AbstractBaseCsvCallbackHandler;
import de.siegmar.fastcsv.reader.CloseableIterator;
import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import dev.tangent.InvalidInput;
import dev.tangent.data.text.MessageText;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;

/// One pass over the rows of a text table, cell by cell, without an object for each.
///
/// Blank lines are skipped, except in a table of one column, where a blank line between rows is a missing cell. Every
/// row must have as many cells as the first.
final class CsvRows {
    /// Blank lines in a row that may be meant: more would only be counted.
    static final int MOST_BLANK_LINES = 10_000_000;

    private static final int LONGEST_CELL = 1 << 24;
    private static final char[] NOTHING = {};

    /// No table has so many columns: what has is text without ends of lines.
    private static final int MOST_CELLS = 4_000_000;

    private final String file;
    private final Reader text;
    private final int before;
    private final char delimiter;
    private final CellSink sink;
    private int width = -1;
    private int line;
    private int column;

    /// @param before lines of the file before the text
    CsvRows(String file, Reader text, int before, char delimiter, CellSink sink) {
        this.file = file;
        this.text = text;
        this.before = before;
        this.delimiter = delimiter;
        this.sink = sink;
    }

    void run() throws IOException {
        var builder = CsvReader.builder()
                .fieldSeparator(delimiter)
                .skipEmptyLines(false)
                .allowUnclosedQuote(false)
                .maxBufferSize(LONGEST_CELL)
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE);
        try (var reader = builder.build(new Handler(), text);
                CloseableIterator<Boolean> rows = reader.iterator()) {
            boolean more = true;
            while (more && rows.hasNext()) more = rows.next();
        } catch (CsvParseException e) {
            for (Throwable cause = e.getCause(); cause != null; cause = cause.getCause())
                if (cause instanceof InvalidInput ours) throw ours;
            throw new InvalidInput(place() + wrong(MessageText.oneLine(e)), e);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private String place() {
        return file + " line " + line + ": ";
    }

    private String wrong(String message) {
        if (message.contains("buffer"))
            return "the cell in column " + (column + 1) + " is longer than " + LONGEST_CELL
                    + " characters; is a quote never closed, or is this no table?";
        return message.contains("quot") ? "a quote is not closed, or text follows its end" : message;
    }

    private boolean row(int cells) {
        if (width < 0) width = cells;
        if (cells != width) throw new InvalidInput(place() + count(cells) + " where the first row has " + count(width));
        return sink.endRow(line);
    }

    static InvalidInput tooManyBlankLines(String file, int line) {
        return new InvalidInput(file + " line " + line + ": more than " + MOST_BLANK_LINES
                + " blank lines in a row; take them out if the file is a table");
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
            line = (int) Math.min(before + startingLine, Integer.MAX_VALUE);
            blank = false;
            column = 0;
        }

        @Override
        protected void handleField(int at, char[] text, int offset, int length, boolean quoted) {
            column = at + 1;
            if (at >= MOST_CELLS)
                throw new InvalidInput(place() + "more than " + MOST_CELLS
                        + " cells, as no row of a table has; do its lines end with another character?");
            if (at == 0 && !quoted && isBlank(text, offset, length)) {
                blank = true;
                return;
            }
            if (at == 0) flushBlankLines();
            if (at == 1 && blank) sink.text(0, text, offset, 0);
            sink.text(at, text, offset, length);
        }

        private void flushBlankLines() {
            for (int i = blankLines; i > 0 && width == 1; i--) {
                sink.text(0, NOTHING, 0, 0);
                sink.endRow(line - i);
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
                if (++blankLines > MOST_BLANK_LINES) throw tooManyBlankLines(file, line);
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
