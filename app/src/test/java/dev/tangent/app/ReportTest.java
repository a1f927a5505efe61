package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.data.matrixmarket.MatrixMarket;
import dev.tangent.sparse.SparseMatrix;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What the program says about its work.
class ReportTest {
    @TempDir
    private Path folder;

    private Path points;

    @BeforeEach
    void aTable() {
        points = Tables.write(folder.resolve("plane.csv"), Tables.surface(60, 1));
    }

    @Test
    void theSummaryNamesWhatWasUsedAndWhatWasADefault() {
        Run run = Run.of("predict", points, "--target", "z", "-k", 12, "--no-tune", "-o", folder.resolve("out.csv"));
        assertThat(run.err())
                .contains("60 rows", "2 coordinates (x, y)", "6 rows of", "lg, local Gaussian (default)")
                .contains("neighbours 12,", "dimension 2 (default)", "relative 1e-06 (default)")
                .contains("sparse Cholesky", "residual", "neighbours ", "out.csv");
    }

    @Test
    void jsonIsOneObjectOnStandardOutput() {
        Run run = Run.of(
                "predict",
                points,
                "--target",
                "z",
                "--json",
                "--no-tune",
                "--lambda",
                0.5,
                "-o",
                folder.resolve("o.csv"));
        JsonNode summary = JsonMapper.builder().build().readTree(run.out());
        assertThat(run.err()).isEmpty();
        assertThat(summary.at("/points/rows").asInt()).isEqualTo(60);
        assertThat(summary.at("/labels/labelled").asInt()).isEqualTo(6);
        assertThat(summary.at("/method/name").asString()).isEqualTo("lg");
        assertThat(summary.at("/method/parameters/neighbours/value").asInt()).isEqualTo(20);
        assertThat(summary.at("/method/parameters/neighbours/byDefault").asBoolean())
                .isTrue();
        assertThat(summary.at("/lambda/raw").asDouble()).isEqualTo(0.5);
        assertThat(summary.at("/solve/termination").asString()).isEqualTo("DIRECT");
        assertThat(summary.at("/seconds/solve").asDouble()).isPositive();
    }

    @Test
    void theMatrixFileReadsBackSymmetric() {
        Path file = folder.resolve("R.mtx");
        Run run = Run.of("matrix", points, "--columns", "x,y", "--method", "ilap", "-k", 6, "-o", file);
        assertThat(run.code()).as(run.err()).isZero();
        SparseMatrix matrix = MatrixMarket.read(file);
        assertThat(matrix.size()).isEqualTo(60);
        for (int i = 0; i < 60; i++) {
            double sum = 0;
            for (int j = 0; j < 60; j++) sum += matrix.at(i, j);
            assertThat(sum).as("row %d: constants cost nothing", i).isBetween(-1e-9, 1e-9);
        }
    }

    @Test
    void columnsThatAreMostLikelyNotMeantAreLeftOutAndTold() {
        String[] lines = new String[41];
        lines[0] = "id,x,huge,name,y";
        for (int i = 0; i < 40; i++)
            lines[i + 1] = i + "," + Math.sin(i) + "," + 1e6 * Math.cos(i) + ",n" + i + "," + (i % 4 == 0 ? i : "");
        Path file = Tables.write(folder.resolve("odd.csv"), lines);
        Run run = Run.of("predict", file, "--target", "y", "-o", folder.resolve("out.csv"));
        assertThat(run.err())
                .contains("2 coordinates (x, huge)", "scaled by their standard deviations", "times as far")
                .contains("ignored   id (counts the rows), name (text, another in each row)");
    }

    @Test
    void rowsThatLackCoordinatesAreToldAndStillPredicted() throws IOException {
        String[] lines = Tables.surface(60, 2);
        String[] cells = lines[50].split(",", -1);
        lines[50] = "," + cells[1] + "," + cells[2];
        Path file = Tables.write(folder.resolve("gaps.csv"), lines);
        Path out = folder.resolve("out.csv");
        Run run = Run.of("predict", file, "--target", "z", "-o", out);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("missing   1 row lacks coordinates, 1 in all");
        assertThat(Files.readAllLines(out)).hasSize(61);
        assertThat(Files.readAllLines(out).get(50)).endsWith(",imputed");
        Run refused = Run.of("predict", file, "--target", "z", "--missing", "refuse", "-o", out);
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains("line 51, column 'x'", "no value");
    }

    @Test
    void repeatedRowsAreCounted() {
        String[] lines = Tables.surface(40, 2);
        lines[40] = lines[39];
        Path file = Tables.write(folder.resolve("twins.csv"), lines);
        Run predicted = Run.of("predict", file, "--target", "z", "-o", folder.resolve("out.csv"));
        Run matrix = Run.of("matrix", file, "--columns", "x,y", "-o", folder.resolve("R.mtx"));
        assertThat(predicted.err()).contains("39 distinct", "1 row repeats another");
        assertThat(matrix.err()).contains("39 x 39", "i-th distinct row");
    }

    @Test
    void nothingIsRewrittenOrColouredUnlessATerminalWatches() {
        Run run = Run.of("predict", points, "--target", "z", "-o", folder.resolve("out.csv"));
        Run help = Run.of("predict", "--help");
        assertThat(run.err() + run.out() + help.out()).doesNotContain("\r", "\u001b");
    }
}
