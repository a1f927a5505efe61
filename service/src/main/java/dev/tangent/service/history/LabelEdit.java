package dev.tangent.service.history;

import java.time.Instant;
import java.util.List;

/// Some labels that were changed together: all of them or none.
///
/// @param number counts the edits of a table from 1
/// @param by `label`, or `undo` or `redo` where it takes back an earlier edit or makes it again
public record LabelEdit(long number, Instant time, List<EditedCell> cells, String by) {
    public static final String LABEL = "label";
    public static final String UNDO = "undo";
    public static final String REDO = "redo";

    public LabelEdit {
        cells = List.copyOf(cells);
    }

    /// One label, as texts that read back to the same value; empty where there is none.
    ///
    /// @param numeric whether the column has numbers
    public record EditedCell(int row, String column, boolean numeric, String before, String after) {
        /// From what it left to what it found.
        public EditedCell reversed() {
            return new EditedCell(row, column, numeric, after, before);
        }

        /// The cell as it is, with this text.
        public EditedCell to(String text) {
            return new EditedCell(row, column, numeric, text, text);
        }
    }
}
