package dev.tangent.data.table;

import dev.tangent.data.format.CellSink;
import java.util.HashMap;
import java.util.Map;

/// Collects the text of some columns. Equal texts are stored once: text columns are mostly a few classes.
final class TextPass implements CellSink {
    private static final int POOLED = 10_000;

    private final String[][] texts;
    private final Map<String, String> pool = new HashMap<>();
    private int row;

    /// @param texts an array for each column that is wanted, null for the others
    TextPass(boolean header, String[][] texts) {
        this.texts = texts;
        row = header ? -1 : 0;
    }

    @Override
    public boolean asText(int column) {
        return texts[column] != null;
    }

    @Override
    public void text(int column, char[] text, int offset, int length) {
        if (row < 0 || texts[column] == null) return;
        String found = new String(text, offset, length).strip();
        String known = pool.size() < POOLED ? pool.putIfAbsent(found, found) : pool.get(found);
        texts[column][row] = known == null ? found : known;
    }

    @Override
    public void number(int column, double value) {
        if (row >= 0 && texts[column] != null) texts[column][row] = Column.text(value);
    }

    @Override
    public boolean endRow(int line) {
        row++;
        return true;
    }
}
