package dev.tangent.regularizer.energy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WarmUpTest {
    /// Nobody would hear of a failure: it ends with its thread.
    @Test
    void goesThroughToTheEnd() {
        assertThat(WarmUp.run()).isEqualTo(2000);
    }
}
