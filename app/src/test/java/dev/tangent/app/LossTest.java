package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.data.npy.NpyFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class LossTest {
    @TempDir
    private Path folder;

    private Path points;

    /// z = sin(3x) + y^2 in every tenth of 300 rows, one label of them 50 off.
    @BeforeEach
    void aSurfaceWithAnOutlier() {
        String[] lines = Tables.surface(300, 4);
        String[] cells = lines[101].split(",", -1);
        lines[101] = cells[0] + "," + cells[1] + "," + (Double.parseDouble(cells[2]) + 50);
        points = Tables.write(folder.resolve("points.csv"), lines);
    }

    private JsonNode predict(String options) {
        List<Object> args = new ArrayList<>(List.of("predict", points, "--target", "z", "-k", 10, "-m", 2, "--json"));
        args.addAll(List.of(options.split(" ")));
        args.addAll(List.of("-o", folder.resolve("out.npy")));
        Run run = Run.of(args.toArray());
        assertThat(run.code()).as(run.err()).isZero();
        return JsonMapper.builder().build().readTree(run.out());
    }

    private double worst() {
        double[] values = NpyFile.read(folder.resolve("out.npy")).values();
        String[] lines = Tables.surface(300, 4);
        double worst = 0;
        for (int i = 0; i < 300; i++) {
            String[] cells = lines[i + 1].split(",", -1);
            double truth = Tables.height(Double.parseDouble(cells[0]), Double.parseDouble(cells[1]));
            worst = Math.max(worst, Math.abs(values[i] - truth));
        }
        return worst;
    }

    @ParameterizedTest
    @ValueSource(strings = {"huber", "absolute", "epsilon --loss-parameter 0.01", "huber --loss-parameter 0.1"})
    void anOutlierDoesLittleHarmToARobustLossAndTheGapIsTold(String loss) {
        JsonNode summary = predict("--relative-lambda 10 --loss " + loss);
        assertThat(worst()).isLessThan(0.4);
        JsonNode convergence = summary.at("/loss/convergence");
        assertThat(convergence.at("/iterations").asInt()).isPositive();
        assertThat(convergence.at("/gap").asDouble())
                .isLessThanOrEqualTo(1e-9 * convergence.at("/objective").asDouble());
        predict("--relative-lambda 10");
        assertThat(worst()).isGreaterThan(10);
    }

    @Test
    void quantilesLieAboveEachOtherAndAreChosenByTheirOwnMeasure() {
        double[] shares = new double[2];
        String[] taus = {"0.1", "0.9"};
        for (int t = 0; t < 2; t++) {
            JsonNode summary = predict("--loss quantile --loss-parameter " + taus[t]);
            assertThat(summary.at("/tuning/measure").asString()).isEqualTo("pinball");
            assertThat(summary.at("/loss/value").asDouble()).isEqualTo(Double.parseDouble(taus[t]));
            shares[t] = NpyFile.read(folder.resolve("out.npy")).values()[100];
        }
        assertThat(shares[0]).isLessThan(shares[1]);
    }

    @Test
    void theSummaryNamesTheLossItsLengthAndHowFarFromTheMinimumItMayBe() {
        Run run = Run.of(
                "predict",
                points,
                "--target",
                "z",
                "-k",
                10,
                "-m",
                2,
                "--loss",
                "huber",
                "-o",
                folder.resolve("o.csv"));
        assertThat(run.err())
                .containsPattern("loss +huber, delta 0.1 of each output's spread; at most \\S+ of its value above");
        assertThat(Run.of("predict", points, "--target", "z", "-k", 10, "-m", 2, "-o", folder.resolve("o.csv"))
                        .err())
                .doesNotContain("loss ");
    }

    @Test
    void theSquaredLossNamedIsTheSquaredLoss() {
        predict("--relative-lambda 1e-3 --loss squared");
        double[] named = NpyFile.read(folder.resolve("out.npy")).values();
        predict("--relative-lambda 1e-3");
        assertThat(NpyFile.read(folder.resolve("out.npy")).values()).isEqualTo(named);
    }

    @Test
    void aHugeDeltaIsTheSquaredLoss() {
        predict("--relative-lambda 1e-3 --loss huber --loss-parameter 1e6");
        double[] huber = NpyFile.read(folder.resolve("out.npy")).values();
        predict("--relative-lambda 1e-3");
        double[] squared = NpyFile.read(folder.resolve("out.npy")).values();
        for (int i = 0; i < 300; i++) assertThat(huber[i]).isCloseTo(squared[i], within(1e-6));
    }
}
