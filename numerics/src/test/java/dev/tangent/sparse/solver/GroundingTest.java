package dev.tangent.sparse.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.Problems;
import dev.tangent.sparse.Sheet;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SolverSettings.Choice;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.operator.DiagonalShift;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class GroundingTest {
    private static final int SIDE = 60;
    private static final Matrix POINTS = Sheet.points(SIDE, 3);
    private static final SparseMatrix SHEET = Sheet.matrix(SIDE, POINTS);
    private static final Matrix RHS = Problems.random(SHEET.size(), 1, 5);
    private static final String ENOUGH = "well conditioned";

    /// A weight on every fifth row, in units of the mean diagonal entry.
    private static DiagonalShift held(SparseMatrix a, double weight) {
        double[] added = new double[a.size()];
        for (int i = 0; i < added.length; i += 5) added[i] = weight * SHEET.trace() / SHEET.size();
        return new DiagonalShift(a, 1, added);
    }

    private static Solver solver(DiagonalShift a, SolverSettings settings) {
        return Solver.of(a, Optional.of(NodeGeometry.of(POINTS, 2)), 1, settings);
    }

    /// Rows 2 i and 2 i + 1 tied by a spring that is much stiffer than all others.
    private static SparseMatrix tied() {
        double[] values = SHEET.values().clone();
        double spring = 100 * SHEET.trace() / SHEET.size();
        for (int i = 0; i < SHEET.size(); i++)
            for (int e = SHEET.rowStart()[i]; e < SHEET.rowStart()[i + 1]; e++) {
                if (SHEET.columns()[e] == i) values[e] += spring;
                if (SHEET.columns()[e] == (i ^ 1)) values[e] -= spring;
            }
        return new SparseMatrix(SHEET.rowStart(), SHEET.columns(), values);
    }

    @Test
    void whereAllRowsAreNearHeldOnesTheDiagonalIsEnough() {
        DiagonalShift a = held(SHEET, 100);
        Solver solver = solver(a, SolverSettings.DEFAULT);
        Solution solution = solver.solve(RHS);
        Matrix direct =
                solver(a, SolverSettings.DEFAULT.with(Choice.DIRECT)).solve(RHS).values();
        assertThat(solver.reason()).startsWith(ENOUGH);
        assertThat(solution.method()).isEqualTo("conjugate gradient with Jacobi");
        assertThat(solution.residual()).isLessThanOrEqualTo(1e-10);
        for (int i = 0; i < RHS.rows(); i++)
            assertThat(solution.values().at(i, 0))
                    .isCloseTo(
                            direct.at(i, 0),
                            within(1e-8 * Matrix.column(direct.column(0)).norm()));
    }

    @Test
    void whoeverAsksForIterationsGetsThemToo() {
        assertThat(solver(held(SHEET, 100), SolverSettings.DEFAULT.with(Choice.ITERATIVE))
                        .reason())
                .startsWith(ENOUGH);
    }

    @Test
    void weightsThatHardlyWeighHoldNothing() {
        assertThat(solver(held(SHEET, 0.01), SolverSettings.DEFAULT).reason()).doesNotStartWith(ENOUGH);
    }

    @Test
    void stronglyCoupledPairsAreNotLeftToTheDiagonal() {
        assertThat(solver(held(tied(), 1e4), SolverSettings.DEFAULT).reason()).doesNotStartWith(ENOUGH);
    }

    @Test
    void aDiagonalThatIsNotEnoughAfterAllCostsNoAnswer() {
        Solver solver = solver(held(SHEET, 100), new SolverSettings(Choice.AUTO, 1e-10, 1));
        Solution solution = solver.solve(RHS);
        assertThat(solution.method()).isEqualTo("sparse Cholesky");
        assertThat(solver.reason()).doesNotStartWith(ENOUGH);
    }
}
