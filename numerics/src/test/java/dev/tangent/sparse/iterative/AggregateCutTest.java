package dev.tangent.sparse.iterative;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.MatrixGallery;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.Problems;
import dev.tangent.sparse.Sheet;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.Solution.Termination;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.cholesky.SymbolicCholesky;
import org.junit.jupiter.api.Test;

class AggregateCutTest {
    private static final int POINTS = 3000;
    private static final int DIMENSION = 8;
    /// Couplings all over, so that every aggregate is coupled to nearly all others.
    private static final SparseMatrix WIDE = MatrixGallery.random(POINTS, 5 * POINTS, 1);

    private static final NodeGeometry NODES = NodeGeometry.of(Problems.random(POINTS, DIMENSION, 2), DIMENSION);

    /// What the factor of the coarse matrix takes once it is ordered.
    private static double flops(AggregateCut cut, int functions) {
        return SymbolicCholesky.of(AggregateGraph.pattern(cut.neighbours())).flops() * Math.pow(functions, 3);
    }

    @Test
    void whereAllIsCoupledTheyGrowUntilTheirFactorCostsNoMoreThanIterations() {
        AggregateCut usual = AggregateCut.of(WIDE, NODES, TwoLevel.size(DIMENSION));
        AggregateCut balanced = AggregateCut.balanced(WIDE, NODES, TwoLevel.size(DIMENSION));
        double iterations = 20.0 * 4 * 2 * WIDE.entries();
        // Estimated before there is an order, so only about.
        double quicker = 13; // operations of a factor beside those of a product
        assertThat(flops(usual, DIMENSION + 1)).isGreaterThan(2 * quicker * iterations);
        assertThat(flops(balanced, DIMENSION + 1)).isLessThan(1.5 * quicker * iterations);
        assertThat(balanced.aggregates().count()).isGreaterThan(10);
    }

    @Test
    void largerOnesStillConverge() {
        Solution solution =
                new ConjugateGradient(1e-10, 500).solve(WIDE, Problems.random(POINTS, 2, 3), TwoLevel.of(WIDE, NODES));
        assertThat(solution.termination()).isEqualTo(Termination.CONVERGED);
    }

    @Test
    void onASheetTheyAreOfTheUsualSize() {
        Matrix points = Sheet.points(64, 7);
        SparseMatrix a = Sheet.matrix(64, points);
        NodeGeometry nodes = NodeGeometry.of(points, 2);
        assertThat(AggregateCut.balanced(a, nodes, 16).aggregates().order())
                .isEqualTo(AggregateCut.of(a, nodes, 16).aggregates().order());
    }

    @Test
    void morePointsThanThereAreAreNotAskedFor() {
        SparseMatrix a = Problems.grid(3, 0.1);
        NodeGeometry nodes = NodeGeometry.of(Problems.random(9, 400, 5), 400);
        assertThat(AggregateCut.balanced(a, nodes, 2).aggregates().count()).isEqualTo(1);
    }
}
