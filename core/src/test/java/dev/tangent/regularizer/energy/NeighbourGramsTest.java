package dev.tangent.regularizer.energy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.local.NeighbourhoodGram;
import org.junit.jupiter.api.Test;

class NeighbourGramsTest {
    private static final PointCloud CLOUD = Clouds.flat(120, 3, 250, 4);
    private static final NeighbourGraph GRAPH = NeighbourGraph.nearest(CLOUD, 29);

    private static double product(int centre, int a, int b) {
        double sum = 0;
        for (int t = 0; t < CLOUD.dimension(); t++)
            sum += (CLOUD.at(GRAPH.neighbour(centre, a), t) - CLOUD.at(centre, t))
                    * (CLOUD.at(GRAPH.neighbour(centre, b), t) - CLOUD.at(centre, t));
        return sum;
    }

    @Test
    void productsAreThoseOfDifferencesFromTheCentre() {
        NeighbourGrams grams = NeighbourGrams.of(GRAPH, Long.MAX_VALUE).orElseThrow();
        for (int k : new int[] {5, 29}) {
            double[] kept = new double[k * k];
            for (int i = 0; i < CLOUD.size(); i += 17) {
                grams.write(i, k, kept);
                for (int a = 0; a < k; a++)
                    for (int b = 0; b <= a; b++)
                        assertThat(kept[a * k + b]).isCloseTo(product(i, a, b), within(1e-12 * product(i, 28, 28)));
            }
        }
    }

    @Test
    void centredProductsAreThoseOfDifferencesFromTheMean() {
        int k = 7;
        NeighbourGrams grams = NeighbourGrams.of(GRAPH, Long.MAX_VALUE).orElseThrow();
        double[] gram = new double[k * k];
        grams.write(3, k, gram);
        NeighbourhoodGram.centre(gram, k, new double[k]);
        double[][] centred = new double[k][CLOUD.dimension()];
        for (int t = 0; t < CLOUD.dimension(); t++) {
            double mean = 0;
            for (int j = 0; j < k; j++) mean += CLOUD.at(GRAPH.neighbour(3, j), t) / k;
            for (int j = 0; j < k; j++) centred[j][t] = CLOUD.at(GRAPH.neighbour(3, j), t) - mean;
        }
        for (int a = 0; a < k; a++)
            for (int b = 0; b < k; b++) {
                double sum = 0;
                for (int t = 0; t < CLOUD.dimension(); t++) sum += centred[a][t] * centred[b][t];
                assertThat(gram[a * k + b]).isCloseTo(sum, within(1e-12 * product(3, 28, 28)));
            }
    }

    @Test
    void theyAreKeptWhereThereAreMoreCoordinatesThanNeighboursAndRoom() {
        assertThat(NeighbourGrams.of(GRAPH, 100)).isEmpty();
        assertThat(NeighbourGrams.of(NeighbourGraph.nearest(Clouds.uniform(50, 3, 1), 10), Long.MAX_VALUE))
                .isEmpty();
    }
}
