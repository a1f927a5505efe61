package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.data.table.Table;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuggestTest {
    @TempDir
    private Path folder;

    private Object[] words(Object... more) {
        Path points = Tables.write(folder.resolve("plane.csv"), Tables.surface(150, 1));
        return Tables.joined(
                new Object[] {"suggest", points, "--target", "z", "-k", 12, "-m", 2, "--relative-lambda", 1}, more);
    }

    @Test
    void unlabelledRowsComeWithWhatTheyPromise() {
        Path out = folder.resolve("next.csv");
        Run run = Run.of(words("-n", 6, "-o", out));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("135 of 150 points were looked at");
        Table table = Table.read(out);
        assertThat(table.columns()).containsExactly("row", "reduction", "left");
        assertThat(table.rows()).isEqualTo(6);
        double left = 1;
        for (int i = 0; i < 6; i++) {
            assertThat(table.numbers("row")[i] % 10)
                    .as("every tenth row has a label")
                    .isNotZero();
            assertThat(table.numbers("reduction")[i]).isBetween(0.0, 1.0);
            assertThat(table.numbers("left")[i]).isLessThan(left);
            left = table.numbers("left")[i];
        }
    }

    @Test
    void standardOutputAndSeedsWork() {
        String once =
                Run.of(words("-n", 3, "--candidates", 20, "--seed", 5, "-q")).out();
        assertThat(once.lines()).hasSize(4);
        assertThat(Run.of(words("-n", 3, "--candidates", 20, "--seed", 5, "-q")).out())
                .isEqualTo(once);
    }

    @Test
    void moreThanThereAreIsRefused() {
        for (Object[] wrong : new Object[][] {{"-n", 136}, {"-n", 0}, {"-n", 5, "--candidates", 4}, {"--json"}}) {
            Run run = Run.of(words(wrong));
            assertThat(run.code()).as(run.err()).isEqualTo(2);
            assertThat(run.err().lines()).hasSize(1);
        }
    }
}
