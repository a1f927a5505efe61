package dev.tangent.regularizer.energy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.regularizer.Bandwidth;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class MutualLaplacianTest {
    @Test
    void everyEntryIsWhatTheDefinitionSays() {
        SplittableRandom random = new SplittableRandom(4);
        double[][] points = new double[80][];
        for (int i = 0; i < points.length; i++)
            points[i] = random.doubles(3).limit(3).toArray();
        NeighbourGraph graph = NeighbourGraph.nearest(PointCloud.of(points), 6);
        SparseMatrix laplacian = new MutualLaplacian().over(graph).matrix().explicit();
        double b = Bandwidth.meanSquaredDistance(graph);
        int oneSided = 0;
        for (int i = 0; i < points.length; i++) {
            double degree = 0;
            for (int j = 0; j < points.length; j++) {
                if (i == j) continue;
                int sides = (has(graph, i, j) ? 1 : 0) + (has(graph, j, i) ? 1 : 0);
                if (sides == 1) oneSided++;
                double full = Math.exp(-graph.cloud().squaredDistance(i, j) / b);
                double weight = sides == 2 ? full : sides == 1 ? full / 10 : 0;
                assertThat(-laplacian.at(i, j)).as("seed 4, %d and %d", i, j).isCloseTo(weight, within(1e-15));
                degree += weight;
            }
            assertThat(laplacian.at(i, i)).isCloseTo(degree, within(1e-14));
        }
        assertThat(oneSided).as("seed 4, edges to look at").isGreaterThan(20);
    }

    private static boolean has(NeighbourGraph graph, int centre, int point) {
        return Arrays.stream(graph.neighbourhood(centre)).anyMatch(each -> each == point);
    }

    @Test
    void twoPointsAreEachOthersNeighbours() {
        NeighbourGraph graph = NeighbourGraph.nearest(PointCloud.of(new double[][] {{0}, {2}}), 2);
        SparseMatrix laplacian = new MutualLaplacian().over(graph).matrix().explicit();
        assertThat(laplacian.at(0, 1)).isCloseTo(-Math.exp(-1), within(1e-15));
        assertThat(laplacian.at(1, 1)).isCloseTo(Math.exp(-1), within(1e-15));
    }
}
