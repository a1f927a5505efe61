package dev.tangent.app.option;

import dev.tangent.app.output.KeepColumns;
import dev.tangent.data.table.KeptColumns;
import java.util.List;
import picocli.CommandLine.Option;

/// The user's own columns in what is written.
public final class KeepOption {
    @Option(
            names = "--keep",
            paramLabel = "COLUMN",
            order = 6,
            description = "columns of POINTS to write again, as they stand there, before the others: names separated by"
                    + " commas, or 'all' for every column but the targets")
    private List<String> columns = List.of();

    /// The columns asked for.
    public KeepColumns columns() {
        return new KeepColumns(
                columns.equals(List.of("all")) ? KeptColumns.ALL : KeptColumns.of(TypedValue.names("--keep", columns)));
    }
}
