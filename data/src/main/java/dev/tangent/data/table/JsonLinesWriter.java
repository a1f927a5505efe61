package dev.tangent.data.table;

import dev.tangent.Check;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import tools.jackson.core.io.JsonStringEncoder;

/// Writes a table as JSON lines: an object a row, `null` where there is no value or none that JSON can write.
final class JsonLinesWriter implements RowWriter {
    private final Writer out;
    private final List<String> keys;
    private int cells;

    JsonLinesWriter(Writer out, List<String> header) {
        this.out = out;
        keys = header.stream().map(JsonLinesWriter::quoted).toList();
    }

    private static String quoted(String text) {
        return "\"" + new String(JsonStringEncoder.getInstance().quoteAsCharArray(text)) + "\"";
    }

    private JsonLinesWriter put(String value) {
        try {
            out.write(cells == 0 ? "{" : ",");
            out.write(keys.get(cells++));
            out.write(":");
            out.write(value);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public JsonLinesWriter cell(String text) {
        return put(quoted(text));
    }

    @Override
    public JsonLinesWriter cell(double number) {
        return put(Double.isFinite(number) ? Double.toString(number) : "null");
    }

    @Override
    public JsonLinesWriter cell(long number) {
        return put(Long.toString(number));
    }

    @Override
    public JsonLinesWriter missing() {
        return put("null");
    }

    @Override
    public boolean isText() {
        return false;
    }

    @Override
    public void endRow() {
        Check.that(cells == keys.size(), "a row of %s cells under a header of %s", cells, keys.size());
        cells = 0;
        try {
            out.write("}\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
