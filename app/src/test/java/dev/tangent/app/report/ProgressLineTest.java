package dev.tangent.app.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
    @Test
    void aLineIsNoWiderThanTheTerminal() {
        assertThat(ProgressLine.fitting("search: 10 of 20 settings", 16)).isEqualTo("search: 10 o...");
        assertThat(ProgressLine.fitting("search", 16)).isEqualTo("search");
        assertThat(ProgressLine.fitting("search: 10 of 20 settings", 0)).isEqualTo("search: 10 of 20 settings");
    }

    private static final long SECOND = 1_000_000_000;

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final PrintStream err = new PrintStream(written, true, StandardCharsets.UTF_8);

    @Test
    void aStageThatCountsAgainSaysSo() {
        try (ProgressLine line = new ProgressLine(err, ProgressLine.Style.NONE)) {
            line.enter("solve");
            assertThat(line.percent(1, 0)).isEqualTo("solve 1 %");
            assertThat(line.percent(99, 0)).startsWith("solve 99 %");
            assertThat(line.percent(2, 0)).isEqualTo("solve, step 2: 2 %");
            line.enter("write");
            assertThat(line.percent(0, 0)).isEqualTo("write 0 %");
        }
    }

    @Test
    void theTimeLeftFollowsTheRateOfTheStep() {
        try (ProgressLine line = new ProgressLine(err, ProgressLine.Style.NONE)) {
            line.enter("solve");
            line.percent(90, 0);
            line.percent(0, 5 * SECOND); // the second step begins here
            assertThat(line.percent(25, 15 * SECOND)).isEqualTo("solve, step 2: 25 %, about 30 s left");
        }
    }

    @Test
    void shortWorkWritesNothingWhereNobodyWatches() {
        try (ProgressLine line = new ProgressLine(err, ProgressLine.Style.LINES)) {
            line.enter("solve");
            for (int i = 0; i <= 100; i++) line.at("solve", i, 100);
        }
        assertThat(written.toString(StandardCharsets.UTF_8)).isEmpty();
    }
}
