package dev.tangent.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.linalg.Matrix;
import dev.tangent.report.ReliabilityReport;
import org.junit.jupiter.api.Test;

class ReliabilityTest {
    /// Four labels by hand: two in the bin of 0.8 to 1, both right; two in that of 0.6 to 0.8, one right.
    @Test
    void binsLogLossAndCalibrationErrorOfKnownProbabilities() {
        Matrix p = Matrix.wrap(5, 2, new double[] {0.9, 0.1, 0.2, 0.8, 0.7, 0.3, 0.4, 0.6, 1, 0});
        ReliabilityReport report = Reliability.of(1.5, p, new int[] {0, 1, 1, 1, 1}, 0, 1, 2, 3);
        assertThat(report.labels()).isEqualTo(4);
        assertThat(report.logLoss())
                .isCloseTo(-(Math.log(0.9) + Math.log(0.8) + Math.log(0.3) + Math.log(0.6)) / 4, within(1e-12));
        assertThat(report.bins()).hasSize(2);
        assertThat(report.bins().getFirst().probability()).isCloseTo(0.65, within(1e-12));
        assertThat(report.bins().getFirst().right()).isEqualTo(0.5);
        assertThat(report.bins().getLast().labels()).isEqualTo(2);
        assertThat(report.bins().getLast().right()).isEqualTo(1);
        // (|1.3 - 1| + |1.7 - 2|) / 4
        assertThat(report.expectedCalibrationError()).isCloseTo(0.15, within(1e-12));
    }
}
