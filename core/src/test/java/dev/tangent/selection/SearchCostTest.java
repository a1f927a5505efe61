package dev.tangent.selection;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.regularizer.energy.Assembly;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.cholesky.SymbolicCholesky;
import java.util.List;
import org.junit.jupiter.api.Test;

class SearchCostTest {
    private static final List<RegularizerSpec> SETTINGS =
            List.of(new RegularizerSpec(12, new LocalGaussian(2)), new RegularizerSpec(20, new LocalGaussian(2)));

    @Test
    void patternsAreThoseOfTheMatrices() {
        NeighbourGraph graph = NeighbourGraph.nearest(Clouds.uniform(300, 2, 1), 9);
        SparseMatrix made = new LocalGaussian(2).over(graph).matrix().explicit();
        SparseMatrix pattern = Assembly.pattern(graph);
        assertThat(pattern.rowStart()).isEqualTo(made.rowStart());
        assertThat(pattern.columns()).isEqualTo(made.columns());
    }

    /// The count need not be exact, but a sheet and a filled space must not be confused.
    @Test
    void estimatedFactorsAreWithinATenfoldOfCountedOnes() {
        for (int dimension : new int[] {2, 5}) {
            PointCloud cloud = Clouds.uniform(3000, dimension, 2);
            NeighbourGraph graph = NeighbourGraph.nearest(cloud, 20);
            double counted = SymbolicCholesky.of(Assembly.pattern(graph)).flops();
            assertThat(SearchCost.of(graph, SETTINGS, 10, 150).factor()).isBetween(counted / 10, counted * 10);
        }
    }

    @Test
    void manyLabelsManyColumnsAndManyPointsAreLong() {
        assertThat(new SearchCost(1000, 3, 50, 150, 1e7).isLong(SETTINGS)).isFalse();
        assertThat(new SearchCost(10_000, 3, 100, 150, 1e8).isLong(SETTINGS)).isFalse();
        assertThat(new SearchCost(1000, 3, 900, 150, 1e7).isLong(SETTINGS)).isTrue();
        assertThat(new SearchCost(20_000, 5000, 50, 150, 1e7).isLong(SETTINGS)).isTrue();
        assertThat(new SearchCost(8000, 8, 50, 150, 1e11).isLong(SETTINGS)).isTrue();
    }

    @Test
    void whatMayStillBeTriedIsBounded() {
        SearchCost cheap = new SearchCost(10_000, 3, 100, 150, 1e8);
        assertThat(cheap.allows(0, 20)).isTrue();
        assertThat(cheap.allows(1e11, 20)).isFalse();
        assertThat(new SearchCost(8000, 8, 50, 150, 1e11).allows(0, 20)).isFalse();
    }
}
