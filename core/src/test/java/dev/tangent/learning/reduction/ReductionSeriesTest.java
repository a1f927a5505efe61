package dev.tangent.learning.reduction;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.cholesky.SymbolicCholesky;
import org.junit.jupiter.api.Test;

final class ReductionSeriesTest {
    private static SparseMatrix over(Regularizer regularizer, int points) {
        return regularizer
                .over(NeighbourGraph.nearest(Clouds.uniform(points, 2, 5), 6))
                .matrix()
                .explicit();
    }

    @Test
    void onlyTheSamePatternIsNotAnalysedAgain() {
        ReductionSeries series = new ReductionSeries();
        SparseMatrix thirty = over(new LocalGaussian(1), 30);
        SymbolicCholesky first = series.analysis(thirty);
        assertThat(series.analysis(over(new LocalGaussian(2), 30))).isSameAs(first);
        SymbolicCholesky other = series.analysis(over(new Laplacian(), 31));
        assertThat(other.fits(over(new Laplacian(), 31))).isTrue();
        assertThat(other.fits(thirty)).isFalse();
        assertThat(series.analysis(thirty).fits(thirty)).isTrue();
    }
}
