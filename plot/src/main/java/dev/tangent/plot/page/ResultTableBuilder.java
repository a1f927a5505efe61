package dev.tangent.plot.page;

import java.util.ArrayList;
import java.util.List;

/// Collects columns, then rows.
public final class ResultTableBuilder {
    private final String name;
    private final Words caption;
    private final List<ResultTable.TableColumn> columns = new ArrayList<>();
    private final List<List<TableCell>> rows = new ArrayList<>();
    private Words note = Words.empty();
    private boolean grouped;

    ResultTableBuilder(String name, Words caption) {
        this.name = name;
        this.caption = caption;
    }

    public ResultTableBuilder columns(String... names) {
        for (String column : names) columns.add(new ResultTable.TableColumn("", column, false));
        return this;
    }

    public ResultTableBuilder column(String group, String column) {
        columns.add(new ResultTable.TableColumn(group, column, false));
        return this;
    }

    /// A column for comparison only.
    public ResultTableBuilder quietColumn(String group, String column) {
        columns.add(new ResultTable.TableColumn(group, column, true));
        return this;
    }

    public ResultTableBuilder row(TableCell... cells) {
        return row(List.of(cells));
    }

    public ResultTableBuilder row(List<TableCell> cells) {
        rows.add(cells);
        return this;
    }

    public ResultTableBuilder note(Words words) {
        note = words;
        return this;
    }

    /// Rows that are equal in the first column belong together.
    public ResultTableBuilder grouped() {
        grouped = true;
        return this;
    }

    public ResultTable build() {
        return new ResultTable(name, caption, columns, rows, note, grouped);
    }
}
