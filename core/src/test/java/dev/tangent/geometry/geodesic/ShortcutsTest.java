package dev.tangent.geometry.geodesic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import java.util.Random;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShortcutsTest {
    private static final int SIZE = 1200;

    /// A roll with noise and the arc length of each point, which tells the folds apart.
    private record Roll(PointCloud cloud, double[] arc) {
        static Roll of(double noise, long seed) {
            Random random = new Random(seed);
            double[] rows = new double[3 * SIZE];
            double[] arc = new double[SIZE];
            for (int i = 0; i < SIZE; i++) {
                double t = 1.5 * Math.PI * (1 + 2 * random.nextDouble());
                arc[i] = (t * Math.sqrt(1 + t * t) + Math.log(t + Math.sqrt(1 + t * t))) / 2;
                double[] place = {t * Math.cos(t), 21 * random.nextDouble(), t * Math.sin(t)};
                for (int s = 0; s < 3; s++) rows[3 * i + s] = place[s] + noise * random.nextGaussian();
            }
            return new Roll(PointCloud.wrap(3, rows), arc);
        }

        /// One turn is 49 long at least, a neighbourhood of 30 less than 8 wide.
        boolean joinsFolds(int i, int j) {
            return Math.abs(arc[i] - arc[j]) > 20;
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "0, 2", "0.1, 1", "0.1, 2", "0.3, 1", "0.3, 2"})
    void edgesBetweenFoldsOfARollAreFound(double noise, long seed) {
        Roll roll = Roll.of(noise, seed);
        NeighbourGraph graph = NeighbourGraph.nearest(roll.cloud, 30);
        Shortcuts shortcuts = Shortcuts.of(graph);
        double found = 0;
        double real = 0;
        double both = 0;
        for (int i = 0; i < SIZE; i++)
            for (int j = 1; j < 30; j++) {
                boolean flagged = shortcuts.entries().get(graph.starts()[i] + j);
                boolean joins = roll.joinsFolds(i, graph.neighbour(i, j));
                found += flagged ? 1 : 0;
                real += joins ? 1 : 0;
                both += flagged && joins ? 1 : 0;
            }
        assertThat(real).isGreaterThan(20);
        assertThat(both / found).as("precision").isGreaterThan(0.95);
        assertThat(both / real).as("recall").isGreaterThan(0.95);
    }

    @Test
    void cutGraphsHaveNoneAndKeepTheNearest() {
        Roll roll = Roll.of(0.1, 3);
        NeighbourGraph graph = NeighbourGraph.nearest(roll.cloud, 30);
        NeighbourGraph cut = Shortcuts.of(graph).cut(4);
        assertThat(Shortcuts.of(cut).count()).isZero();
        assertThat(cut.smallestDegree()).isGreaterThanOrEqualTo(4).isLessThan(30);
        for (int i = 0; i < SIZE; i++)
            for (int j = 0; j < 4; j++) assertThat(cut.neighbour(i, j)).isEqualTo(graph.neighbour(i, j));
    }

    private static PointCloud surface(long seed, BiFunction<Double, Double, double[]> at) {
        Random random = new Random(seed);
        double[][] rows = new double[SIZE][];
        for (int i = 0; i < SIZE; i++) rows[i] = at.apply(random.nextDouble(), random.nextDouble());
        return PointCloud.of(rows);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void surfacesThatAreNotFoldedHaveNone(long seed) {
        PointCloud sphere = surface(seed, (u, v) -> {
            double z = 2 * u - 1;
            double r = Math.sqrt(1 - z * z);
            return new double[] {r * Math.cos(2 * Math.PI * v), r * Math.sin(2 * Math.PI * v), z};
        });
        PointCloud torus = surface(seed, (u, v) -> {
            double r = 3 + Math.cos(2 * Math.PI * v);
            return new double[] {r * Math.cos(2 * Math.PI * u), r * Math.sin(2 * Math.PI * u), Math.sin(2 * Math.PI * v)
            };
        });
        for (PointCloud cloud : new PointCloud[] {sphere, torus, Clouds.flat(SIZE, 2, 4, seed)})
            assertThat(Shortcuts.of(NeighbourGraph.nearest(cloud, 30)).count()).isZero();
    }

    /// Two parts that one edge alone joins: without it there is no way at all, so it is none.
    @Test
    void aBridgeIsNoShortcut() {
        double[] line = new double[80];
        for (int i = 0; i < 80; i++) line[i] = i < 40 ? i * 0.1 : 50 + i * 0.1;
        int[][] lists = new int[80][];
        for (int i = 0; i < 80; i++)
            lists[i] = i % 40 == 0 ? new int[] {i + 1} : new int[] {i - 1, i % 40 == 39 ? i - 2 : i + 1};
        lists[39] = new int[] {38, 40};
        assertThat(Shortcuts.of(NeighbourGraph.given(PointCloud.wrap(1, line), lists))
                        .count())
                .isZero();
    }
}
