package dev.tangent.linalg.simd;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Times are told by how long ago a call began; the clock itself adds microseconds at most.
class KernelRaceTest {
    private static final long SECOND = 1_000_000_000;

    private final KernelRace<String> race = new KernelRace<>("plain", "vectors");

    private void plain(long nanoseconds) {
        race.end("plain", System.nanoTime() - nanoseconds, 1);
    }

    private void vectors(long nanoseconds) {
        race.end("vectors", System.nanoTime() - nanoseconds, 1);
    }

    @BeforeEach
    void plainLoopsTakeASecond() {
        assertThat(race.trial()).isFalse();
        plain(SECOND);
    }

    @Test
    void shortJobsTryNothingElse() {
        KernelRace<String> another = new KernelRace<>("plain", "vectors");
        another.end("plain", System.nanoTime() - SECOND / 1000, 1);
        assertThat(another.trial()).isFalse();
        assertThat(race.trial()).isTrue();
        assertThat(race.kernel(0)).isEqualTo("plain");
    }

    @Test
    void vectorsStayOnceTheyWinSeveralTimes() {
        vectors(SECOND / 2);
        vectors(SECOND / 2);
        assertThat(race.over()).isFalse();
        vectors(SECOND / 2);
        assertThat(race.over()).isTrue();
        assertThat(race.kernel(race.begin())).isEqualTo("vectors");
    }

    @Test
    void aTrialThatLosesBeginsTheCountAnew() {
        vectors(SECOND / 2);
        vectors(SECOND / 2);
        vectors(2 * SECOND);
        vectors(SECOND / 2);
        vectors(SECOND / 2);
        assertThat(race.over()).isFalse();
    }

    @Test
    void trialsTakeNoMoreThanTheirShare() {
        vectors(100 * SECOND);
        assertThat(race.trial()).isFalse();
        plain(100 * SECOND);
        assertThat(race.trial()).isTrue();
    }

    @Test
    void someCallsAreSampledAndMostAreNot() {
        int sampled = 0;
        for (int i = 0; i < 16_000; i++) if (KernelRace.sampled()) sampled++;
        assertThat(sampled).isBetween(500, 2000);
    }
}
