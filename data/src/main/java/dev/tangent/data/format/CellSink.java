package dev.tangent.data.format;

/// Receives the cells of a table, row by row and from left to right.
public interface CellSink {
    /// Whether the cells of a column are wanted as the file has them, as text, even where they are numbers.
    boolean asText(int column);

    /// A cell of text. The array belongs to the caller and changes after the call.
    void text(int column, char[] text, int offset, int length);

    /// A cell that the format itself keeps as a number; NaN where there is none.
    void number(int column, double value);

    /// The row is complete; false ends the pass.
    ///
    /// @param line where it stands in the file, for messages
    boolean endRow(int line);

    /// A cell of text.
    default void text(int column, String text) {
        text(column, text.toCharArray(), 0, text.length());
    }
}
