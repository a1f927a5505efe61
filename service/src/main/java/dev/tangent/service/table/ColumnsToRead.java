package dev.tangent.service.table;

import dev.tangent.data.input.ColumnChoice;
import dev.tangent.data.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Columns of a table that are there for people: what a demo knows to be true, what somebody noted about rows.
///
/// @param truth columns with a demo's true values
record ColumnsToRead(Set<String> truth) {
    private static final String NOTES = "note";

    ColumnsToRead {
        truth = Set.copyOf(truth);
    }

    /// Whether a column has what people note: texts, for few of the rows.
    static boolean areNotes(Table table, String column) {
        if (!column.equals(NOTES) || !table.has(column) || !table.isText(column)) return false;
        long noted =
                table.texts(column).stream().filter(text -> !text.isEmpty()).count();
        return 2 * noted <= table.rows();
    }

    /// A request that leaves them out, unless it names them.
    ColumnChoice.ColumnRequest leftOut(Table table, ColumnChoice.ColumnRequest request) {
        List<String> without = new ArrayList<>(request.without());
        for (String column : table.columns())
            if ((truth.contains(column) || areNotes(table, column))
                    && !request.columns().contains(column)
                    && !request.with().contains(column)
                    && !without.contains(column)) without.add(column);
        return new ColumnChoice.ColumnRequest(
                request.columns(), request.with(), without, request.dates(), request.targetsAmong());
    }
}
