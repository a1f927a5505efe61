package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JitWarmUpTest {
    /// Nobody would hear of a failure: it ends with its thread.
    @Test
    void goesThroughToTheEnd() {
        assertThat(JitWarmUp.run()).isEqualTo(2000);
    }
}
