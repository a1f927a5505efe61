package dev.tangent.sparse.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.NotSolved;
import dev.tangent.sparse.Problems;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.SparseMatrix;
import org.junit.jupiter.api.Test;

final class IterativeRefinementTest {
    private static final SparseMatrix A = SparseMatrix.diagonal(2, 4);
    private static final Matrix RHS = Problems.random(2, 3, 1);

    @Test
    void aPoorFactorIsCorrected() {
        Solution solution = IterativeRefinement.of(A, RHS, each -> scaled(each, 0.5 + 1e-5), "poor");
        assertThat(solution.residual()).isLessThan(1e-12);
    }

    @Test
    void notANumberIsNoSolution() {
        assertThatThrownBy(() -> IterativeRefinement.of(A, RHS, each -> scaled(each, Double.NaN), "broken"))
                .isInstanceOf(NotSolved.class)
                .hasMessageContaining("residual NaN");
    }

    @Test
    void oneColumnThatIsNotANumberIsEnough() {
        assertThatThrownBy(() -> IterativeRefinement.of(A, RHS, IterativeRefinementTest::withOneNaN, "broken"))
                .isInstanceOf(NotSolved.class);
    }

    private static Matrix withOneNaN(Matrix rhs) {
        Matrix x = scaled(rhs, 0.5);
        x.set(0, 1, Double.NaN);
        return x;
    }

    /// The inverse of A, where the factor is a half.
    private static Matrix scaled(Matrix rhs, double factor) {
        Matrix x = rhs.copy();
        for (int c = 0; c < x.columns(); c++) {
            x.set(0, c, factor * rhs.at(0, c));
            x.set(1, c, factor / 2 * rhs.at(1, c));
        }
        return x;
    }
}
