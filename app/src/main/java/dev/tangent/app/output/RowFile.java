package dev.tangent.app.output;

import dev.tangent.app.console.Streams;
import dev.tangent.service.result.RowTable;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/// A table with one line for each row of the points, in a file or on standard output. A wrong target is refused when
/// this is made, before any work.
public final class RowFile {
    private static final String ENDINGS = ".csv, .jsonl, .parquet, also with .gz";

    private final RowTarget target;

    private RowFile(RowTarget target) {
        this.target = target;
    }

    /// Refuses a wrong target.
    ///
    /// @param target absent or `-` for standard output
    public static RowFile of(Optional<Path> target, Streams streams, Path input) {
        RowTarget.file(target)
                .ifPresent(path -> SearchFiles.ending(
                        "-o", path, ".csv", ".csv.gz", ".jsonl", ".jsonl.gz", ".ndjson", ".ndjson.gz", ".parquet"));
        return new RowFile(RowTarget.of(target, streams.out(), ENDINGS, input));
    }

    /// The files written, in words.
    public static Optional<String> written(Optional<Path> table, Optional<Path> plot) {
        String names = String.join(
                ", ",
                Stream.concat(RowTarget.file(table).stream(), plot.stream())
                        .map(Path::toString)
                        .toList());
        return Optional.of(names).filter(text -> !text.isEmpty());
    }

    /// Writes the table.
    public void write(RowTable table) {
        target.write(table);
    }
}
