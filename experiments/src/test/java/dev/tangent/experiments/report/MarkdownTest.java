package dev.tangent.experiments.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.plot.picture.PictureFormat;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MarkdownTest {
    @TempDir
    Path folder;

    /// What a reader of Markdown makes of escaped text: backslashes before punctuation go, entities become
    /// characters.
    private static String read(String markdown) {
        return markdown.replaceAll("\\\\([!-/:-@\\[-`{-~])", "$1")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&amp;", "&");
    }

    @Test
    void escapedTextReadsBackAndStartsNothing() {
        for (String text :
                List.of(Sample.NASTY, "# no heading", "- no bullet", "+ none", "12. no number", "&lt;", "a|b"))
            assertThat(read(Markdown.escaped(text))).isEqualTo(text);
        assertThat(Markdown.escaped("# a")).startsWith("\\#");
        assertThat(Markdown.escaped("- a")).startsWith("\\-");
        assertThat(Markdown.escaped("1. a")).startsWith("1\\.");
        assertThat(Markdown.escaped("1.5 kg")).isEqualTo("1.5 kg");
    }

    @Test
    void aTableHasALineForEachRowAndACellForEachColumn() {
        List<String> lines = Markdown.text(Sample.report(1), PictureFormat.SVG)
                .lines()
                .filter(line -> line.startsWith("|"))
                .toList();
        assertThat(lines).hasSize(2 + 3);
        for (String line : lines)
            assertThat(line.replace("\\\\", "")
                            .replace("\\|", "")
                            .chars()
                            .filter(c -> c == '|')
                            .count())
                    .as(line)
                    .isEqualTo(6);
        // The second row of a group does not repeat its name.
        assertThat(lines.get(3)).startsWith("|  |");
    }

    @Test
    void picturesAreFilesThatTheTextNames() throws Exception {
        for (PictureFormat kind : PictureFormat.values()) {
            Path file = folder.resolve("report.md");
            Markdown.write(Sample.report(1), file, kind);
            String text = Files.readString(file);
            for (String name : List.of("images/plain.", "images/time-cost.")) {
                assertThat(text).contains("](" + name + kind.ending() + ")");
                assertThat(folder.resolve(name + kind.ending())).isNotEmptyFile();
            }
        }
        assertThat(ImageIO.read(folder.resolve("images/plain.png").toFile()).getWidth())
                .isEqualTo(600);
    }

    @Test
    void onlyTheTimingsDifferFromRunToRun() {
        String one = Markdown.text(Sample.report(12.5), PictureFormat.SVG);
        String other = Markdown.text(Sample.report(77.25), PictureFormat.SVG);
        assertThat(other).isNotEqualTo(one);
        assertThat(TimingMarks.removed(other)).isEqualTo(TimingMarks.removed(one));
    }

    @Test
    void aFolderHoldsAllFormats() {
        Path all = folder.resolve("new").resolve("report");
        ReportFolder.write(Sample.report(1), all, "pose", PictureFormat.SVG);
        for (String name : List.of("pose.html", "pose.md", "tables/errors.csv", "images/plain.svg"))
            assertThat(all.resolve(name)).isNotEmptyFile();
    }
}
