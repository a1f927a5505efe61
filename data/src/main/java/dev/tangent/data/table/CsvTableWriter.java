package dev.tangent.data.table;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.CsvWriter.CsvWriterRecord;
import de.siegmar.fastcsv.writer.LineDelimiter;
import de.siegmar.fastcsv.writer.QuoteStrategies;
import dev.tangent.Check;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;

/// Writes a table as CSV: a header, then rows of exactly as many cells, quoted where needed, lines ended by `\n`.
/// Doubles are written as [Double#toString(double)], so they read back exactly.
///
/// ```java
/// CsvTableWriter csv = new CsvTableWriter(writer, List.of("row", "y")); csv.cell(0).cell(1.5).endRow(); csv.flush();
/// ```
public final class CsvTableWriter implements RowWriter {
    private final CsvWriter out;
    private final int width;
    private CsvWriterRecord record;
    private int cells;

    /// The writer stays the caller's to close.
    public CsvTableWriter(Writer writer, List<String> header) {
        Check.atLeast(1, header.size(), "number of columns");
        width = header.size();
        var builder = CsvWriter.builder().lineDelimiter(LineDelimiter.LF);
        // An empty cell alone on its line would read back as a blank line.
        out = (width == 1 ? builder.quoteStrategy(QuoteStrategies.EMPTY) : builder).build(writer);
        out.writeRecord(header);
        record = out.writeRecord();
    }

    @Override
    public CsvTableWriter cell(String text) {
        record.writeField(text);
        cells++;
        return this;
    }

    @Override
    public CsvTableWriter cell(double number) {
        return cell(Double.toString(number));
    }

    @Override
    public CsvTableWriter cell(long number) {
        return cell(Long.toString(number));
    }

    @Override
    public CsvTableWriter missing() {
        return cell("");
    }

    @Override
    public boolean isText() {
        return true;
    }

    @Override
    public void endRow() {
        Check.that(cells == width, "a row of %s cells under a header of %s", cells, width);
        record.endRecord();
        record = out.writeRecord();
        cells = 0;
    }

    /// Hands everything on to the writer; needed after the last row.
    public void flush() {
        try {
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
