package dev.tangent.app.output;

import dev.tangent.Check;
import dev.tangent.data.file.OutputFile;
import dev.tangent.plot.page.Html;
import dev.tangent.plot.page.Report;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.PictureFormat;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// The pictures and the page of a fit. Wrong files are refused when this is made, before any work.
public record FitFiles(Optional<OutputFile> plot, Optional<OutputFile> report) {
    private static final String PAGE = ".html";

    public static FitFiles of(Optional<Path> plot, Optional<Path> report, Path... inputs) {
        plot.ifPresent(file -> SearchFiles.ending("--plot", file, ".png", ".svg", PAGE));
        report.ifPresent(file -> SearchFiles.ending("--report", file, PAGE));
        Check.that(
                plot.isEmpty() || !plot.map(FitFiles::whole).equals(report.map(FitFiles::whole)),
                "--plot and --report are one file, %s: give each its own",
                plot.map(Path::toString).orElse(""));
        return new FitFiles(
                plot.map(file -> OutputFile.to(file, inputs)), report.map(file -> OutputFile.to(file, inputs)));
    }

    private static Path whole(Path file) {
        return file.toAbsolutePath().normalize();
    }

    /// Writes what was asked for.
    ///
    /// @param sheet all pictures as one
    /// @param pictures a page of them
    /// @param page the same with the summary
    public void write(Supplier<Drawing> sheet, Supplier<Report> pictures, Supplier<Report> page) {
        plot.ifPresent(file -> {
            if (file.path().toString().toLowerCase(Locale.ROOT).endsWith(PAGE)) write(file, pictures.get());
            else file.write(out -> PictureFormat.of(file.path()).write(sheet.get(), out));
        });
        report.ifPresent(file -> write(file, page.get()));
    }

    /// Writes a page alone.
    public void writeReport(Report page) {
        report.ifPresent(file -> write(file, page));
    }

    private static void write(OutputFile file, Report page) {
        String text = Html.text(page);
        file.writeText(out -> out.write(text));
    }

    public boolean isEmpty() {
        return plot.isEmpty() && report.isEmpty();
    }

    /// The files written, in words.
    ///
    /// @param first another one
    public Optional<String> written(Optional<Path> first) {
        List<String> names = Stream.concat(
                        first.stream(),
                        Stream.of(plot, report).flatMap(Optional::stream).map(OutputFile::path))
                .map(Path::toString)
                .toList();
        return names.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", names));
    }
}
