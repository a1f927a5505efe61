package dev.tangent.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class TrialRatesTest {
    private final TrialRates rates = new TrialRates();

    private void tried(Method method, double seconds) {
        for (int i = 0; i < 3; i++) rates.add(method, OptionalInt.of(20), seconds);
    }

    private double lg(int neighbours) {
        return rates.seconds(Methods.LOCAL_GAUSSIAN, OptionalInt.of(neighbours)).orElseThrow();
    }

    @Test
    void nothingIsKnownAtFirst() {
        rates.add(Methods.LOCAL_GAUSSIAN, OptionalInt.of(20), 9);
        assertThat(rates.seconds(Methods.LOCAL_GAUSSIAN, OptionalInt.of(20))).isEmpty();
    }

    @Test
    void aSlowFirstSettingIsSoonForgotten() {
        rates.add(Methods.LOCAL_GAUSSIAN, OptionalInt.of(20), 10);
        for (int i = 0; i < 8; i++) rates.add(Methods.LOCAL_GAUSSIAN, OptionalInt.of(20), 1);
        assertThat(lg(20)).isBetween(1.0, 2.0);
    }

    @Test
    void eachMethodHasARateOfItsOwn() {
        tried(Methods.LOCAL_GAUSSIAN, 2);
        tried(Methods.LAPLACIAN, 0.1);
        assertThat(lg(20)).isCloseTo(2, within(1e-12));
        assertThat(rates.seconds(Methods.LAPLACIAN, OptionalInt.of(20)).orElseThrow())
                .isCloseTo(0.1, within(1e-12));
    }

    @Test
    void moreNeighboursTakeLonger() {
        tried(Methods.LOCAL_GAUSSIAN, 2);
        assertThat(lg(40)).isBetween(3.0, 4.0);
    }

    @Test
    void aMethodThatWasNotTriedTakesPartOfWhatOthersTook() {
        tried(Methods.LOCAL_GAUSSIAN, 2);
        assertThat(rates.seconds(Methods.MEAN, OptionalInt.empty()).orElseThrow())
                .isBetween(0.1, 1.9);
    }
}
