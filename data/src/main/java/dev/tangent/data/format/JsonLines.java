package dev.tangent.data.format;

import dev.tangent.InvalidInput;
import dev.tangent.data.text.MessageText;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.function.Supplier;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;

/// Goes through the objects of a file, one a line or all in one array, and through the cells of each. Blank lines are
/// skipped. Every refusal names the line.
final class JsonLines implements AutoCloseable {
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private static final int LONGEST_START = 1024;

    private final String file;
    private final BufferedReader in;
    private final boolean array;
    private JsonParser object;
    private int line;
    private String key = "";
    private String text = "";
    private boolean number;

    JsonLines(String file, Reader text) throws IOException {
        this.file = file;
        in = new BufferedReader(text, 1 << 16);
        array = beginsAnArray();
        object = array ? JSON.createParser(ObjectReadContext.empty(), in) : parser("");
        if (array) token();
    }

    /// Whether the first signs are `[{` or `[]`: of rows, and not of numbers.
    private boolean beginsAnArray() throws IOException {
        in.mark(LONGEST_START);
        int first = sign();
        int second = first == '[' ? sign() : -1;
        in.reset();
        return second == '{' || second == ']';
    }

    private int sign() throws IOException {
        int c = in.read();
        for (int count = 2; Character.isWhitespace(c) && count < LONGEST_START / 2; count++) c = in.read();
        return c;
    }

    private static JsonParser parser(String line) {
        return JSON.createParser(ObjectReadContext.empty(), line);
    }

    int line() {
        return line;
    }

    String key() {
        return key;
    }

    /// The cell's text; empty for null.
    String text() {
        return text;
    }

    /// Whether the cell is a number of JSON, so that its mark is a point.
    boolean isNumber() {
        return number;
    }

    /// Goes to the next object; false at the end of the file.
    boolean next() throws IOException {
        return array ? nextElement() : nextLine();
    }

    private boolean nextElement() {
        JsonToken first = token();
        line = object.currentLocation().getLineNr();
        if (first == JsonToken.START_OBJECT) return true;
        if (first == JsonToken.END_ARRAY) {
            if (token() != null) throw wrong("something follows the array");
            return false;
        }
        throw wrong(first == null ? "the array does not end" : "every row must be an object {...}");
    }

    private boolean nextLine() throws IOException {
        int blank = 0;
        for (String read = in.readLine(); read != null; read = in.readLine()) {
            line++;
            if (read.isBlank()) {
                if (++blank > CsvRows.MOST_BLANK_LINES) throw CsvRows.tooManyBlankLines(file, line);
                continue;
            }
            object = parser(read);
            JsonToken first = token();
            if (first != JsonToken.START_OBJECT)
                throw wrong("an object {...} is needed on every line"
                        + (first == JsonToken.START_ARRAY ? ", not an array [...], or one array of objects" : ""));
            return true;
        }
        return false;
    }

    /// Goes to the next cell of the object; false at its end.
    boolean nextCell() {
        if (token() == JsonToken.END_OBJECT) {
            if (!array && token() != null) throw wrong("something follows the object; each needs a line of its own");
            return false;
        }
        if (object.currentToken() == null) throw wrong("the file ends within a row");
        key = object.currentName();
        JsonToken value = token();
        number = value == JsonToken.VALUE_NUMBER_INT || value == JsonToken.VALUE_NUMBER_FLOAT;
        text = switch (value) {
            case VALUE_NULL -> "";
            case VALUE_TRUE -> "true";
            case VALUE_FALSE -> "false";
            case START_OBJECT, START_ARRAY ->
                throw wrong("key " + MessageText.quoted(key)
                        + " holds an object or an array, but a cell is a number, a text, true, false or null; each row"
                        + " is an object of its own");
            default -> read(object::getString);
        };
        return true;
    }

    private JsonToken token() {
        return read(object::nextToken);
    }

    /// The parser reads a text only when it is asked for it, so that may be wrong as well.
    private <T> T read(Supplier<T> part) {
        try {
            return part.get();
        } catch (JacksonException e) {
            String why = String.valueOf(e.getOriginalMessage());
            if (why.contains("uplicate")) throw wrong("a key stands there twice: " + MessageText.quoted(lastKey(why)));
            int at = e.getLocation() == null ? 0 : e.getLocation().getColumnNr();
            throw wrong("this is not JSON" + (at > 0 ? ", from character " + at + " on" : ""));
        }
    }

    private static String lastKey(String why) {
        int from = why.indexOf('"');
        int to = why.lastIndexOf('"');
        return from >= 0 && to > from ? why.substring(from + 1, to) : why;
    }

    InvalidInput wrong(String what) {
        return new InvalidInput(file + " line " + line + ": " + what);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
