package dev.tangent.bench.item;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class RoundsTest {
    @Test
    void aFigureIsTheMedianOfItsRounds() {
        Rounds rounds = new Rounds();
        for (double seconds : new double[] {9, 1, 2}) rounds.add("ours", seconds);
        rounds.add("peer", 4);
        assertThat(rounds.of("ours")).isEqualTo(2);
        assertThat(rounds.ratio("ours", "peer")).isEqualTo(0.5);
    }

    @Test
    void withoutAPeerThereIsNoRatio() {
        Rounds rounds = new Rounds();
        rounds.add("ours", 1);
        assertThat(rounds.ratio("ours", "peer")).isNaN();
        assertThat(rounds.best("ours", "peer")).isEqualTo(1);
    }
}
