package dev.tangent.sparse.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.sparse.MatrixGallery;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.cholesky.SymbolicCholesky;
import org.junit.jupiter.api.Test;

final class PatternAnalysisTest {
    @Test
    void onlyTheSamePatternIsNotAnalysedAgain() {
        PatternAnalysis analysis = new PatternAnalysis();
        SparseMatrix grid = MatrixGallery.grid(5, 6, 1);
        SymbolicCholesky first = analysis.of(grid);
        assertThat(analysis.of(MatrixGallery.grid(5, 6, 2))).isSameAs(first);
        SymbolicCholesky other = analysis.of(MatrixGallery.grid(6, 5, 1));
        assertThat(other.fits(MatrixGallery.grid(6, 5, 1))).isTrue();
        assertThat(other.fits(grid)).isFalse();
        assertThat(analysis.of(grid).fits(grid)).isTrue();
    }
}
