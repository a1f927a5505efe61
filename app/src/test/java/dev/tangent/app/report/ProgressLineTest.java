package dev.tangent.app.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
    @Test
    void aStageThatCountsAgainSaysSo() {
        PrintStream nowhere = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        try (ProgressLine line = new ProgressLine(nowhere, false)) {
            line.enter("solve");
            assertThat(line.percent(10)).isEqualTo("solve 10 %");
            assertThat(line.percent(99)).isEqualTo("solve 99 %");
            assertThat(line.percent(3)).isEqualTo("solve, step 2: 3 %");
            line.enter("write");
            assertThat(line.percent(0)).isEqualTo("write 0 %");
        }
    }
}
