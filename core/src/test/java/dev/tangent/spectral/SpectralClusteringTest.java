package dev.tangent.spectral;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Clouds;
import dev.tangent.InvalidInput;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class SpectralClusteringTest {
    static final List<Regularizer> METHODS =
            List.of(new Laplacian(), new IteratedLaplacian(2), new LocalGaussian(2, 0.1, NullSpace.CONSTANT));

    /// Three squares in a row, joined by two chains of points.
    private static PointCloud joinedSquares() {
        SplittableRandom random = new SplittableRandom(5);
        double[] rows = new double[2 * 640];
        for (int i = 0; i < 640; i++) {
            rows[2 * i] = i < 600 ? 2 * (i / 200) + random.nextDouble() : 1 + 2 * (i % 2) + (i - 600) / 40.0;
            rows[2 * i + 1] = i < 600 ? random.nextDouble() : 0.5;
        }
        return PointCloud.wrap(2, rows);
    }

    @ParameterizedTest
    @FieldSource("METHODS")
    void weaklyJoinedClustersAreFoundAndCounted(Regularizer regularizer) {
        SpectralClustering found = SpectralClustering.of(
                regularizer.over(NeighbourGraph.nearest(joinedSquares(), 8)), OptionalInt.empty(), 1);
        assertThat(found.count()).isEqualTo(3);
        int[] truth = IntStream.range(0, 600).map(i -> i / 200).toArray();
        assertThat(AdjustedRandIndex.of(Arrays.copyOf(found.clusterOfRow(), 600), truth))
                .isEqualTo(1);
        assertThat(found.gap()).isGreaterThan(5).isFinite();
        assertThat(found.residual()).isLessThan(1e-10);
    }

    @ParameterizedTest
    @FieldSource("METHODS")
    void componentsAreClusters(Regularizer regularizer) {
        PointCloud cloud = Clouds.apart(
                Clouds.apart(Clouds.uniform(90, 2, 6), Clouds.uniform(200, 2, 7), 4), Clouds.uniform(300, 2, 8), 20);
        SpectralClustering found =
                SpectralClustering.of(regularizer.over(NeighbourGraph.nearest(cloud, 10)), OptionalInt.empty(), 1);
        int[] truth =
                IntStream.range(0, 590).map(i -> i < 90 ? 0 : i < 290 ? 1 : 2).toArray();
        assertThat(found.clusterOfRow()).isEqualTo(truth);
        assertThat(found.gap()).isInfinite();
    }

    @Test
    void oneSquareOrOneLongStripIsOneCluster() {
        for (double stretch : new double[] {1, 30}) {
            double[] rows = Clouds.uniform(800, 2, 9).toArray();
            for (int i = 0; i < 800; i++) rows[2 * i] *= stretch;
            SpectralClustering found = SpectralClustering.of(
                    new Laplacian().over(NeighbourGraph.nearest(PointCloud.wrap(2, rows), 12)), OptionalInt.empty(), 1);
            assertThat(found.count()).as("stretched %s times", stretch).isEqualTo(1);
        }
    }

    @Test
    void theNumberAskedForIsTheNumberGiven() {
        SpectralClustering found = SpectralClustering.of(
                new Laplacian().over(NeighbourGraph.nearest(Clouds.uniform(300, 2, 10), 10)), OptionalInt.of(25), 1);
        assertThat(Arrays.stream(found.clusterOfRow()).distinct().count()).isEqualTo(25);
    }

    @Test
    void aRegularizerThatLeavesLinearFunctionsFreeIsRefused() {
        var matrix = new LocalGaussian(2).over(NeighbourGraph.nearest(Clouds.uniform(50, 2, 11), 9));
        assertThatThrownBy(() -> SpectralClustering.of(matrix, OptionalInt.empty(), 0))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("a null space of dimension 3");
    }

    @Test
    void kMeansFindsTheBestGroupingOfAFewNumbers() {
        double[] numbers = {0, 1, 2, 10, 11, 12, 13, 50, 52, 30};
        double best = Double.POSITIVE_INFINITY; // groups of numbers on a line are intervals: try all three cuts
        double[] sorted = Arrays.stream(numbers).sorted().toArray();
        for (int a = 1; a < 8; a++)
            for (int b = a + 1; b < 9; b++)
                for (int c = b + 1; c < 10; c++)
                    best = Math.min(
                            best,
                            spread(sorted, 0, a) + spread(sorted, a, b) + spread(sorted, b, c) + spread(sorted, c, 10));
        KMeans found = KMeans.of(Matrix.column(numbers), 4, 30, 1);
        assertThat(found.spread()).isCloseTo(best, within(1e-12));
        assertThat(found.groups()).containsExactly(0, 0, 0, 1, 1, 1, 1, 2, 2, 3);
    }

    private static double spread(double[] sorted, int from, int to) {
        double mean = Arrays.stream(sorted, from, to).average().orElseThrow();
        return Arrays.stream(sorted, from, to).map(x -> (x - mean) * (x - mean)).sum();
    }

    @Test
    void asManyGroupsAsRowsOrCopiesOfOneRowAreFine() {
        assertThat(KMeans.of(Matrix.column(5, 3, 4), 3, 3, 0).groups()).containsExactly(0, 1, 2);
        assertThat(KMeans.of(Matrix.column(2, 2, 2), 2, 3, 0).spread()).isZero();
    }

    /// The example of Hubert and Arabie's formula worked out by hand: pairs together in both 4 of chance 98/45.
    @Test
    void adjustedRandIndexIsTheFormula() {
        int[] a = {0, 0, 0, 0, 0, 1, 1, 1, 2, 2};
        int[] b = {0, 0, 0, 1, 1, 1, 1, 2, 2, 2};
        double together = 3 + 1 + 1 + 1; // 3 of one, and three twos
        double first = 10 + 3 + 1;
        double second = 3 + 6 + 3;
        double chance = first * second / 45;
        assertThat(AdjustedRandIndex.of(a, b))
                .isCloseTo((together - chance) / ((first + second) / 2 - chance), within(1e-15));
        assertThat(AdjustedRandIndex.of(a, new int[] {7, 7, 7, 7, 7, 3, 3, 3, 9, 9}))
                .isEqualTo(1);
    }
}
