package dev.tangent.learning.extension;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.energy.LocalGaussian;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// On a plane in space, coordinates are linear functions, which the extension knows exactly.
class LandmarkExtensionTest {
    private static double[] at(double u, double v, double lift) {
        return new double[] {u + v, u - v, 2 * v + lift};
    }

    @Test
    void planesComeOutExactlyEachInItsOwnCoordinates() {
        SplittableRandom random = new SplittableRandom(4);
        int half = 100;
        double[][] landmarks = new double[2 * half][];
        Matrix coordinates = Matrix.zeros(2 * half, 2);
        int[] components = new int[2 * half];
        for (int i = 0; i < landmarks.length; i++) {
            double u = random.nextDouble();
            double v = random.nextDouble();
            components[i] = i / half;
            landmarks[i] = at(u, v, 100 * components[i]);
            coordinates.set(i, 0, components[i] == 0 ? u : -3 * v);
            coordinates.set(i, 1, components[i] == 0 ? v : 7 * u);
        }
        NeighbourGraph graph = NeighbourGraph.nearest(PointCloud.of(landmarks), 10);
        double[][] places = {at(0.5, 0.4, 0), at(0.3, 0.6, 100)};
        LandmarkExtension.Extended found =
                new LandmarkExtension(graph, new LocalGaussian(2), coordinates, components).over(PointCloud.of(places));
        assertThat(found.components()).containsExactly(0, 1);
        assertThat(found.coordinates().at(0, 0)).isCloseTo(0.5, within(1e-9));
        assertThat(found.coordinates().at(0, 1)).isCloseTo(0.4, within(1e-9));
        assertThat(found.coordinates().at(1, 0)).isCloseTo(-1.8, within(1e-9));
        assertThat(found.coordinates().at(1, 1)).isCloseTo(2.1, within(1e-9));
    }

    @Test
    void amongTooFewLandmarksTheNearestOneCounts() {
        PointCloud landmarks = PointCloud.of(new double[][] {{0, 0}, {1, 0}, {0, 1}, {50, 50}});
        Matrix coordinates = Matrix.zeros(4, 1);
        coordinates.set(3, 0, 5);
        LandmarkExtension.Extended found = new LandmarkExtension(
                        NeighbourGraph.nearest(landmarks, 3), new LocalGaussian(1), coordinates, new int[] {0, 0, 0, 1})
                .over(PointCloud.of(new double[][] {{49, 50}}));
        assertThat(found.coordinates().at(0, 0)).isEqualTo(5);
        assertThat(found.components()).containsExactly(1);
    }
}
