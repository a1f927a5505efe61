package dev.tangent.data.table;

import dev.tangent.data.text.MessageText;

/// Locations of rows in a file, for messages: by line where the file is text, by 0-based row where it is not.
record RowLocations(String file, int[] lines) {
    static RowLocations rowsOf(String file) {
        return new RowLocations(file, new int[0]);
    }

    String of(int row) {
        return file + (lines.length == 0 ? " row " + row : " line " + lines[row]);
    }

    String of(int row, String column) {
        return of(row) + ", column " + MessageText.quoted(column);
    }
}
