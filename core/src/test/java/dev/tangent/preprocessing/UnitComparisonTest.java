package dev.tangent.preprocessing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Standardisation;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class UnitComparisonTest {
    private static UnitComparison of(double... spreads) {
        return UnitComparison.of(spreads, false);
    }

    @Test
    void comparableColumnsStayAsTheyAreWithoutASearch() {
        UnitComparison units = of(1, 2, 5, 3);
        assertThat(units.decision()).isEqualTo(Standardisation.NONE);
        assertThat(units.isOpen()).isFalse();
    }

    /// As the pixels of digits: 277 times the smallest, but nothing in between is missing.
    @Test
    void spreadsThatFillTheirRangeAreOfOneKindHoweverWideItIs() {
        double[] spreads = IntStream.range(0, 60)
                .mapToDouble(i -> i < 45 ? 4 + i / 30.0 : 4 * Math.pow(0.67, i - 44))
                .toArray();
        assertThat(spreads[0] / spreads[59]).isGreaterThan(100);
        assertThat(of(spreads).decision()).isEqualTo(Standardisation.NONE);
        assertThat(of(spreads).isOpen()).isFalse();
    }

    @Test
    void metresBesideMilligramsAreScaledWithoutASearch() {
        assertThat(of(1, 1e6).decision()).isEqualTo(Standardisation.SCALE);
        assertThat(of(1, 1e6).isOpen()).isFalse();
        assertThat(of(1, 1e3, 1e6).decision()).isEqualTo(Standardisation.SCALE);
    }

    @Test
    void heldOutLabelsDecideInBetween() {
        assertThat(of(1, 1, 30).isOpen()).isTrue();
        assertThat(of(1, 1, 30).decision()).isEqualTo(Standardisation.SCALE);
        assertThat(of(1, 1, 1, 0.02).isOpen()).isTrue();
        assertThat(of(1, 1, 1, 0.02).decision()).isEqualTo(Standardisation.NONE);
    }

    @Test
    void categoriesBesideNumbersAreScaled() {
        assertThat(UnitComparison.of(new double[] {50}, true).decision()).isEqualTo(Standardisation.SCALE);
    }

    @Test
    void oneColumnOrNoneHasNothingToCompare() {
        assertThat(of().decision()).isEqualTo(Standardisation.NONE);
        assertThat(of(1e9).decision()).isEqualTo(Standardisation.NONE);
    }
}
