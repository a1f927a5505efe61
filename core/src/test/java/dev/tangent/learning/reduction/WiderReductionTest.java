package dev.tangent.learning.reduction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.SolverSettings;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WiderReductionTest {
    private static final int SIZE = 200;

    /// A closed curve in R^4. Functions that are smooth along it have next to no energy: what a few labels leave
    /// open is known to few digits.
    private static PointCloud curve(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[][] points = new double[SIZE][];
        for (int i = 0; i < SIZE; i++) {
            double t = 2 * Math.PI * random.nextDouble();
            points[i] = new double[] {Math.cos(t), Math.sin(t), Math.cos(2 * t) / 2, Math.sin(2 * t) / 2};
        }
        return PointCloud.of(points);
    }

    /// By the solver of the old points, where that is exact enough, or not at all: then a new one is made.
    @ParameterizedTest
    @CsvSource({
        "6, 1, true",
        "12, 1, true",
        "12, 2, true",
        "20, 1, true",
        "20, 4, false",
        "40, 1, false",
        "40, 2, false",
        "40, 4, false",
        "60, 1, false",
        "60, 4, false"
    })
    void morePointsGiveWhatANewReductionGives(int neighbours, int dimension, boolean serves) {
        RegularizerMatrix r = new LocalGaussian(dimension).over(NeighbourGraph.nearest(curve(neighbours), neighbours));
        int[] few = IntStream.range(0, 20).map(i -> 10 * i).toArray();
        int[] others = IntStream.range(0, SIZE).filter(i -> i % 10 != 0).toArray();
        int[] all = IntStream.range(0, SIZE).toArray();
        Reduction reduction = Reduction.of(r, few, SolverSettings.DEFAULT);
        Optional<Reduction> wider = reduction.including(others);
        assertThat(wider.isPresent()).as("whether the old solver serves").isEqualTo(serves);
        if (!serves) return;
        Matrix expected = Reduction.of(r, all, SolverSettings.DEFAULT).matrix();
        for (int i = 0; i < SIZE; i++)
            for (int j = 0; j < SIZE; j++)
                assertThat(wider.get().matrix().at(i, j))
                        .as("seed " + neighbours + ", " + i + ", " + j)
                        .isCloseTo(expected.at(i, j), within(1e-6 * r.scale()));
    }
}
