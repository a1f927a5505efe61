package dev.tangent.sparse.iterative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import dev.tangent.sparse.Problems;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.Solution.Termination;
import dev.tangent.sparse.SparseMatrix;
import org.junit.jupiter.api.Test;

/// What every preconditioner must satisfy; a new one adds `create` alone.
abstract class PreconditionerContract {
    abstract SparseMatrix matrix();

    abstract Preconditioner create(SparseMatrix a);

    private Matrix applied(Preconditioner preconditioner, Matrix r) {
        Matrix z = Problems.random(r.rows(), r.columns(), 99); // to be overwritten
        preconditioner.apply(r, z);
        return z;
    }

    @Test
    void isSymmetricAndPositiveDefinite() {
        SparseMatrix a = matrix();
        Matrix x = Problems.random(a.size(), 6, 20);
        for (int i = 0; i < a.size(); i++) x.set(i, 0, 1);
        Matrix product = x.transpose().times(applied(create(a), x));
        for (int i = 0; i < 6; i++) {
            assertThat(product.at(i, i)).isPositive();
            for (int j = 0; j < i; j++) {
                double scale = Math.sqrt(product.at(i, i) * product.at(j, j));
                assertThat(product.at(i, j)).isCloseTo(product.at(j, i), within(1e-10 * scale));
            }
        }
    }

    @Test
    void isLinear() {
        SparseMatrix a = matrix();
        Preconditioner preconditioner = create(a);
        Matrix x = Problems.random(a.size(), 3, 21);
        for (int i = 0; i < a.size(); i++) x.set(i, 2, 2 * x.at(i, 0) - 3 * x.at(i, 1));
        Matrix z = applied(preconditioner, x);
        double tolerance = 1e-11 * z.norm();
        for (int i = 0; i < a.size(); i++)
            assertThat(z.at(i, 2)).isCloseTo(2 * z.at(i, 0) - 3 * z.at(i, 1), within(tolerance));
    }

    @Test
    void aBlockEqualsItsColumns() {
        SparseMatrix a = matrix();
        Preconditioner preconditioner = create(a);
        for (int width : new int[] {2, 7, 8, 13}) {
            Matrix x = Problems.random(a.size(), width, 22);
            Matrix together = applied(preconditioner, x);
            for (int c = 0; c < width; c++) {
                Matrix alone = applied(preconditioner, Matrix.column(x.column(c)));
                assertThat(Matrix.column(together.column(c)).minus(alone).norm())
                        .isLessThan(1e-11 * alone.norm());
            }
        }
    }

    @Test
    void keptScratchChangesNoBit() {
        SparseMatrix a = matrix();
        Preconditioner preconditioner = create(a);
        Preconditioner kept = preconditioner.withScratch();
        assertThat(kept.name()).isEqualTo(preconditioner.name());
        for (int width : new int[] {3, 3, 2, 5}) {
            Matrix x = Problems.random(a.size(), width, 26 + width);
            assertThat(applied(kept, x).values())
                    .isEqualTo(applied(preconditioner, x).values());
        }
    }

    @Test
    void leavesItsInputAlone() {
        SparseMatrix a = matrix();
        Matrix x = Problems.random(a.size(), 3, 23);
        Matrix before = x.copy();
        applied(create(a), x);
        assertThat(x.values()).isEqualTo(before.values());
    }

    @Test
    void hasTheSameBitsOnAnyNumberOfThreads() {
        SparseMatrix a = matrix();
        Matrix x = Problems.random(a.size(), 3, 24);
        Matrix one = Parallel.on(1, () -> applied(create(a), x));
        Matrix four = Parallel.on(4, () -> applied(create(a), x));
        assertThat(four.values()).isEqualTo(one.values());
    }

    @Test
    void conjugateGradientsConvergeWithIt() {
        SparseMatrix a = matrix();
        Solution solution = new ConjugateGradient(1e-8, a.size()).solve(a, Problems.random(a.size(), 2, 25), create(a));
        assertThat(solution.termination()).isEqualTo(Termination.CONVERGED);
    }
}
