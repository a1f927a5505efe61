package dev.tangent.app.option;

import dev.tangent.app.console.Streams;
import dev.tangent.app.output.KeepColumns;
import dev.tangent.app.output.PlotFile;
import dev.tangent.app.output.ResultOutput;
import dev.tangent.app.output.RowTarget;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Where commands that look at eigenvectors put a line for each row, and a picture.
public final class RowOutputOptions {
    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT.csv",
            order = 5,
            description =
                    "the file to write: csv, xlsx, jsonl, parquet or npy by its ending, also gz (default or -: CSV to standard output)")
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
    public ResultOutput rows(Streams streams, RunOptions run, Path... inputs) {
        run.checkJson(output, "rows");
        ResultOutput rows = new ResultOutput(output, streams.out(), inputs);
        rows.check(kept());
        return rows;
    }

    public Optional<PlotFile> picture(Path... inputs) {
        return plot.map(file -> PlotFile.of(file, inputs));
    }

    public boolean hasPicture() {
        return plot.isPresent();
    }

    /// The files written, in words.
    public Optional<String> written() {
        String names = Stream.concat(RowTarget.file(output).stream(), plot.stream())
                .map(Path::toString)
                .collect(Collectors.joining(", "));
        return Optional.of(names).filter(text -> !text.isEmpty());
    }
}
