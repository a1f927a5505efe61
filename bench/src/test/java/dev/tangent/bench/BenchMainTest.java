package dev.tangent.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("full")
final class BenchMainTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String... words) {
        return BenchMain.run(
                words,
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
    }

    @Test
    void anItemThatDoesNotExistIsRefused() {
        assertThat(run("--only", "speed", "--points", "300")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("no item 'speed'", "neighbours");
    }

    @Test
    void aSmallRunWritesItsReportAndPicture(@TempDir Path folder) throws Exception {
        Path report = folder.resolve("benchmarks.md");
        assertThat(run("--quick", "--points", "600", "--only", "growth,iterated", "-o", report.toString()))
                .isZero();
        assertThat(Files.readString(report)).contains("# Benchmarks", "## Iterated Laplacian", "## Cost against size");
        assertThat(folder.resolve("images/cost.svg")).content().startsWith("<svg");
    }
}
