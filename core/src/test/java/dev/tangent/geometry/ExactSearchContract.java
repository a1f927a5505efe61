package dev.tangent.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.geometry.neighbours.NeighbourSearch;
import dev.tangent.parallel.Parallel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What every exact search must do: find what [BruteForce] finds, to the bit.
abstract class ExactSearchContract {
    abstract NeighbourSearch search();

    private void agrees(PointCloud cloud, int k) {
        NeighbourSearch.Found expected = new BruteForce().nearest(cloud, k);
        for (int threads : new int[] {1, 4}) {
            NeighbourSearch.Found found = Parallel.on(threads, () -> search().nearest(cloud, k));
            assertThat(found.neighbours()).as("threads %d", threads).isEqualTo(expected.neighbours());
            assertThat(found.squaredDistances()).as("threads %d", threads).isEqualTo(expected.squaredDistances());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 15, 40})
    void randomClouds(int dimension) {
        for (int k : new int[] {2, 20}) agrees(Clouds.gaussian(1500, dimension, dimension), k);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 10, 20})
    void tinyCloudsForEveryK(int largest) {
        for (int size = 1; size <= largest; size++)
            for (int k = 1; k <= size; k++) agrees(Clouds.gaussian(size, 3, size), k);
    }

    @ParameterizedTest
    @ValueSource(ints = {63, 64, 65, 127, 128, 129, 200})
    void sizesAroundALeafWithAllPointsAsNeighbours(int size) {
        agrees(Clouds.gaussian(size, 4, size), size);
    }

    @Test
    void cloudsOfManyDimensionsThatNoTreePrunes() {
        agrees(Clouds.gaussian(2500, 64, 1), 12);
        agrees(Clouds.clustered(2500, 64, 2), 12);
        agrees(Clouds.withOutlier(2500, 64, 3), 12);
    }

    @Test
    void cornersOfACubeOfManyDimensionsAreAllTies() {
        double[] corners = new double[2048 * 64];
        for (int i = 0; i < corners.length; i++) corners[i] = Integer.bitCount((i / 64) & (i % 64 * 37 + 1)) & 1;
        agrees(DistinctPoints.of(PointCloud.wrap(64, corners)).cloud(), 15);
    }

    @Test
    void clustersOfDifferentScale() {
        agrees(Clouds.clustered(1000, 6, 1), 12);
    }

    @Test
    void anOutlierFarBeyondTheRest() {
        agrees(Clouds.withOutlier(1000, 6, 2), 12);
    }

    @Test
    void gridsFullOfTies() {
        agrees(Clouds.grid(12, 3), 20);
        agrees(Clouds.grid(3, 6), 20);
        agrees(Clouds.grid(500, 1), 4);
    }

    @Test
    void pointsOnALineWithOneConstantCoordinate() {
        agrees(Clouds.onALine(700, 5), 8);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-140, 1e-30, 1e30, 1e140})
    void hugeAndTinyScales(double factor) {
        agrees(Clouds.scaled(Clouds.gaussian(500, 4, 3), factor), 10);
    }

    @Test
    void aCloudFarFromTheOrigin() {
        double[] x = Clouds.gaussian(800, 3, 4).coordinates().clone();
        for (int i = 0; i < x.length; i++) x[i] += 1e9;
        agrees(PointCloud.wrap(3, x), 10);
    }

    @Test
    void differencesWhoseSquaresUnderflowAreTies() {
        double[] x = new double[200];
        for (int i = 0; i < x.length; i++) x[i] = i % 2 == 0 ? i * 1e-170 : i;
        agrees(PointCloud.wrap(1, x), 6);
    }
}
