package dev.tangent.data.format;

import dev.tangent.data.text.CellKind;
import dev.tangent.data.text.CellParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.Arrays;
import java.util.Optional;

/// Finds the delimiter of a text table from its first two lines that are not blank, outside quotes.
///
/// The first of tab, `;` and `,` that stands as often in both lines; if none does, a tab wins over all, and `;` wins
/// over `,` unless there are more commas than decimal commas could explain (one a cell). Where there is none of them,
/// but a line is numbers separated by single spaces, it is the space.
final class Delimiter {
    private static final String CANDIDATES = "\t;,";

    private Delimiter() {}

    /// @param file its name, for messages
    static char of(String file, Reader text) throws IOException {
        try (Reader in = new BufferedReader(text)) {
            String first = line(file, in);
            String second = line(file, in);
            Optional<Character> common = common(first, second);
            if (common.isPresent()) return common.get();
            if (count(first, '\t') > 0) return '\t';
            int semicolons = count(first, ';');
            int commas = count(first, ',');
            if (semicolons + commas == 0 && isSpaced(second.isEmpty() ? first : second)) return ' ';
            return semicolons > 0 && commas <= semicolons + 1 ? ';' : ',';
        }
    }

    /// The first that stands as often in both lines.
    static Optional<Character> common(String first, String second) {
        for (char c : CANDIDATES.toCharArray())
            if (count(first, c) > 0 && count(first, c) == count(second, c)) return Optional.of(c);
        return Optional.empty();
    }

    /// The next line that is not blank, without what is quoted in it; empty at the end.
    private static String line(String file, Reader in) throws IOException {
        StringBuilder line = new StringBuilder();
        boolean quoted = false;
        boolean blank = true;
        int ends = 0;
        for (int c = in.read(); c >= 0; c = in.read()) {
            if (c == '"') quoted = !quoted;
            boolean end = !quoted && (c == '\n' || c == '\r');
            if (end && !blank) break;
            if (end && ++ends > CsvRows.MOST_BLANK_LINES) throw CsvRows.tooManyBlankLines(file, ends);
            if (end) line.setLength(0);
            else if (!quoted) line.append((char) c);
            blank &= Character.isWhitespace(c);
        }
        return line.toString();
    }

    private static int count(String line, char wanted) {
        return (int) line.chars().filter(c -> c == wanted).count();
    }

    private static boolean isSpaced(String line) {
        CellParser parser = new CellParser(false);
        String[] cells = line.split(" ", -1);
        return cells.length > 1 && Arrays.stream(cells).allMatch(cell -> parser.parse(cell) == CellKind.NUMBER);
    }
}
