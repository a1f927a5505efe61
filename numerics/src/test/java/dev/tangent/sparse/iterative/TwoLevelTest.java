package dev.tangent.sparse.iterative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.Problems;
import dev.tangent.sparse.Sheet;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.Solution.Termination;
import dev.tangent.sparse.SparseMatrix;
import org.junit.jupiter.api.Test;

class TwoLevelTest extends PreconditionerContract {
    private static final int SIDE = 32;

    @Override
    SparseMatrix matrix() {
        return Sheet.matrix(SIDE, Sheet.points(SIDE, 7));
    }

    @Override
    Preconditioner create(SparseMatrix a) {
        return new TwoLevel(a, NodeGeometry.of(Sheet.points(SIDE, 7), 2), 25);
    }

    private static int iterations(int side, int size, int linear) {
        Matrix points = Sheet.points(side, 7);
        SparseMatrix a = Sheet.matrix(side, points);
        Matrix b = Problems.random(a.size(), 1, 3);
        Solution solution =
                new ConjugateGradient(1e-8, 1000).solve(a, b, new TwoLevel(a, NodeGeometry.of(points, linear), size));
        assertThat(solution.termination()).isEqualTo(Termination.CONVERGED);
        return solution.iterations();
    }

    @Test
    void fourTimesThePointsTakeHardlyMoreIterations() {
        int few = iterations(32, 25, 2);
        int many = iterations(64, 25, 2);
        assertThat(few).isLessThan(35);
        assertThat(many).isLessThan(few + 8);
    }

    @Test
    void linearFunctionsAreWhatMatters() {
        assertThat(3 * iterations(32, 25, 2)).isLessThan(2 * iterations(32, 25, 0));
    }

    @Test
    void oneAggregateIsADirectSolve() {
        assertThat(iterations(10, 100, 2)).isLessThanOrEqualTo(2);
    }

    @Test
    void aggregatesOfOnePointAreADirectSolveToo() {
        assertThat(iterations(10, 1, 2)).isLessThanOrEqualTo(2);
    }

    @Test
    void pointsAllInOnePlaceStillGiveAPreconditioner() {
        SparseMatrix a = Problems.grid(12, 0.1);
        Matrix b = Problems.random(144, 1, 4);
        Solution solution = new ConjugateGradient(1e-8, 200)
                .solve(a, b, new TwoLevel(a, NodeGeometry.of(Matrix.zeros(144, 2), 2), 10));
        assertThat(solution.termination()).isEqualTo(Termination.CONVERGED);
    }

    @Test
    void moreDimensionsThanPointsInAnAggregateAreFine() {
        SparseMatrix a = Problems.grid(12, 0.1);
        Matrix b = Problems.random(144, 1, 4);
        Matrix wide = Problems.random(144, 40, 5);
        Solution solution =
                new ConjugateGradient(1e-8, 200).solve(a, b, new TwoLevel(a, NodeGeometry.of(wide, 30), 10));
        assertThat(solution.termination()).isEqualTo(Termination.CONVERGED);
    }

    @Test
    void missingCoordinatesAreRefused() {
        assertThatThrownBy(() -> new TwoLevel(Problems.grid(4, 1), NodeGeometry.of(Matrix.zeros(15, 2), 1), 5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("15 points");
    }
}
