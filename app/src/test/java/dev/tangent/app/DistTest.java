package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tangent.data.table.Table;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The self-contained folder, started where no Java is on the path.
@Tag("full")
class DistTest {
    private static final Path PROGRAM = Path.of("target", "tangent-dist", "tangent", "bin", "tangent");

    @TempDir
    private Path folder;

    private String run(String... words) throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(PROGRAM), "there is no " + PROGRAM + ": mvn -Pdist verify makes and tests it");
        List<String> all = new ArrayList<>(List.of(PROGRAM.toAbsolutePath().toString()));
        all.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(all).redirectErrorStream(true);
        builder.environment().clear();
        Path tools = Files.createDirectory(folder.resolve("tools"));
        for (String tool : List.of("dirname", "readlink", "sh"))
            for (String place : List.of("/usr/bin", "/bin"))
                if (Files.exists(Path.of(place, tool)) && !Files.exists(tools.resolve(tool)))
                    Files.createSymbolicLink(tools.resolve(tool), Path.of(place, tool));
        builder.environment().put("PATH", tools.toString());
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return said + "exit " + process.exitValue();
    }

    @Test
    void predictsWithoutAJavaOnThePath() throws IOException, InterruptedException {
        Path points = Tables.write(folder.resolve("größe.csv"), Tables.surface(60, 3));
        Path out = folder.resolve("out.csv");
        assertThat(run(
                        "predict",
                        points.toString(),
                        "--target",
                        "z",
                        "-k",
                        "10",
                        "--relative-lambda",
                        "1",
                        "-o",
                        out.toString()))
                .contains("größe.csv: 60 rows")
                .doesNotContain("WARNING")
                .endsWith("exit 0");
        assertThat(Files.readAllLines(out)).hasSize(61);
    }

    @Test
    void writesParquetByTheDatabaseBesideIt() throws IOException, InterruptedException {
        Path points = Tables.write(folder.resolve("points.csv"), Tables.surface(60, 3));
        Path out = folder.resolve("out.parquet");
        assertThat(run("predict", points.toString(), "--target", "z", "--no-tune", "-o", out.toString()))
                .endsWith("exit 0");
        assertThat(Table.read(out).rows()).isEqualTo(60);
    }
}
