package dev.tangent.bench.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ThresholdTest {
    @Test
    void aFigureAboveTheLimitMissesTheBar() {
        assertThat(Threshold.atMost(1, 1.25, "ratio").met()).isFalse();
        assertThat(Threshold.atMost(1, 0.25, "ratio").markdown()).isEqualTo("ratio: at most 1 wanted, **0.250**, met");
    }

    @Test
    void whatWasNotMeasuredIsNotMet() {
        Threshold bar = Threshold.atMost(1, Double.NaN, "ratio");
        assertThat(bar.met()).isFalse();
        assertThat(bar.markdown()).endsWith("not measured");
    }
}
