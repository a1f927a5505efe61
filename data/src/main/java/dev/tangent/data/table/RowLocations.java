package dev.tangent.data.table;

import dev.tangent.data.text.MessageText;

/// Locations of rows in a file, for messages.
///
/// @param word what the numbers count: lines of a text file, rows of a sheet
record RowLocations(String file, String word, int[] lines) {
    String of(int row) {
        return file + " " + word + " " + lines[row];
    }

    String of(int row, String column) {
        return of(row) + ", column " + MessageText.quoted(column);
    }
}
