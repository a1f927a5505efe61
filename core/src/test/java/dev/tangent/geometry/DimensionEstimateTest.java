package dev.tangent.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.InvalidInput;
import dev.tangent.geometry.local.DimensionEstimate;
import dev.tangent.geometry.local.LocalSpectrum;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DimensionEstimateTest {
    /// The edge of a sheet takes neighbours away, so that estimates are low: the more, the more dimensions.
    @ParameterizedTest
    @CsvSource({"1, 6", "2, 9", "3, 5", "5, 12"})
    void aFlatSheetHasItsDimension(int m, int n) {
        PointCloud cloud = dev.tangent.Clouds.flat(2000, m, n, 81);
        NeighbourGraph graph = NeighbourGraph.nearest(cloud, 20);
        DimensionEstimate estimate = DimensionEstimate.of(graph);
        assertThat(estimate.value()).isBetween(0.85 * m, 1.02 * m);
        if (m <= 3) assertThat(estimate.rounded(n)).isEqualTo(m);
        assertThat(LocalSpectrum.of(graph).dimensionExplaining(0.9999)).isEqualTo(m);
    }

    @Test
    void isTheFormulaOfLevinaAndBickel() {
        NeighbourGraph graph = NeighbourGraph.nearest(dev.tangent.Clouds.uniform(90, 3, 82), 9);
        double inverse = 0;
        for (int i = 0; i < 90; i++)
            for (int j = 1; j < 6; j++)
                inverse += Math.log(Math.sqrt(graph.squaredDistance(i, 6) / graph.squaredDistance(i, j))) / 5 / 90;
        assertThat(DimensionEstimate.of(graph).byNeighbours().get(7)).isCloseTo(1 / inverse, within(1e-12));
    }

    @Test
    void isAtMostTheBoundAndAtLeastOne() {
        DimensionEstimate estimate =
                DimensionEstimate.of(NeighbourGraph.nearest(dev.tangent.Clouds.uniform(900, 6, 83), 12));
        assertThat(estimate.value()).isGreaterThan(4);
        assertThat(estimate.rounded(3)).isEqualTo(3);
    }

    @Test
    void equallyFarNeighboursGiveAFiniteNumber() {
        PointCloud corners = PointCloud.of(new double[][] {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}});
        assertThat(DimensionEstimate.of(NeighbourGraph.nearest(corners, 4)).value())
                .isEqualTo(4);
    }

    @Test
    void tooFewNeighboursAreRefused() {
        NeighbourGraph graph = NeighbourGraph.nearest(dev.tangent.Clouds.uniform(20, 2, 84), 3);
        assertThatThrownBy(() -> DimensionEstimate.of(graph))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("neighbours must be at least 4 to estimate a dimension but is 3");
    }
}
