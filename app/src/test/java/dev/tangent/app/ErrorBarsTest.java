package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.data.table.Table;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ErrorBarsTest {
    @TempDir
    private Path folder;

    /// z = sin(3x) + y^2 and noise of standard deviation 0.1, known in every fourth row.
    private Path noisy(int rows) {
        SplittableRandom random = new SplittableRandom(4);
        String[] lines = new String[rows + 1];
        lines[0] = "x,y,z";
        for (int i = 0; i < rows; i++) {
            double x = random.nextDouble();
            double y = random.nextDouble();
            double z = Tables.height(x, y) + 0.1 * Math.sqrt(12) * (random.nextDouble() - 0.5);
            lines[i + 1] = x + "," + y + "," + (i % 4 == 0 ? z : "");
        }
        return Tables.write(folder.resolve("noisy.csv"), lines);
    }

    @Test
    void errorBarsStandBesideTheValuesAndTheSummarySaysHowTheyDid() {
        Path out = folder.resolve("out.csv");
        Run run = Run.of(
                "predict", noisy(240), "--target", "z", "-k", 20, "-m", 2, "--sd", "--interval", "50,95", "-o", out);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("selected inversion", "coverage", "held-out labels", "95 %");
        Table table = Table.read(out);
        assertThat(table.columns())
                .containsExactly("row", "z", "z_sd", "z_low50", "z_high50", "z_low95", "z_high95", "status");
        for (int i = 0; i < 240; i++) {
            double value = table.numbers("z")[i];
            double wide = table.numbers("z_high95")[i] - value;
            assertThat(table.numbers("z_sd")[i]).isPositive();
            assertThat(value - table.numbers("z_low95")[i]).isCloseTo(wide, within(1e-9));
            assertThat(wide).isBetween(0.1, 0.6).isGreaterThan(table.numbers("z_high50")[i] - value);
        }
    }

    @Test
    void theSummaryInJsonHasTheCoverage() {
        Run run = Run.of(
                "predict",
                noisy(160),
                "--target",
                "z",
                "-k",
                12,
                "-m",
                2,
                "--relative-lambda",
                1,
                "--sd",
                "--json",
                "-o",
                folder.resolve("out.csv"));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("\"freeFunctions\"", "\"errorBars\"", "\"coverage\"", "\"95\"", "\"noise\"");
    }

    @Test
    void whatHasNoErrorBarsIsRefused() {
        Path points = noisy(80);
        assertRefused("squared loss", "predict", points, "--target", "z", "--sd", "--loss", "huber");
        assertRefused("below 100", "predict", points, "--target", "z", "--interval", 100);
        assertRefused("--interval", "predict", points, "--target", "z", "--interval", "wide");
    }

    @Test
    void methodsWithoutVariancesHaveErrorBarsByTheirHeldOutErrors() {
        Path out = folder.resolve("out.csv");
        Run run = Run.of(
                "predict", noisy(160), "--target", "z", "--method", "knn,ridge", "--sd", "--interval", 95, "-o", out);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("errors on held-out labels", "deviations include the noise", "of 40 held-out");
        Table table = Table.read(out);
        for (int i = 0; i < 160; i++)
            assertThat(table.numbers("z_high95")[i] - table.numbers("z_low95")[i])
                    .isGreaterThan(2 * table.numbers("z_sd")[i]);
    }

    private static void assertRefused(String why, Object... words) {
        Run run = Run.of(words);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.err()).contains(why);
    }

    @Test
    void theAdditiveTrendIsAMethodThatIsTuned() {
        Path out = folder.resolve("out.csv");
        Run run = Run.of("predict", noisy(120), "--target", "z", "--method", "additive", "-k", 12, "-m", 2, "-o", out);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("additive", "trend-lambda", "expected");
        assertThat(Files.exists(out)).isTrue();
        Run alone =
                Run.of("predict", folder.resolve("noisy.csv"), "--target", "z", "--method", "additive", "--no-tune");
        assertThat(alone.code()).isEqualTo(2);
        assertThat(alone.err()).contains("--method additive chooses parameters of its own");
    }
}
