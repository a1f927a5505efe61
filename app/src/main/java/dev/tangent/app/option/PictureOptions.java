package dev.tangent.app.option;

import dev.tangent.app.output.FitFiles;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/// Pictures and a page of what was predicted.
public final class PictureOptions {
    @Option(
            names = "--plot",
            paramLabel = "FILE",
            order = 6,
            description = "pictures, .png, .svg or .html: held-out labels against the truth, residuals (of classes the"
                    + " confusion matrix and reliability), the points by prediction and by error bar, the error over"
                    + " each parameter")
    private Optional<Path> plot = Optional.empty();

    @Option(
            names = "--report",
            paramLabel = "FILE.html",
            order = 7,
            description = "one page with the summary and all pictures; it needs no network")
    private Optional<Path> report = Optional.empty();

    /// Refuses wrong ones before any work.
    public FitFiles files(Path... inputs) {
        return FitFiles.of(plot, report, inputs);
    }
}
