package dev.tangent.app.option;

import dev.tangent.app.output.KeepColumns;
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
        return KeepColumns.of(columns);
    }
}
