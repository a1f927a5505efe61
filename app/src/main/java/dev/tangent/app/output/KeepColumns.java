package dev.tangent.app.output;

import dev.tangent.Check;
import dev.tangent.data.table.KeptColumn;
import dev.tangent.data.table.KeptColumns;
import dev.tangent.data.table.Table;
import dev.tangent.present.RowTable;
import dev.tangent.present.code.NameList;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The user's own columns, which stand before what was found, as they stood in the file.
///
/// @param asked every column that the words may mean
/// @param words as typed, one or several names each: which they are is known once the table is
public record KeepColumns(KeptColumns asked, List<String> words) {
    /// No column.
    public static final KeepColumns NONE = of(List.of());

    public KeepColumns {
        words = List.copyOf(words);
    }

    /// What was typed: names, or `all`.
    public static KeepColumns of(List<String> words) {
        if (words.equals(List.of("all"))) return new KeepColumns(KeptColumns.ALL, words);
        List<String> either = new ArrayList<>(words);
        either.addAll(NameList.read("--keep", words, Set.of()));
        return new KeepColumns(KeptColumns.of(either), words);
    }

    private List<String> names(Table table) {
        return asked.all() ? List.of() : NameList.read("--keep", words, Set.copyOf(table.columns()));
    }

    boolean isNothing() {
        return asked.equals(KeptColumns.NONE);
    }

    /// Refuses columns that are not there.
    public void check(Table table) {
        List<String> names = names(table);
        names.forEach(table::isNumeric);
        Check.that(
                names.stream().distinct().count() == names.size(),
                "--keep names a column twice: " + String.join(",", names));
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
                : names(table);
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
