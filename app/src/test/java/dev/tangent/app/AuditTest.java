package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.data.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AuditTest {
    @TempDir
    private Path folder;

    /// Points of two squares side by side; the label of row 40 is wrong.
    private Path table() throws IOException {
        Random random = new Random(4);
        StringBuilder text = new StringBuilder("a,b,height,side\n");
        for (int row = 0; row < 90; row++) {
            double a = random.nextDouble() + (row % 2) * 2;
            double b = random.nextDouble();
            boolean labelled = row % 2 == row / 2 % 2;
            String height = String.valueOf(row == 40 ? 9 : a + b + 0.02 * random.nextGaussian());
            String side = (row == 40 ? 1 - row % 2 : row % 2) == 0 ? "left" : "right";
            text.append(a).append(',').append(b).append(',');
            text.append(labelled ? height : "")
                    .append(',')
                    .append(labelled ? side : "")
                    .append('\n');
        }
        return Files.writeString(folder.resolve("squares.csv"), text);
    }

    private Run audit(String target, Object... more) throws IOException {
        return Run.of(Tables.joined(
                new Object[] {"audit", table(), "--columns", "a,b", "--target", target, "-k", 10, "-m", 2}, more));
    }

    @Test
    void theWrongValueIsShownFirstAndTheFileHasAll() throws IOException {
        Path out = folder.resolve("ranked.csv");
        Run run = audit("height", "-o", out);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out().lines().toList().get(1)).contains("40", "9.0000", "stands out");
        assertThat(run.out().lines()).hasSize(11);
        assertThat(run.err()).contains("one left out at a time", "1 stands out");
        Table table = Table.read(out);
        assertThat(table.columns()).containsExactly("row", "output", "given", "expected", "sd", "score", "stands_out");
        assertThat(table.rows()).isEqualTo(45);
        assertThat(table.numbers("row")[0]).isEqualTo(40);
        assertThat(table.numbers("stands_out")[0]).isEqualTo(1);
        assertThat(table.numbers("score")).isSortedAccordingTo((one, other) -> Double.compare(other, one));
    }

    @Test
    void classesHaveProbabilitiesAndJsonHasAllOfThem() throws IOException {
        Run run = audit("side", "--json");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("\"audit\"", "\"holdout\" : \"leave-one-out\"", "\"expectedProbability\"");
        String first = run.out().substring(run.out().indexOf("\"labels\" : ["));
        assertThat(first.replaceAll("\\s+", "")).contains("[{\"row\":40,\"output\":\"side\",\"given\":\"right\"");
    }

    /// Folds of a mean of methods find fewer wrong labels and more false ones.
    @Test
    void oneRegularizerJudgesWhereNobodyNamesAMethod() throws IOException {
        Run run = Run.of("audit", table(), "--columns", "a,b", "--target", "height");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("one left out at a time", "lg, local Gaussian");
    }

    @ParameterizedTest
    @ValueSource(strings = {"lg", "poisson"})
    void classesAreSuggestedToo(String method) throws IOException {
        Run run = Run.of(
                "suggest", table(), "--columns", "a,b", "--target", "side", "--method", method, "-k", 10, "-n", 3);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out().lines()).hasSize(4);
        assertThat(run.err()).contains("the class is in doubt");
    }

    @Test
    void aFormatWithoutNamesIsRefused() throws IOException {
        Run run = audit("height", "-o", folder.resolve("ranked.npy"));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(1);
    }
}
