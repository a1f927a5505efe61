package dev.tangent.plot.page;

import dev.tangent.Check;
import java.util.List;

/// A table: rows of cells under named columns.
///
/// @param name what its CSV file is called
/// @param caption a line above
/// @param note a remark below; may be empty
/// @param grouped whether equal neighbours in the first column are one group, named once
public record ResultTable(
        String name, Words caption, List<TableColumn> columns, List<List<TableCell>> rows, Words note, boolean grouped)
        implements Block {
    /// A column; neighbours of one group share a heading above their names, where it is not empty.
    ///
    /// @param quiet whether it is there for comparison only, such as the paper's values
    public record TableColumn(String group, String name, boolean quiet) {
        /// Both headings in one line.
        public String fullName() {
            return group.isEmpty() ? name : name.isEmpty() ? group : group + ", " + name;
        }
    }

    public ResultTable {
        FileNames.check(name, "table");
        Check.atLeast(1, columns.size(), "number of columns of table " + name);
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
        for (List<TableCell> row : rows)
            Check.that(
                    row.size() == columns.size(),
                    "table " + name + ": a row of " + row.size() + " cells under a header of " + columns.size());
    }

    public static ResultTableBuilder named(String name, String caption) {
        return new ResultTableBuilder(name, Words.of(caption));
    }

    /// Numbers stand right-aligned below each other.
    public boolean isNumeric(int column) {
        return rows.stream().allMatch(row -> row.get(column).isNumeric());
    }

    /// Whether a row begins a group.
    public boolean begins(int row) {
        return !grouped || row == 0 || !first(row).equals(first(row - 1));
    }

    private String first(int row) {
        return rows.get(row).getFirst().text();
    }

    /// The remarks of the cells, each once, in the order of the rows.
    public List<String> notes() {
        return rows.stream()
                .flatMap(List::stream)
                .flatMap(cell -> cell.note().stream())
                .distinct()
                .toList();
    }

    /// The letter of a cell's remark.
    public static String letter(int note) {
        return note < 26 ? String.valueOf((char) ('a' + note)) : Integer.toString(note + 1);
    }
}
