package dev.tangent.data;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;

/// Finds what parts the cells of a text table from its first line that is not blank, outside quotes.
///
/// A tab wins over all; `;` wins over `,` unless there are more commas than decimal commas could explain (one a cell).
final class Delimiter {
    private Delimiter() {}

    static char of(InputFile file) throws IOException {
        try (Reader in = new BufferedReader(file.text())) {
            return of(in);
        }
    }

    private static char of(Reader in) throws IOException {
        int tabs = 0;
        int semicolons = 0;
        int commas = 0;
        boolean quoted = false;
        boolean blank = true;
        for (int c = in.read(); c >= 0; c = in.read()) {
            if (c == '"') quoted = !quoted;
            if (quoted) continue;
            if (c == '\t') tabs++;
            else if (c == ';') semicolons++;
            else if (c == ',') commas++;
            else if ((c == '\n' || c == '\r') && !blank) break;
            blank &= Character.isWhitespace(c);
        }
        if (tabs > 0) return '\t';
        return semicolons > 0 && commas <= semicolons + 1 ? ';' : ',';
    }
}
