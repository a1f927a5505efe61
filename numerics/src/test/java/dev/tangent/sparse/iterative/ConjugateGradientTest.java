package dev.tangent.sparse.iterative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import dev.tangent.parallel.Progress;
import dev.tangent.sparse.Problems;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.Solution.Termination;
import dev.tangent.sparse.SparseMatrix;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConjugateGradientTest {
    private final SparseMatrix a = Problems.grid(17, 0.01);
    private final ConjugateGradient solver = new ConjugateGradient(1e-10, 1000);

    @Test
    void agreesWithTheDenseSolve() {
        Matrix b = Problems.random(a.size(), 5, 1);
        Solution solution = solver.solve(a, b, new Jacobi(a));
        assertThat(solution.termination()).isEqualTo(Termination.CONVERGED);
        assertThat(solution.values().values())
                .containsExactly(Problems.denseSolve(a.toDense(), b).values(), within(1e-6));
    }

    @Test
    void theStatedResidualIsTheTrueOne() {
        Matrix b = Problems.random(a.size(), 3, 2);
        for (double tolerance : new double[] {1e-2, 1e-6, 1e-12}) {
            Solution solution = new ConjugateGradient(tolerance, 1000).solve(a, b, new Jacobi(a));
            double truth = Problems.residual(a.toDense(), solution.values(), b);
            assertThat(solution.residual()).isCloseTo(truth, within(1e-3 * tolerance));
            assertThat(truth).isLessThanOrEqualTo(tolerance * (1 + 1e-6));
        }
    }

    @Test
    void manyRightHandSidesEqualSingleOnes() {
        Matrix b = Problems.random(a.size(), 40, 3);
        Matrix together = solver.solve(a, b, new Jacobi(a)).values();
        for (int c = 0; c < 40; c += 13) {
            Matrix alone =
                    solver.solve(a, Matrix.column(b.column(c)), new Jacobi(a)).values();
            assertThat(together.column(c)).containsExactly(alone.values(), within(1e-7));
        }
    }

    @Test
    void columnsOfDifferentDifficultyAllMeetTheTolerance() {
        Matrix b = Problems.random(a.size(), 4, 4);
        for (int i = 0; i < a.size(); i++) {
            b.set(i, 0, 1); // almost an eigenvector: one step
            b.set(i, 1, 0);
            b.set(i, 2, 1e-150 * b.at(i, 2));
        }
        Solution solution = solver.solve(a, b, new Jacobi(a));
        assertThat(solution.termination()).isEqualTo(Termination.CONVERGED);
        assertThat(solution.values().column(1)).containsOnly(0.0);
        assertThat(solution.residual()).isBetween(1e-14, 1e-10);
    }

    @Test
    void aRightHandSideThatIsNotANumberIsNotSolved() {
        Matrix b = Problems.random(a.size(), 2, 9);
        b.set(3, 1, Double.NaN);
        Solution solution = solver.solve(a, b, new Jacobi(a));
        assertThat(solution.solved()).isFalse();
        assertThat(solution.residual()).isNaN();
    }

    @Test
    void bitsDoNotDependOnThreads() {
        SparseMatrix large = Problems.grid(70, 0.01);
        Matrix b = Problems.random(large.size(), 3, 5);
        Solution one = Parallel.on(1, () -> solver.solve(large, b, new Jacobi(large)));
        Solution four = Parallel.on(4, () -> solver.solve(large, b, new Jacobi(large)));
        assertThat(four.values().values()).isEqualTo(one.values().values());
        assertThat(four.iterations()).isEqualTo(one.iterations());
    }

    @Test
    void tooFewIterationsAreReported() {
        Solution solution = new ConjugateGradient(1e-10, 5).solve(a, Problems.random(a.size(), 2, 6), new Jacobi(a));
        assertThat(solution.termination()).isEqualTo(Termination.ITERATION_LIMIT);
        assertThat(solution.solved()).isFalse();
        assertThat(solution.iterations()).isEqualTo(5);
        assertThat(solution.residual()).isBetween(1e-10, 10.0);
    }

    @Test
    void aToleranceBelowRoundingIsReported() {
        SparseMatrix hard = Problems.grid(30, 1e-9);
        Solution solution =
                new ConjugateGradient(1e-15, 100_000).solve(hard, Problems.random(900, 1, 7), new Jacobi(hard));
        assertThat(solution.termination()).isEqualTo(Termination.STAGNATED);
        assertThat(solution.residual()).isGreaterThan(1e-15);
    }

    @Test
    void driftOfTheRecursionIsMadeGood() {
        SparseMatrix hard = Problems.grid(30, 1e-7);
        Matrix b = Problems.random(900, 1, 8);
        Solution solution = new ConjugateGradient(3e-10, 100_000).solve(hard, b, new Jacobi(hard));
        assertThat(solution.termination()).isEqualTo(Termination.CONVERGED);
        assertThat(Problems.residual(hard.toDense(), solution.values(), b)).isLessThan(3.01e-10);
    }

    @Test
    void anIndefiniteMatrixIsReported() {
        SparseMatrix indefinite = Problems.grid(12, 0).scaledPlusDiagonal(1, alternating(144, 3));
        Solution solution = solver.solve(indefinite, Problems.random(144, 2, 9), new Identity());
        assertThat(solution.termination()).isEqualTo(Termination.INDEFINITE);
        assertThat(solution.values().values()).doesNotContain(Double.NaN);
    }

    @Test
    void anIndefinitePreconditionerIsReported() {
        Solution solution = solver.solve(a, Problems.random(a.size(), 1, 10), new Identity() {
            @Override
            public void apply(Matrix r, Matrix z) {
                for (int k = 0; k < z.values().length; k++) z.values()[k] = -r.values()[k];
            }
        });
        assertThat(solution.termination()).isEqualTo(Termination.INDEFINITE);
    }

    /// J + lambda R with tiny lambda: the labelled rows hold all of |b|, and |r| / |b| is small at once.
    @Test
    void heavyLabelsDoNotHideAnUnfinishedSolution() {
        double[] labels = new double[400];
        Matrix b = Matrix.zeros(400, 1);
        for (int i : new int[] {0, 133, 399}) {
            labels[i] = 1;
            b.set(i, 0, i + 1);
        }
        SparseMatrix system = Problems.grid(20, 0).scaledPlusDiagonal(1e-8, labels);
        Solution solution = new ConjugateGradient(1e-8, 1000).solve(system, b, new Jacobi(system));
        Matrix exact = Problems.denseSolve(system.toDense(), b);
        assertThat(solution.termination()).isEqualTo(Termination.CONVERGED);
        assertThat(solution.values().minus(exact).norm()).isLessThan(1e-3 * exact.norm());
    }

    @Test
    void progressOnlyAdvancesAndReachesItsEnd() {
        List<Long> heard = new ArrayList<>();
        Matrix b = Problems.random(a.size(), 70, 11);
        ScopedValue.where(Progress.LISTENER, (done, total) -> heard.add(1000 * done / total))
                .run(() -> Parallel.on(1, () -> solver.solve(a, b, new Jacobi(a))));
        assertThat(heard).hasSizeGreaterThan(10).last().isEqualTo(1000L);
    }

    @Test
    void aRightHandSideOfTheWrongSizeIsRefused() {
        assertThatThrownBy(() -> solver.solve(a, Matrix.zeros(3, 1), new Jacobi(a)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("3 rows");
    }

    private static double[] alternating(int size, double value) {
        double[] out = new double[size];
        for (int i = 0; i < size; i++) out[i] = i % 2 == 0 ? value : -value;
        return out;
    }

    private static class Identity implements Preconditioner {
        @Override
        public void apply(Matrix r, Matrix z) {
            System.arraycopy(r.values(), 0, z.values(), 0, r.values().length);
        }

        @Override
        public String name() {
            return "identity";
        }
    }
}
