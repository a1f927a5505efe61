package dev.tangent.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.reduction.Reducer;
import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.sparse.SolverSettings;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class ReductionCacheTest {
    static final List<Regularizer> REGULARIZERS =
            List.of(new Laplacian(), new IteratedLaplacian(1), new IteratedLaplacian(2), new LocalGaussian(2));

    private static final NeighbourGraph GRAPH = NeighbourGraph.nearest(Clouds.uniform(300, 3, 41), 10);
    private static final int[] ONE = {3, 20, 90, 150, 222, 280};
    private static final int[] OTHER = {3, 40, 77, 190, 299};
    private static final int[] BOTH = {3, 20, 40, 77, 90, 150, 190, 222, 280, 299};

    @ParameterizedTest
    @FieldSource("REGULARIZERS")
    void givesEachTaskWhatItWouldGetAlone(Regularizer regularizer) {
        Reducer shared = new ReductionCache(BOTH, List.of());
        RegularizerSpec setting = new RegularizerSpec(10, regularizer);
        for (int[] points : List.of(ONE, OTHER, ONE, BOTH)) {
            Matrix expected = Reducer.fresh()
                    .reduce(GRAPH, setting, points, SolverSettings.DEFAULT)
                    .reduction()
                    .matrix();
            Reducer.Reduced reduced = shared.reduce(GRAPH, setting, points, SolverSettings.DEFAULT);
            assertThat(reduced.reduction().points()).isEqualTo(points);
            assertThat(reduced.reduction().matrix().minus(expected).norm()).isLessThan(1e-8 * expected.norm());
        }
    }

    @Test
    void powersOfOneLaplacianOneAfterTheOtherAreWhatTheyWouldBeAlone() {
        Reducer shared = new ReductionCache(BOTH, List.of());
        for (int power : new int[] {2, 3, 4, 1, 3}) {
            RegularizerSpec setting = new RegularizerSpec(10, new IteratedLaplacian(power));
            Reducer.Reduced alone = Reducer.fresh().reduce(GRAPH, setting, ONE, SolverSettings.DEFAULT);
            Reducer.Reduced reduced = shared.reduce(GRAPH, setting, ONE, SolverSettings.DEFAULT);
            assertThat(reduced.regularizer().scale())
                    .isCloseTo(
                            alone.regularizer().scale(),
                            within(1e-12 * alone.regularizer().scale()));
            assertThat(reduced.reduction()
                            .matrix()
                            .minus(alone.reduction().matrix())
                            .norm())
                    .isLessThan(1e-8 * alone.reduction().matrix().norm());
        }
    }

    @Test
    void whatIsKeptIsThereUntilAnotherIsKept() {
        RegularizerSpec first = new RegularizerSpec(8, new Laplacian());
        RegularizerSpec second = new RegularizerSpec(10, new LocalGaussian(2));
        Reducer cache = new ReductionCache(BOTH, List.of());
        Reducer.Reduced made = cache.reduce(GRAPH, first, BOTH, SolverSettings.DEFAULT);
        cache.keep(Optional.of(first));
        Reducer.Reduced next = cache.reduce(GRAPH, second, BOTH, SolverSettings.DEFAULT);
        assertThat(kept(cache, first)).containsSame(made);
        assertThat(cache.reduce(GRAPH, first, BOTH, SolverSettings.DEFAULT)).isSameAs(made);
        cache.keep(Optional.of(second));
        assertThat(kept(cache, second)).containsSame(next);
        assertThat(kept(cache, first)).isEmpty();
        cache.keep(Optional.empty());
        assertThat(kept(cache, second)).isEmpty();
    }

    @Test
    void asManyFamiliesAreHeldAsThereAreThreadsAndNoFewerThanThree() {
        Parallel.on(2, () -> heldOf(3));
        Parallel.on(5, () -> heldOf(5));
    }

    /// Asks for families until the first is made again.
    private static boolean heldOf(int most) {
        Reducer cache = new ReductionCache(BOTH, List.of());
        List<Reducer.Reduced> made =
                IntStream.range(3, 3 + most).mapToObj(k -> reduced(cache, k)).toList();
        for (int k = 3; k < 3 + most; k++) assertThat(reduced(cache, k)).isSameAs(made.get(k - 3));
        reduced(cache, 3 + most);
        assertThat(reduced(cache, 3 + most - 1)).isSameAs(made.getLast());
        assertThat(reduced(cache, 3)).isNotSameAs(made.getFirst());
        return true;
    }

    private static Reducer.Reduced reduced(Reducer cache, int neighbours) {
        return cache.reduce(GRAPH, new RegularizerSpec(neighbours, new Laplacian()), BOTH, SolverSettings.DEFAULT);
    }

    @Test
    void fewerAreHeldOfManyPoints() {
        int many = (int) Math.sqrt(Runtime.getRuntime().maxMemory() / 4.0 / Double.BYTES);
        assertThat(Parallel.on(8, () -> ReductionCache.atATime(many))).isEqualTo(1);
        assertThat(Parallel.on(8, () -> ReductionCache.atATime((int) (many / Math.sqrt(5.5)))))
                .isEqualTo(5);
        assertThat(Parallel.on(8, () -> ReductionCache.atATime(100))).isEqualTo(8);
    }

    private static Optional<Reducer.Reduced> kept(Reducer cache, RegularizerSpec spec) {
        return cache.kept(GRAPH, spec, SolverSettings.DEFAULT);
    }

    @Test
    void whatIsToBeKeptAndWasNotMadeIsMadeWhenItIsNeeded() {
        RegularizerSpec spec = new RegularizerSpec(8, new LocalGaussian(2));
        Reducer other = new ReductionCache(BOTH, List.of());
        Reducer.Reduced made = other.reduce(GRAPH, spec, BOTH, SolverSettings.DEFAULT);
        Reducer cache = new ReductionCache(BOTH, List.of());
        assertThat(kept(cache, spec)).isEmpty();
        cache.keep(Optional.of(spec));
        assertThat(kept(cache, new RegularizerSpec(10, new LocalGaussian(2)))).isEmpty();
        assertThat(kept(cache, spec)
                        .orElseThrow()
                        .reduction()
                        .matrix()
                        .minus(made.reduction().matrix())
                        .norm())
                .isZero();
    }

    @Test
    void theSameQuestionGetsTheSameAnswer() {
        RegularizerSpec spec = new RegularizerSpec(8, new Laplacian());
        Reducer cache = new ReductionCache(BOTH, List.of());
        Reducer.Reduced some = cache.reduce(GRAPH, spec, ONE, SolverSettings.DEFAULT);
        assertThat(cache.reduce(GRAPH, spec, ONE, SolverSettings.DEFAULT)).isSameAs(some);
        assertThat(cache.reduce(GRAPH, spec, OTHER, SolverSettings.DEFAULT)
                        .reduction()
                        .points())
                .isEqualTo(OTHER);
    }
}
