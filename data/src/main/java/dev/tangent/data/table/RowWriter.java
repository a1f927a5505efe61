package dev.tangent.data.table;

/// Writes a table cell by cell: rows of exactly as many cells as there are columns.
public interface RowWriter {
    /// A text.
    RowWriter cell(String text);

    /// A number, which reads back exactly.
    RowWriter cell(double number);

    /// A whole number.
    RowWriter cell(long number);

    /// A cell without a value.
    RowWriter missing();

    /// Whether all cells end as text, so that a number may be given as it was written.
    boolean isText();

    /// Needed after each row.
    void endRow();
}
