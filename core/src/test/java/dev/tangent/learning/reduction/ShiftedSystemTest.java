package dev.tangent.learning.reduction;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.SolverSettings;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// A factor for each lambda gives what the tridiagonal matrix gives.
class ShiftedSystemTest {
    private static final NeighbourGraph GRAPH = NeighbourGraph.nearest(Clouds.uniform(500, 2, 7), 12);
    private static final Matrix REDUCED = reduced();

    /// Singular: constants and linear functions have no energy.
    private static Matrix reduced() {
        RegularizerMatrix matrix = new LocalGaussian(2).over(GRAPH);
        int[] points = IntStream.range(0, 400).toArray();
        return Reduction.of(matrix, points, SolverSettings.DEFAULT).matrix();
    }

    private static Matrix labels() {
        Matrix labels = Matrix.zeros(REDUCED.rows(), 3);
        for (int i = 0; i < labels.rows(); i++)
            for (int c = 0; c < 3; c++)
                labels.set(i, c, Math.sin(i * (c + 1)) + GRAPH.cloud().at(i, 0));
        return labels;
    }

    @Test
    void bothWaysSolveTheSameEquations() {
        ShiftedSystem slow = ShiftedSystem.Rotated.of(REDUCED, labels());
        ShiftedSystem fast = new ShiftedSystem.FactorPerShift(REDUCED, labels());
        Matrix functions = REDUCED.select(
                IntStream.range(0, 20).toArray(), IntStream.range(0, 400).toArray());
        for (double lambda : new double[] {1e-8, 1e-4, 1e-2, 1, 100}) {
            Matrix expected = slow.values(slow.at(lambda));
            assertThat(fast.values(fast.at(lambda)).minus(expected).norm())
                    .as("lambda %s", lambda)
                    .isLessThan(1e-9 * expected.norm());
            Matrix seen = slow.functions(functions).times(slow.at(lambda));
            assertThat(fast.functions(functions)
                            .times(fast.at(lambda))
                            .minus(seen)
                            .norm())
                    .isLessThan(1e-9 * functions.norm() * expected.norm());
        }
    }

    @Test
    void theSolutionMeetsItsEquations() {
        for (ShiftedSystem system : new ShiftedSystem[] {
            ShiftedSystem.of(REDUCED, labels()), new ShiftedSystem.FactorPerShift(REDUCED, labels())
        }) {
            Matrix x = system.values(system.at(0.1));
            Matrix left = x.plus(REDUCED.times(x).times(0.1));
            assertThat(left.minus(labels()).norm()).isLessThan(1e-10 * labels().norm());
        }
    }

    @Test
    void largeSystemsAreFactorized() {
        assertThat(ShiftedSystem.of(REDUCED, labels())).isInstanceOf(ShiftedSystem.FactorPerShift.class);
        int[] few = IntStream.range(0, ShiftedSystem.LARGE).toArray();
        assertThat(ShiftedSystem.of(REDUCED.select(few, few), Matrix.zeros(few.length, 1)))
                .isInstanceOf(ShiftedSystem.Rotated.class);
    }
}
