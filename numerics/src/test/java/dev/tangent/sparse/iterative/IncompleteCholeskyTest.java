package dev.tangent.sparse.iterative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.NotPositiveDefinite;
import dev.tangent.sparse.Problems;
import dev.tangent.sparse.Sheet;
import dev.tangent.sparse.SparseMatrix;
import org.junit.jupiter.api.Test;

class IncompleteCholeskyTest extends PreconditionerContract {
    @Override
    SparseMatrix matrix() {
        return Sheet.matrix(20, Sheet.points(20, 7));
    }

    @Override
    Preconditioner create(SparseMatrix a) {
        return new IncompleteCholesky(a);
    }

    @Test
    void isExactWhereTheFactorHasNoFill() {
        SparseMatrix chain = new SparseMatrix(
                new int[] {0, 2, 5, 7}, new int[] {0, 1, 0, 1, 2, 1, 2}, new double[] {4, -1, -1, 4, 2, 2, 5});
        Matrix b = Problems.random(3, 2, 1);
        Matrix z = Matrix.zeros(3, 2);
        var preconditioner = new IncompleteCholesky(chain);
        preconditioner.apply(b, z);
        assertThat(preconditioner.shift()).isZero();
        assertThat(z.values())
                .containsExactly(Problems.denseSolve(chain.toDense(), b).values(), within(1e-14));
    }

    @Test
    void needsFewerIterationsThanJacobi() {
        SparseMatrix a = matrix();
        Matrix b = Problems.random(a.size(), 1, 2);
        var solver = new ConjugateGradient(1e-8, 2000);
        int jacobi = solver.solve(a, b, new Jacobi(a)).iterations();
        assertThat(2 * solver.solve(a, b, create(a)).iterations()).isLessThan(jacobi);
    }

    @Test
    void shiftsTheDiagonalWhereNoFactorExists() {
        assertThat(new IncompleteCholesky(matrix()).shift()).isBetween(1e-3, 1.0);
    }

    @Test
    void aDiagonalThatIsNotPositiveIsRefused() {
        assertThatThrownBy(() -> new IncompleteCholesky(SparseMatrix.diagonal(1, 0)))
                .isInstanceOf(NotPositiveDefinite.class);
    }
}
