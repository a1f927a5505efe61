package dev.tangent.app;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/// Where commands that look at eigenvectors put a line for each row, and a picture; and how they speak of them.
final class RowOutputOptions {
    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT.csv",
            order = 5,
            description = "the file to write, .csv or .csv.gz (default: standard output)")
    private Optional<Path> output = Optional.empty();

    @Option(names = "--plot", paramLabel = "FILE", order = 6, description = "a picture of what was found, .png or .svg")
    private Optional<Path> plot = Optional.empty();

    RowFile rows(Streams streams, Path input) {
        return RowFile.of(output, streams, input);
    }

    Optional<PlotFile> picture(Path input) {
        return plot.map(file -> PlotFile.of(file, input));
    }

    /// The files written, in words.
    Optional<String> written() {
        return RowFile.written(output, plot);
    }

    static String eigen(double[] values, double residual) {
        return Arrays.stream(values)
                .mapToObj(value -> String.format(Locale.ROOT, "%.3g", value))
                .collect(Collectors.joining(
                        ", ", "values ", String.format(Locale.ROOT, ", relative residual %.1e at most", residual)));
    }
}
