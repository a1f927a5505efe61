package dev.tangent.bench.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ScalingItemTest {
    @Test
    void threadsDoubleUpToTheCores() {
        assertThat(ScalingItem.threads(1)).containsExactly(1);
        assertThat(ScalingItem.threads(6)).containsExactly(1, 2, 4, 6);
        assertThat(ScalingItem.threads(16)).containsExactly(1, 2, 4, 8, 16);
    }

    /// A quarter of the work serial: on four threads 1/4 + 3/16 of the time.
    @Test
    void theSerialShareIsAmdahls() {
        assertThat(ScalingItem.serialShare(1 / (0.25 + 0.75 / 4), 4)).isCloseTo(0.25, within(1e-12));
        assertThat(ScalingItem.serialShare(4, 4)).isCloseTo(0, within(1e-12));
        assertThat(ScalingItem.serialShare(1, 1)).isNaN();
    }
}
