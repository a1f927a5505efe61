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

final class PatternAnalysisTest {
    private static SparseMatrix over(Regularizer regularizer, int points) {
        return regularizer
                .over(NeighbourGraph.nearest(Clouds.uniform(points, 2, 5), 6))
                .matrix()
                .explicit();
    }

    @Test
    void onlyTheSamePatternIsNotAnalysedAgain() {
        PatternAnalysis analysis = new PatternAnalysis();
        SparseMatrix thirty = over(new LocalGaussian(1), 30);
        SymbolicCholesky first = analysis.of(thirty);
        assertThat(analysis.of(over(new LocalGaussian(2), 30))).isSameAs(first);
        SymbolicCholesky other = analysis.of(over(new Laplacian(), 31));
        assertThat(other.fits(over(new Laplacian(), 31))).isTrue();
        assertThat(other.fits(thirty)).isFalse();
        assertThat(analysis.of(thirty).fits(thirty)).isTrue();
    }
}
