package dev.tangent.experiments.trust;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.data.Generated;
import dev.tangent.geometry.NeighbourGraph;
import org.junit.jupiter.api.Test;

final class ActiveLearningComparisonTest {
    @Test
    void labelsNeededLieBetweenCountsInProportion() {
        ActiveLearningComparison.ErrorCurves outcome = new ActiveLearningComparison.ErrorCurves(
                new int[] {10, 20, 40}, new double[] {5, 3, 2}, new double[] {5, 2.5, 1});
        assertThat(outcome.needed(20)).isCloseTo(18, within(1e-12)); // 5 - 0.25 n = 3
        assertThat(outcome.needed(40)).isCloseTo(20 + 20 / 3.0, within(1e-12));
        assertThat(outcome.needed(10)).isEqualTo(10);
    }

    @Test
    void whatIsNeverReachedCountsAsAllThatWereTried() {
        ActiveLearningComparison.ErrorCurves outcome =
                new ActiveLearningComparison.ErrorCurves(new int[] {10, 20}, new double[] {5, 3}, new double[] {5, 4});
        assertThat(outcome.needed(20)).isEqualTo(20);
    }

    @Test
    void suggestedLabelsWinOnTheRoll() {
        Generated roll = SwissRollExample.roll(2);
        NeighbourGraph graph = SwissRollExample.graph(roll);
        ActiveLearningComparison race = new ActiveLearningComparison(
                graph, SwissRollExample.SETTING, roll.truth().column(1), new int[] {5, 10, 15, 20}, 3);
        ActiveLearningComparison.ErrorCurves outcome = race.run(2, 7);
        assertThat(outcome.random()[0]).isEqualTo(outcome.suggested()[0]);
        assertThat(outcome.needed(20)).isLessThan(18);
        assertThat(race.run(2, 7).suggested()).isEqualTo(outcome.suggested());
    }
}
