package dev.tangent.data.format;

import dev.tangent.data.text.CellKind;
import dev.tangent.data.text.CellParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Comments before a text table: its first lines as long as they begin with `#`.
///
/// A cell or a header may begin with `#` too. A line that is divided like the first one without `#` belongs to the
/// table, and all that follow with it, unless it reads like a comment: no word follows the mark at once, and that first
/// line holds no number and so may be the header. A text without any other line has no comments.
final class CommentLines {
    private static final String MARK = "#";
    private static final int MOST = 1000;
    private static final int LONGEST = 4096;

    private CommentLines() {}

    /// How many lines are comments, blank ones between them included.
    static int before(Reader text) throws IOException {
        try (BufferedReader in = new BufferedReader(text)) {
            if (!mayBegin(in)) return 0;
            List<String> lines = new ArrayList<>();
            Optional<String> line = line(in);
            for (; line.isPresent() && isBefore(line.get()) && lines.size() < MOST; line = line(in))
                lines.add(line.get());
            if (line.isEmpty() || isBefore(line.get())) return 0;
            String first = line.get();
            int count = 0;
            while (count < lines.size() && !isOfTable(lines.get(count), first)) count++;
            while (count > 0 && lines.get(count - 1).isBlank()) count--;
            return count;
        }
    }

    /// Whether the first character is that of a comment or a blank line: a first line may be millions of characters
    /// long.
    private static boolean mayBegin(BufferedReader in) throws IOException {
        in.mark(1);
        int first = in.read();
        in.reset();
        return first == MARK.charAt(0) || Character.isWhitespace(first);
    }

    private static boolean isBefore(String line) {
        return line.startsWith(MARK) || line.isBlank();
    }

    private static boolean isOfTable(String line, String first) {
        Optional<Character> common = DelimiterGuess.common(line, first);
        return common.isPresent() && (isName(line) || hasNumber(first, common.get()));
    }

    private static boolean isName(String line) {
        return line.length() > 1 && Character.isLetterOrDigit(line.charAt(1));
    }

    private static boolean hasNumber(String line, char delimiter) {
        CellParser parser = new CellParser(true);
        return Arrays.stream(line.split(Pattern.quote("" + delimiter), -1))
                .anyMatch(cell -> parser.parse(cell) == CellKind.NUMBER);
    }

    /// The start of the next line, without its end.
    private static Optional<String> line(BufferedReader in) throws IOException {
        StringBuilder line = new StringBuilder();
        int c = in.read();
        if (c < 0) return Optional.empty();
        for (; c >= 0 && c != '\n' && c != '\r'; c = in.read()) if (line.length() < LONGEST) line.append((char) c);
        if (c == '\r') {
            in.mark(1);
            if (in.read() != '\n') in.reset();
        }
        return Optional.of(line.toString());
    }

    /// The text behind its first lines.
    static Reader skipped(Reader text, int lines) throws IOException {
        if (lines == 0) return text;
        BufferedReader in = new BufferedReader(text);
        for (int i = 0; i < lines; i++) line(in);
        return in;
    }
}
