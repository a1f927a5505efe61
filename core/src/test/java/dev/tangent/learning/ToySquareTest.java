package dev.tangent.learning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.fitting.Learner;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The paper's Figure 1: corners of a square labelled -1, its centre 10.
@Tag("full")
class ToySquareTest {
    private static final List<NeighbourGraph> SQUARES = Stream.of(1, 2, 3)
            .map(seed -> NeighbourGraph.nearest(Clouds.toySquare(10_000, seed), 20))
            .toList();
    private static final Labels LABELS = Labels.of(Map.of(0, -1.0, 1, -1.0, 2, -1.0, 3, -1.0, 4, 10.0));

    @Test
    void localGaussianFallsSmoothlyFromTheCentre() {
        assertThat(meanNearCentre(new LocalGaussian(2))).isGreaterThan(9);
    }

    @Test
    void iteratedLaplacianFallsSmoothlyFromTheCentre() {
        assertThat(meanNearCentre(new IteratedLaplacian(2))).isGreaterThan(9);
    }

    @Test
    void laplacianDropsToASpike() {
        assertThat(meanNearCentre(new Laplacian())).isLessThan(7);
    }

    /// Mean within 0.1 of the centre, over three squares.
    private static double meanNearCentre(Regularizer regularizer) {
        double sum = 0;
        int count = 0;
        for (NeighbourGraph square : SQUARES) {
            Prediction prediction = new Learner(regularizer.over(square), 1e-2).predict(LABELS);
            for (int i = 0; i < square.size(); i++) {
                if (square.cloud().squaredDistance(i, 4) > 0.01) continue;
                sum += prediction.at(i);
                count++;
            }
        }
        return sum / count;
    }
}
