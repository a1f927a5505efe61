package dev.tangent.experiments.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.samples.generated.SwissRoll;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.reduction.Reducer;
import dev.tangent.regularizer.Laplacian;
import dev.tangent.regularizer.RegularizerSpec;
import dev.tangent.sparse.SolverSettings;
import org.junit.jupiter.api.Test;

class CachedReducerTest {
    private static final NeighbourGraph GRAPH = NeighbourGraph.nearest(SwissRoll.of(60, 5).points(), 8);
    private static final RegularizerSpec SETTING = new RegularizerSpec(8, new Laplacian());

    @Test
    void theSameQuestionGetsTheSameAnswerUntilAnotherIsAsked() {
        Reducer last = new CachedReducer(Reducer.fresh());
        Reducer.Reduced first = last.reduce(GRAPH, SETTING, new int[] {1, 30}, SolverSettings.DEFAULT);
        assertThat(last.reduce(GRAPH, SETTING, new int[] {1, 30}, SolverSettings.DEFAULT))
                .isSameAs(first);
        Reducer.Reduced other = last.reduce(GRAPH, SETTING, new int[] {1, 31}, SolverSettings.DEFAULT);
        assertThat(other.reduction().points()).containsExactly(1, 31);
        assertThat(last.reduce(
                        GRAPH, new RegularizerSpec(5, new Laplacian()), new int[] {1, 31}, SolverSettings.DEFAULT))
                .isNotSameAs(other);
    }
}
