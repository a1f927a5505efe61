package dev.tangent.bench.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class BarTest {
    @Test
    void aFigureAboveTheLimitMissesTheBar() {
        assertThat(Bar.atMost(1, 1.25, "ratio").met()).isFalse();
        assertThat(Bar.atMost(1, 0.25, "ratio").markdown()).isEqualTo("ratio: at most 1 wanted, **0.250**, met");
    }

    @Test
    void whatWasNotMeasuredIsNotMet() {
        Bar bar = Bar.atMost(1, Double.NaN, "ratio");
        assertThat(bar.met()).isFalse();
        assertThat(bar.markdown()).endsWith("not measured");
    }
}
