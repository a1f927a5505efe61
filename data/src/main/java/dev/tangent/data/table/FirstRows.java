package dev.tangent.data.table;

import dev.tangent.data.format.CellSink;
import java.util.ArrayList;
import java.util.List;

/// The first rows of a table, as text.
final class FirstRows implements CellSink {
    private final int wanted;
    private final List<List<String>> rows = new ArrayList<>();
    private final List<String> row = new ArrayList<>();

    FirstRows(int wanted) {
        this.wanted = wanted;
    }

    List<List<String>> found() {
        return rows;
    }

    @Override
    public boolean asText(int column) {
        return true;
    }

    @Override
    public void text(int column, char[] text, int offset, int length) {
        row.add(new String(text, offset, length));
    }

    @Override
    public void number(int column, double value) {
        row.add(Column.text(value));
    }

    @Override
    public boolean endRow(int line) {
        rows.add(List.copyOf(row));
        row.clear();
        return rows.size() < wanted;
    }
}
