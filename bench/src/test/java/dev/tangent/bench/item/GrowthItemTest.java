package dev.tangent.bench.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.plot.picture.Svg;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class GrowthItemTest {
    /// Neighbours grow linearly, the regularizer as the power 3/2, the solve as the square.
    private static GrowthRun run(int points) {
        return new GrowthRun(points, 1e-3 * points, Math.pow(points, 1.5), 2.0 * points * points, 1, "direct");
    }

    private static final List<GrowthRun> RUNS =
            IntStream.of(10, 100, 1000).mapToObj(GrowthItemTest::run).toList();

    @Test
    void theExponentOfAPowerLawIsFound() {
        assertThat(GrowthItem.exponent(RUNS, GrowthRun::neighbours)).isCloseTo(1, within(1e-12));
        assertThat(GrowthItem.exponent(RUNS, GrowthRun::regularizer)).isCloseTo(1.5, within(1e-12));
        assertThat(GrowthItem.exponent(RUNS, GrowthRun::solve)).isCloseTo(2, within(1e-12));
    }

    @Test
    void oneSizeHasNoExponent() {
        assertThat(GrowthItem.exponent(RUNS.subList(0, 1), GrowthRun::all)).isNaN();
    }

    @Test
    void theChartNamesEachStageWithItsExponent() {
        assertThat(Svg.text(GrowthItem.chart(RUNS)))
                .contains("neighbours, slope 1.00", "regularizer, slope 1.50", "solve, slope 2.00", "whole job, slope");
    }
}
