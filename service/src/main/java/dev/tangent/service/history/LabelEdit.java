package dev.tangent.service.history;

import java.time.Instant;
import java.util.List;

/// Some labels that were changed together: all of them or none.
///
/// @param number counts the edits of a table from 1
public record LabelEdit(long number, Instant time, List<EditedCell> cells) {
    public LabelEdit {
        cells = List.copyOf(cells);
    }

    /// One label, as texts that read back to the same value; empty where there is none.
    ///
    /// @param numeric whether the column has numbers
    public record EditedCell(int row, String column, boolean numeric, String before, String after) {}
}
