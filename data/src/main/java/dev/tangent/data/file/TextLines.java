package dev.tangent.data.file;

import dev.tangent.InvalidInput;
import dev.tangent.data.text.CellKind;
import dev.tangent.data.text.CellParser;
import dev.tangent.data.text.MessageText;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.StringTokenizer;

/// A text file read line by line, where every error message names file and line. Lines that are blank or start with the
/// comment mark are skipped; gzip, a byte order mark and CRLF are handled.
public final class TextLines implements AutoCloseable {
    private static final int BUFFER = 1 << 16;

    private final InputFile file;
    private final BufferedReader in;
    private final String comment;
    private final CellParser parser = new CellParser(false);
    private String text = "";
    private int line;

    private TextLines(InputFile file, String comment) throws IOException {
        this.file = file;
        this.comment = comment;
        in = new BufferedReader(file.text(), BUFFER);
    }

    public static TextLines of(Path path, String comment) {
        return of(InputFile.of(path), comment);
    }

    /// The same of a file that has a name of its own.
    public static TextLines of(InputFile file, String comment) {
        try {
            return new TextLines(file, comment);
        } catch (IOException e) {
            throw file.unreadable(e);
        }
    }

    /// Goes to the next line that is neither blank nor a comment; false at the end of the file.
    public boolean next() {
        while (nextRaw()) if (!text.isEmpty() && !text.startsWith(comment)) return true;
        return false;
    }

    /// Goes to the next line, be it blank or a comment; false at the end of the file.
    public boolean nextRaw() {
        try {
            String read = in.readLine();
            text = read == null ? "" : read.strip();
            if (read != null) line++;
            return read != null;
        } catch (IOException e) {
            throw file.unreadable(e);
        }
    }

    /// The same where the file may not end yet.
    public void need(String wanted) {
        if (!next())
            throw new InvalidInput(
                    file.name() + " ends too early: " + wanted + " is not there, and line " + line + " is the last");
    }

    /// The line itself, without blanks around it.
    public String text() {
        return text;
    }

    public StringTokenizer words() {
        return new StringTokenizer(text);
    }

    /// The finite number a word stands for.
    public double number(String word) {
        if (parser.parse(word) != CellKind.NUMBER || !Double.isFinite(parser.value()))
            throw wrong(MessageText.quoted(word) + " is not a finite number");
        return parser.value();
    }

    /// A whole number from 0 to `greatest`.
    public int count(String word, int greatest) {
        try {
            int count = Integer.parseInt(word);
            if (count >= 0 && count <= greatest) return count;
        } catch (NumberFormatException e) {
            // said below
        }
        throw wrong(MessageText.quoted(word) + " is not a whole number up to " + greatest);
    }

    /// What is wrong with the line last read.
    public InvalidInput wrong(String what) {
        return new InvalidInput(file.name() + " line " + line + ": " + what);
    }

    /// What is wrong with one word of it.
    public InvalidInput wrong(String word, String what) {
        return wrong(MessageText.quoted(word) + " " + what);
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException e) {
            throw file.unreadable(e);
        }
    }
}
