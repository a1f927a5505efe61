package dev.tangent.spectral;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.geodesic.EdgeGraph;
import dev.tangent.geometry.geodesic.Geodesics;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IsomapTest {
    private static double distance(Matrix places, int i, int j) {
        double square = 0;
        for (int t = 0; t < places.columns(); t++) square += Math.pow(places.at(i, t) - places.at(j, t), 2);
        return Math.sqrt(square);
    }

    /// Where everybody is everybody's neighbour the geodesics of flat points are their distances.
    @ParameterizedTest
    @ValueSource(ints = {12, 40, 250})
    void flatPointsComeOutAsTheyAreUpToARotation(int landmarks) {
        PointCloud flat = Clouds.flat(250, 2, 5, 7);
        EdgeGraph complete = EdgeGraph.of(NeighbourGraph.nearest(flat, 250));
        int[] all = IntStream.range(0, 250).toArray();
        Matrix places = new GeodesicScaling(Geodesics.of(complete, flat, all, landmarks, 1)).free(2, 0);
        for (int i = 0; i < 250; i += 7)
            for (int j = 0; j < 250; j++)
                assertThat(distance(places, i, j)).isCloseTo(Math.sqrt(flat.squaredDistance(i, j)), within(1e-8));
        Matrix within = new GeodesicScaling(Geodesics.of(complete, flat, all, landmarks, 1))
                .within(ComponentEmbedding.centred(places), 2);
        for (int j = 0; j < 250; j++)
            assertThat(distance(within, 0, j)).isCloseTo(Math.sqrt(flat.squaredDistance(0, j)), within(1e-8));
    }

    /// Classical scaling straight from its definition: inner products of the places are the two leading parts of B.
    @Test
    void coordinatesAreThoseOfTheDenseTwin() {
        int n = 300;
        PointCloud cloud = Clouds.uniform(n, 3, 8);
        NeighbourGraph graph = NeighbourGraph.nearest(cloud, 8);
        Matrix found = Embedding.isomap(graph, 2, 0).coordinates();
        int[] all = IntStream.range(0, n).toArray();
        double[][] d = Geodesics.of(EdgeGraph.of(graph), cloud, all, n, 0).distances();
        Matrix centring = Matrix.identity(n);
        Matrix squares = Matrix.zeros(n, n);
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                centring.set(i, j, centring.at(i, j) - 1.0 / n);
                squares.set(i, j, -d[i][j] * d[i][j] / 2);
            }
        SymmetricEigen eigen = new SymmetricEigen(n);
        eigen.decompose(centring.times(squares).times(centring).symmetrized().values(), n);
        for (int i = 0; i < n; i += 11)
            for (int j = 0; j < n; j++) {
                double expected = 0;
                double product = 0;
                for (int t = 0; t < 2; t++) {
                    expected += eigen.value(t) * eigen.vector(t)[i] * eigen.vector(t)[j];
                    product += found.at(i, t) * found.at(j, t);
                }
                assertThat(product).isCloseTo(expected, within(1e-7));
            }
    }

    @Test
    void whatHasNoRoomIsZero() {
        Matrix places = Embedding.isomap(NeighbourGraph.nearest(Clouds.flat(100, 1, 3, 9), 100), 2, 0)
                .coordinates();
        for (int i = 0; i < 100; i++) {
            assertThat(places.at(i, 0)).isFinite();
            assertThat(places.at(i, 1)).isCloseTo(0, within(1e-6));
        }
    }
}
