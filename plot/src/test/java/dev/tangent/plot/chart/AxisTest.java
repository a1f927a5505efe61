package dev.tangent.plot.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.InvalidInput;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class AxisTest {
    @Test
    void ticksLieWithinTheAxisAscendAndReadDifferently() {
        Random random = new Random(1);
        for (int i = 0; i < 2000; i++) {
            double low = Math.pow(10, 12 * random.nextDouble() - 6);
            double high = low * (1 + Math.pow(10, 8 * random.nextDouble() - 2));
            Axis axis = i % 2 == 0 ? Axis.logarithmic(low, high, 0, 100) : Axis.linear(low, high, 0, 100);
            List<Axis.Tick> ticks = axis.ticks(6);
            assertThat(ticks).as(axis.toString()).hasSizeBetween(2, 8);
            assertThat(ticks).extracting(Axis.Tick::text).as(axis.toString()).doesNotHaveDuplicates();
            assertThat(ticks).extracting(Axis.Tick::value).isSorted();
            for (Axis.Tick tick : ticks)
                assertThat(tick.value()).isBetween(axis.low() * (1 - 1e-9), axis.high() * (1 + 1e-9));
        }
    }

    @Test
    void equalRatiosAreEquallyFarOnALogarithmicAxis() {
        Axis axis = Axis.ends(20, 500, 10, 90);
        assertThat(axis.at(20)).isEqualTo(10);
        assertThat(axis.at(500)).isCloseTo(90, within(1e-9));
        assertThat(axis.at(100)).isCloseTo(50, within(1e-9));
    }

    @Test
    void aSingleValueLiesInTheMiddle() {
        assertThat(Axis.ends(100, 100, 0, 80).at(100)).isCloseTo(40, within(1e-9));
    }

    @Test
    void aLogarithmicAxisHasNoZero() {
        assertThatThrownBy(() -> Axis.ends(0, 5, 0, 1))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("above 0 but begins at 0.0");
    }

    @Test
    void numbersAreWrittenAsPeopleWriteThem() {
        assertThat(Axis.brief(50_000)).isEqualTo("50,000");
        assertThat(Axis.brief(500)).isEqualTo("500");
        assertThat(Axis.brief(0.05)).isEqualTo("0.05");
        assertThat(Axis.brief(1e-6)).isEqualTo("1e\u22126");
        assertThat(Axis.brief(1e9)).isEqualTo("1e9");
    }
}
