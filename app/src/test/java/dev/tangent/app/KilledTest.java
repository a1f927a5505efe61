package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.data.matrixmarket.MatrixMarket;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A process of its own, ended in the middle of writing.
@Tag("full")
class KilledTest {
    @TempDir
    private Path folder;

    @Test
    void aProcessEndedWhileWritingLeavesTheOldFileOrTheNewOne() throws IOException, InterruptedException {
        Path points = Tables.write(folder.resolve("plane.csv"), Tables.surface(3000, 5));
        String before = Files.readString(points);
        Path output = Tables.write(folder.resolve("R.mtx"), "old");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "dev.tangent.app.Main",
                        "matrix",
                        points.toString(),
                        "--columns",
                        "x,y",
                        "-o",
                        output.toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start();
        while (process.isAlive() && parts().isEmpty()) Thread.onSpinWait();
        process.destroy();
        process.waitFor();
        assertThat(parts()).isEmpty();
        assertThat(points).content().isEqualTo(before);
        if (!Files.readString(output).equals("old\n"))
            assertThat(MatrixMarket.read(output).size()).isEqualTo(3000);
    }

    private List<Path> parts() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".part")).toList();
        }
    }
}
