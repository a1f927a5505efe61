package dev.tangent.bench.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class LogLogChartTest {
    @Test
    void valuesLieWhereTheirDecadesSay() {
        String svg = new LogLogChart("points", "seconds", new double[] {10, 100, 1000})
                .line("cost", new double[] {1, 10, 100})
                .svg();
        assertThat(svg).contains("M70.0 350.0 L290.0 185.0 L510.0 20.0").endsWith("</svg>\n");
    }
}
