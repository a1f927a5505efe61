package dev.tangent.geometry.geodesic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GeodesicsTest {
    /// All shortest paths by Floyd and Warshall.
    private static double[][] twin(NeighbourGraph graph) {
        int n = graph.size();
        double[][] d = new double[n][n];
        for (double[] row : d) Arrays.fill(row, Double.POSITIVE_INFINITY);
        for (int i = 0; i < n; i++)
            for (int j = 0; j < graph.degree(i); j++) {
                int other = graph.neighbour(i, j);
                d[i][other] = d[other][i] = Math.sqrt(graph.cloud().squaredDistance(i, other));
            }
        for (int via = 0; via < n; via++)
            for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) d[i][j] = Math.min(d[i][j], d[i][via] + d[via][j]);
        return d;
    }

    @Test
    void pathsAreShortest() {
        PointCloud cloud = Clouds.apart(Clouds.uniform(60, 3, 1), Clouds.uniform(50, 3, 2), 50);
        NeighbourGraph graph = NeighbourGraph.nearest(cloud, 7);
        EdgeGraph edges = EdgeGraph.of(graph);
        double[][] expected = twin(graph);
        int[] component = edges.components();
        for (int c = 0; c < 2; c++) {
            int number = c;
            int[] members =
                    IntStream.range(0, 110).filter(i -> component[i] == number).toArray();
            Geodesics found = Geodesics.of(edges, cloud, members, 20, 3);
            assertThat(found.landmarks()).hasSize(20).doesNotHaveDuplicates();
            for (int l = 0; l < 20; l++)
                for (int i = 0; i < members.length; i++)
                    assertThat(found.distances()[l][i])
                            .isCloseTo(expected[members[found.landmarks()[l]]][members[i]], within(1e-12));
        }
        assertThat(Arrays.stream(component).max()).hasValue(1);
        assertThat(expected[0][109]).isInfinite();
    }

    @Test
    void threadsDoNotMatter() {
        PointCloud cloud = Clouds.uniform(400, 3, 4);
        int[] members = IntStream.range(0, 400).toArray();
        EdgeGraph edges = EdgeGraph.of(NeighbourGraph.nearest(cloud, 10));
        Geodesics one = Parallel.on(1, () -> Geodesics.of(edges, cloud, members, 30, 5));
        Geodesics three = Parallel.on(3, () -> Geodesics.of(edges, cloud, members, 30, 5));
        assertThat(three.landmarks()).isEqualTo(one.landmarks());
        assertThat(three.distances()).isDeepEqualTo(one.distances());
    }

    /// Along a line the geodesics are the distances; bent into a half circle, chords explain less of them.
    @Test
    void residualVarianceIsWhatDistancesDoNotExplain() {
        int n = 200;
        double[] line = new double[n];
        double[] arc = new double[2 * n];
        for (int i = 0; i < n; i++) {
            line[i] = Math.PI * i / n;
            arc[2 * i] = Math.cos(line[i]);
            arc[2 * i + 1] = Math.sin(line[i]);
        }
        PointCloud straight = PointCloud.wrap(1, line);
        int[] members = IntStream.range(0, n).toArray();
        Geodesics geodesics = Geodesics.of(EdgeGraph.of(NeighbourGraph.nearest(straight, 3)), straight, members, n, 0);
        assertThat(geodesics.residualVariance(straight)).isCloseTo(0, within(1e-12));
        // Of pairs at distance s, of which there are pi - s: r^2 of s and 2 sin(s/2), integrated.
        assertThat(geodesics.residualVariance(PointCloud.wrap(2, arc))).isCloseTo(byIntegration(), within(1e-3));
    }

    private static double byIntegration() {
        double w = 0, x = 0, y = 0, xx = 0, yy = 0, xy = 0;
        int steps = 100_000;
        for (int i = 0; i < steps; i++) {
            double s = Math.PI * (i + 0.5) / steps;
            double weight = Math.PI - s;
            double chord = 2 * Math.sin(s / 2);
            w += weight;
            x += weight * s;
            y += weight * chord;
            xx += weight * s * s;
            yy += weight * chord * chord;
            xy += weight * s * chord;
        }
        double covariance = xy - x * y / w;
        return 1 - covariance * covariance / (xx - x * x / w) / (yy - y * y / w);
    }
}
