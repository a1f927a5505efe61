package dev.tangent.app.output;

import dev.tangent.Check;
import dev.tangent.data.table.KeptColumn;
import dev.tangent.data.table.KeptColumns;
import dev.tangent.data.table.Table;
import dev.tangent.present.RowTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The user's own columns, which stand before what was found, as they stood in the file.
public record KeepColumns(KeptColumns asked) {
    boolean isNothing() {
        return asked.equals(KeptColumns.NONE);
    }

    /// Refuses columns that are not there.
    public void check(Table table) {
        asked.names().forEach(table::isNumeric);
        Check.that(
                asked.names().stream().distinct().count() == asked.names().size(),
                "--keep names a column twice: " + String.join(",", asked.names()));
    }

    /// A table of what was found with the kept columns before it.
    ///
    /// @param replaced columns that what was found stands for, so that `all` is without them
    public RowTable before(RowTable found, Table table, List<String> replaced) {
        if (isNothing()) return found;
        List<String> kept = asked.all()
                ? table.columns().stream()
                        .filter(name -> !replaced.contains(name))
                        .toList()
                : asked.names();
        Set<String> own = new HashSet<>(kept);
        for (String name : found.header())
            Check.that(
                    !own.contains(name),
                    "column '" + name + "' of " + table.file() + " cannot be kept: what was found has a column of that"
                            + " name; rename it in the file, or name others with --keep");
        List<String> header = new ArrayList<>(kept);
        header.addAll(found.header());
        List<KeptColumn> columns = kept.stream().map(table::kept).toList();
        return new RowTable(header, found.rows(), (out, row) -> {
            for (KeptColumn column : columns) column.write(row, out);
            found.cells().write(out, row);
        });
    }
}
