package dev.tangent.experiments.trust;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.uncertainty.Suggestions;
import dev.tangent.samples.generated.GeneratedPoints;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("full")
final class ActiveLearningComparisonTest {
    @Test
    void labelsNeededLieBetweenCountsInProportion() {
        ActiveLearningComparison.ErrorCurves curves = new ActiveLearningComparison.ErrorCurves(
                new int[] {10, 20, 40}, new double[] {5, 3, 2}, new double[] {5, 2.5, 1});
        assertThat(curves.needed(20)).isCloseTo(18, within(1e-12)); // 5 - 0.25 n = 3
        assertThat(curves.needed(40)).isCloseTo(20 + 20 / 3.0, within(1e-12));
        assertThat(curves.needed(10)).isEqualTo(10);
    }

    @Test
    void whatIsNeverReachedCountsAsAllThatWereTried() {
        ActiveLearningComparison.ErrorCurves curves =
                new ActiveLearningComparison.ErrorCurves(new int[] {10, 20}, new double[] {5, 3}, new double[] {5, 4});
        assertThat(curves.needed(20)).isEqualTo(20);
    }

    @Test
    void suggestedLabelsWinOnTheRoll() {
        GeneratedPoints roll = SwissRollExample.roll(2);
        NeighbourGraph graph = SwissRollExample.graph(roll);
        ActiveLearningComparison comparison = new ActiveLearningComparison(
                graph,
                SwissRollExample.SETTING,
                roll.truth().column(1),
                new int[] {5, 10, 15, 20},
                Suggestions.CANDIDATES,
                3);
        ActiveLearningComparison.ErrorCurves curves = comparison.run(2, 7);
        assertThat(curves.random()[0]).isEqualTo(curves.suggested()[0]);
        assertThat(curves.needed(20)).isLessThan(18);
        assertThat(comparison.run(2, 7).suggested()).isEqualTo(curves.suggested());
    }
}
