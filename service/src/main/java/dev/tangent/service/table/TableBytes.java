package dev.tangent.service.table;

import dev.tangent.data.table.Table;

/// How many bytes the cells of a table take: each text counts as if no other were equal to it.
final class TableBytes {
    /// A number and the place of a text.
    private static final long CELL = 8;

    private static final long TEXT = 48;

    private TableBytes() {}

    static long of(Table table) {
        long bytes = 0;
        for (String column : table.columns()) {
            bytes += CELL * table.rows();
            if (table.isNumeric(column)) continue;
            bytes += CELL * table.rows();
            for (String text : table.texts(column)) if (!text.isEmpty()) bytes += TEXT + text.length();
        }
        return bytes;
    }
}
