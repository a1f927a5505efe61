package dev.tangent.app.option;

import dev.tangent.app.console.Streams;
import dev.tangent.app.output.KeepColumns;
import dev.tangent.app.output.PlotFile;
import dev.tangent.app.output.RowFile;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Where commands that look at eigenvectors put a line for each row, and a picture.
public final class RowOutputOptions {
    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT.csv",
            order = 5,
            description =
                    "the file to write: .csv, .jsonl or .parquet, also .gz (default or -: CSV to standard output)")
    private Optional<Path> output = Optional.empty();

    @Option(names = "--plot", paramLabel = "FILE", order = 6, description = "a picture of what was found, .png or .svg")
    private Optional<Path> plot = Optional.empty();

    @Mixin
    private KeepOption keep = new KeepOption();

    /// Columns to be written again.
    public KeepColumns kept() {
        return keep.columns();
    }

    /// Refuses a wrong target, and a summary that would go where the rows go.
    public RowFile rows(Streams streams, RunOptions run, Path input) {
        run.checkJson(output, "rows");
        return RowFile.of(output, streams, input);
    }

    public Optional<PlotFile> picture(Path input) {
        return plot.map(file -> PlotFile.of(file, input));
    }

    public boolean hasPicture() {
        return plot.isPresent();
    }

    /// The files written, in words.
    public Optional<String> written() {
        return RowFile.written(output, plot);
    }
}
