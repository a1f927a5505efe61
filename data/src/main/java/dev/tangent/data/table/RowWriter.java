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

    /// A cell of a table that was read, as it stood there.
    ///
    /// @param number whether the column holds numbers
    RowWriter original(String text, double value, boolean number);

    /// Needed after each row.
    void endRow();
}
