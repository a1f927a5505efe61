package dev.tangent.app.option;

import dev.tangent.app.output.SearchFiles;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/// What a search leaves behind, for the commands that search and do not predict.
public final class SearchFileOptions {
    @Option(
            names = {"-o", "--output"},
            paramLabel = "TABLE",
            order = 5,
            description = "file for the table of all candidates, csv or json by its ending, with gz behind it gzipped")
    private Optional<Path> table = Optional.empty();

    @Option(
            names = "--plot",
            paramLabel = "FILE",
            order = 6,
            description =
                    "picture, .png or .svg: of tune the error over each parameter, of compare the methods, best first")
    private Optional<Path> plot = Optional.empty();

    @Option(
            names = "--journal",
            paramLabel = "FILE",
            order = 7,
            description = "keeps what each setting found; the same search goes on where it was interrupted")
    private Optional<Path> journal = Optional.empty();

    /// Refuses wrong ones before any work.
    public SearchFiles files(Path... inputs) {
        return SearchFiles.of(table, plot, journal, inputs);
    }
}
