package dev.tangent.data.format;

import dev.tangent.InvalidInput;
import dev.tangent.data.text.CellKind;
import dev.tangent.data.text.CellParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.Arrays;
import java.util.Optional;

/// Finds the delimiter of a text table from its first two lines that are not blank, outside quotes.
///
/// The first of tab, `;`, `,` and `|` that stands as often in both lines; if none does, a tab wins over all, then
/// columns aligned by blanks, and `;` wins over `,` unless there are more commas than decimal commas could explain (one
/// a cell). Where there is none of them, but a line is numbers separated by single spaces, it is the space.
final class DelimiterGuess {
    private static final String CANDIDATES = "\t;,|";
    private static final Delimiter SPACE = Delimiter.of(' ');

    /// Of a line, in characters: a million columns are read, and a line without end is not.
    private static final int LONGEST_LINE = 1 << 27;

    private DelimiterGuess() {}

    /// @param file its name, for messages
    static Delimiter of(String file, Reader text) throws IOException {
        try (Reader in = new BufferedReader(text)) {
            String first = line(file, in);
            String second = line(file, in);
            Optional<Character> common = common(first, second);
            if (common.isPresent()) return Delimiter.of(common.get());
            if (count(first, '\t') > 0) return Delimiter.of('\t');
            int semicolons = count(first, ';');
            int commas = count(first, ',');
            String row = second.isEmpty() ? first : second;
            if (semicolons + commas == 0 && isSpaced(row)) return SPACE;
            Optional<Delimiter> aligned = semicolons == 0 ? aligned(first, row) : Optional.empty();
            return aligned.orElse(Delimiter.of(semicolons > 0 && commas <= semicolons + 1 ? ';' : ','));
        }
    }

    /// Blanks, where they make as many cells of both lines and the second holds a number: names may have single
    /// ones.
    private static Optional<Delimiter> aligned(String first, String second) {
        if (!second.strip().contains("  ") && !first.strip().contains("  ")) return Optional.empty();
        for (int least = 1; least <= 2; least++) {
            String[] cells = cells(second, least);
            CellParser parser = new CellParser(true);
            boolean number = Arrays.stream(cells).anyMatch(cell -> parser.parse(cell) == CellKind.NUMBER);
            if (number && cells.length > 1 && cells.length == cells(first, least).length)
                return Optional.of(Delimiter.blanks(least));
        }
        return Optional.empty();
    }

    private static String[] cells(String line, int blanks) {
        return line.strip().split(" {" + blanks + ",}", -1);
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
            if (line.length() > LONGEST_LINE)
                throw new InvalidInput(file + " has a line of more than " + LONGEST_LINE
                        + " characters, as no table does; do its lines end with another character?");
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
