package dev.tangent.sparse.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.NotSolved;
import dev.tangent.sparse.MatrixGallery;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.Problems;
import dev.tangent.sparse.Sheet;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.cholesky.SymbolicCholesky;
import dev.tangent.sparse.graph.LevelStructure;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SolverChoiceTest {
    private static final int SIDE = 60;
    private static final Matrix POINTS = Sheet.points(SIDE, 3);
    private static final SparseMatrix SHEET = Sheet.matrix(SIDE, POINTS);

    @Test
    void aSmallSystemIsFactorized() {
        assertThat(Solver.of(MatrixGallery.grid(20, 20, 1), Optional.empty(), 1, SolverSettings.DEFAULT)
                        .reason())
                .isEqualTo("a small system");
    }

    @Test
    void withoutALayoutIterationIsTooDear() {
        Solver solver = Solver.of(SHEET, Optional.empty(), 1, SolverSettings.DEFAULT);
        assertThat(solver).isInstanceOf(DirectSolver.class);
        assertThat(solver.reason()).contains("entries", "flops", "to iterate");
    }

    @Test
    void manyRightHandSidesAreWorthAFactor() {
        Solver solver = Solver.of(SHEET, Optional.of(NodeGeometry.of(POINTS, 2)), 100, SolverSettings.DEFAULT);
        assertThat(solver).isInstanceOf(DirectSolver.class);
    }

    /// Iteration is cheap for a chain, but one step does not get there.
    @Test
    void whereIterationFailsAFactorNeedsRoom() {
        SparseMatrix chain = MatrixGallery.grid(4000, 1, 1);
        SolverSettings oneStep = new SolverSettings(SolverSettings.Choice.AUTO, 1e-12, 1);
        Matrix rhs = Problems.random(chain.size(), 1, 1);
        Solver ample =
                new SolverChoice(chain, Optional.empty(), 1, oneStep, SymbolicCholesky::of, Long.MAX_VALUE).solver();
        assertThat(ample.solve(rhs).method()).isEqualTo("sparse Cholesky");
        assertThat(ample.reason()).startsWith("iteration did not get there");
        Solver narrow = new SolverChoice(chain, Optional.empty(), 1, oneStep, SymbolicCholesky::of, 0).solver();
        assertThatThrownBy(() -> narrow.solve(rhs))
                .isInstanceOf(NotSolved.class)
                .hasMessageContaining("a factor does not fit the heap");
    }

    /// The counts of a sheet of a million points, k = 20: its factor is ruled out before an order is sought.
    @Test
    void theCostOfALargeSheetIsForeseen() {
        LevelStructure levels = new LevelStructure(5387, 1.4 * Math.pow(6.29e7, 1.5));
        Counted few = new Counted(1_000_000, 62_900_000, levels);
        assertThat(few.cost(2, 1).leastDirectSeconds())
                .isGreaterThan(few.cost(2, 1).iterateSeconds());
        assertThat(few.cost(2, 10).leastDirectSeconds())
                .isGreaterThan(few.cost(2, 10).iterateSeconds());
    }

    /// The counts of motion capture, 50,000 points, k = 20, m = 10: a factor of 2.8e11 operations took 6 to 9 s,
    /// setting the preconditioner up 9 to 10 s and a step with one right-hand side 0.07 s, 81 of them.
    @Test
    void motionCaptureIsWorthAFactor() {
        Counted counted = new Counted(49_918, 3_497_000, new LevelStructure(21_660, 1.1e10));
        for (int width : new int[] {1, 46, 100}) {
            SolveCost cost = counted.cost(10, width);
            assertThat(cost.leastDirectSeconds()).isLessThan(cost.iterateSeconds());
            assertThat(cost.factorSeconds(2.81e11, 6.73e7)).isLessThan(cost.iterateSeconds());
        }
    }

    /// A matrix known by its size and entries alone.
    private record Counted(int size, int entries, LevelStructure levels) {
        SolveCost cost(int linear, int width) {
            return new SolveCost(size, entries, Optional.of(linear), width, levels);
        }
    }
}
