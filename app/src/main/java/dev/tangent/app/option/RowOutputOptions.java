package dev.tangent.app.option;

import dev.tangent.app.console.Streams;
import dev.tangent.app.output.PlotFile;
import dev.tangent.app.output.RowFile;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/// Where commands that look at eigenvectors put a line for each row, and a picture.
public final class RowOutputOptions {
    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT.csv",
            order = 5,
            description = "the file to write, .csv or .csv.gz (default: standard output)")
    private Optional<Path> output = Optional.empty();

    @Option(names = "--plot", paramLabel = "FILE", order = 6, description = "a picture of what was found, .png or .svg")
    private Optional<Path> plot = Optional.empty();

    public RowFile rows(Streams streams, Path input) {
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
