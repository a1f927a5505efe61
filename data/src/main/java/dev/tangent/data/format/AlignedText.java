package dev.tangent.data.format;

import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;

/// Text whose columns are aligned by blanks, with one tab in place of each run of blanks. Blanks at either end of a
/// line and within quotes separate nothing.
final class AlignedText extends FilterReader {
    private final int least;
    private int blanks;
    private boolean started;
    private boolean quoted;
    private int held = -1; // what follows blanks that were just given

    /// @param least how many blanks in a row separate cells
    AlignedText(Reader text, int least) {
        super(text);
        this.least = least;
    }

    @Override
    public int read() throws IOException {
        if (blanks > 0 && held >= 0) {
            blanks--;
            return ' ';
        }
        if (held >= 0) return given();
        int c = in.read();
        while (c == ' ' && !quoted) {
            blanks++;
            c = in.read();
        }
        int run = blanks;
        blanks = 0;
        if (c < 0 || run == 0 || !started || c == '\n' || c == '\r') return passed(c);
        held = c;
        if (run >= least) return '\t';
        blanks = run - 1;
        return ' ';
    }

    private int given() {
        int c = held;
        held = -1;
        return passed(c);
    }

    private int passed(int c) {
        if (c == '"') quoted = !quoted;
        started = (c != '\n' && c != '\r') || (quoted && started);
        return c;
    }

    @Override
    public int read(char[] to, int from, int length) throws IOException {
        int count = 0;
        for (; count < length; count++) {
            int c = read();
            if (c < 0) return count == 0 ? -1 : count;
            to[from + count] = (char) c;
        }
        return count;
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
