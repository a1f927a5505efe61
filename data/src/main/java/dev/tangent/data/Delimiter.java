package dev.tangent.data;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;

/// Finds what parts the cells of a text table from its first two lines that are not blank, outside quotes.
///
/// The first of tab, `;` and `,` that stands as often in both lines; if none does, a tab wins over all, and `;` wins
/// over `,` unless there are more commas than decimal commas could explain (one a cell).
final class Delimiter {
    private static final String CANDIDATES = "\t;,";

    private Delimiter() {}

    static char of(InputFile file) throws IOException {
        try (Reader in = new BufferedReader(file.text())) {
            int[] first = countLine(in);
            int[] second = countLine(in);
            for (int c = 0; c < first.length; c++)
                if (first[c] > 0 && first[c] == second[c]) return CANDIDATES.charAt(c);
            if (first[0] > 0) return '\t';
            return first[1] > 0 && first[2] <= first[1] + 1 ? ';' : ',';
        }
    }

    /// How often each candidate stands in the next line that is not blank.
    private static int[] countLine(Reader in) throws IOException {
        int[] counts = new int[CANDIDATES.length()];
        boolean quoted = false;
        boolean blank = true;
        for (int c = in.read(); c >= 0; c = in.read()) {
            if (c == '"') quoted = !quoted;
            if (!quoted && (c == '\n' || c == '\r') && !blank) break;
            int candidate = quoted ? -1 : CANDIDATES.indexOf(c);
            if (candidate >= 0) counts[candidate]++;
            blank &= Character.isWhitespace(c);
        }
        return counts;
    }
}
