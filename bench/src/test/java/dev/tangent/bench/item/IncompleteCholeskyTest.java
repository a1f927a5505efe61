package dev.tangent.bench.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.bench.table.TestMatrices;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.NotPositiveDefinite;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.iterative.ConjugateGradient;
import dev.tangent.sparse.iterative.Jacobi;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class IncompleteCholeskyTest {
    private static final SparseMatrix MATRIX = TestMatrices.biharmonic(20);

    private static Matrix random(int rows, int columns) {
        SplittableRandom random = new SplittableRandom(1);
        return Matrix.wrap(
                rows, columns, random.doubles((long) rows * columns, -1, 1).toArray());
    }

    @Test
    void isExactWhereTheFactorHasNoFill() {
        SparseMatrix chain = new SparseMatrix(
                new int[] {0, 2, 5, 7}, new int[] {0, 1, 0, 1, 2, 1, 2}, new double[] {4, -1, -1, 4, 2, 2, 5});
        Matrix b = random(3, 2);
        Matrix z = Matrix.zeros(3, 2);
        var preconditioner = new IncompleteCholesky(chain);
        preconditioner.apply(b, z);
        assertThat(preconditioner.shift()).isZero();
        assertThat(z.values())
                .containsExactly(DenseSolve.regular(chain.toDense(), b).values(), within(1e-14));
    }

    @Test
    void isSymmetricAndPositiveDefinite() {
        Matrix x = random(MATRIX.size(), 6);
        Matrix z = x.copy();
        new IncompleteCholesky(MATRIX).apply(x, z);
        Matrix product = x.transpose().times(z);
        for (int i = 0; i < 6; i++) {
            assertThat(product.at(i, i)).isPositive();
            for (int j = 0; j < i; j++) {
                double scale = Math.sqrt(product.at(i, i) * product.at(j, j));
                assertThat(product.at(i, j)).isCloseTo(product.at(j, i), within(1e-10 * scale));
            }
        }
    }

    @Test
    void needsFewerIterationsThanJacobi() {
        Matrix b = random(MATRIX.size(), 1);
        var solver = new ConjugateGradient(1e-8, 2000);
        int jacobi = solver.solve(MATRIX, b, new Jacobi(MATRIX)).iterations();
        assertThat(2 * solver.solve(MATRIX, b, new IncompleteCholesky(MATRIX)).iterations())
                .isLessThan(jacobi);
    }

    @Test
    void shiftsTheDiagonalWhereNoFactorExists() {
        SparseMatrix sheet = BuiltSheet.of(500).matrix().matrix().explicit();
        assertThat(new IncompleteCholesky(sheet).shift()).isBetween(1e-3, 1.0);
    }

    @Test
    void aDiagonalThatIsNotPositiveIsRefused() {
        assertThatThrownBy(() -> new IncompleteCholesky(SparseMatrix.diagonal(1, 0)))
                .isInstanceOf(NotPositiveDefinite.class);
    }
}
