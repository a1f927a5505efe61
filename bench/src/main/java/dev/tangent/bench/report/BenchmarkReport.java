package dev.tangent.bench.report;

import dev.tangent.data.file.OutputFile;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.PictureFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// The whole report, and the picture that goes with it.
public record BenchmarkReport(String command, List<BenchmarkSection> sections, Optional<Drawing> picture) {
    /// The picture's place, seen from the report.
    public static final String PICTURE = "images/cost.svg";

    public String markdown() {
        StringBuilder text = new StringBuilder("# Benchmarks\n\n");
        text.append("Written by `").append(command).append("`, not by hand. A ratio is Tangent's time over the");
        text.append(" peer's: below 1 Tangent is quicker. Times are seconds, medians of alternating rounds in one");
        text.append(" run; a peer that is not installed is \"not measured\".\n\n");
        text.append("Machine: ").append(Machine.describe()).append(".\n\n");
        text.append(summary());
        for (BenchmarkSection section : sections) text.append(section.markdown());
        return text.toString().stripTrailing() + "\n";
    }

    private String summary() {
        MarkdownTable table = new MarkdownTable("item", "thresholds met", "of");
        for (BenchmarkSection section : sections)
            if (!section.thresholds().isEmpty())
                table.row(
                        section.title(),
                        (int) section.thresholds().stream()
                                .filter(Threshold::met)
                                .count(),
                        section.thresholds().size());
        return table.markdown() + "\n";
    }

    public void writeTo(Path file) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            Files.createDirectories(folder);
            OutputFile.to(file).writeText(out -> out.write(markdown()));
            if (picture.isEmpty()) return;
            Path image = folder.resolve(PICTURE);
            Files.createDirectories(image.getParent());
            OutputFile.to(image).write(out -> PictureFormat.SVG.write(picture.get(), out));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
