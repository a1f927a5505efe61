package dev.tangent.learning.classification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PoissonLearningTest {
    private static final int SIZE = 400;

    /// Two square clouds of points side by side, the second one `apart` from the first.
    private static RegularizerMatrix squares(double apart, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[][] points = new double[SIZE][];
        for (int i = 0; i < SIZE; i++)
            points[i] = new double[] {i % 2 * (1 + apart) + random.nextDouble(), random.nextDouble()};
        return new Laplacian().over(NeighbourGraph.nearest(PointCloud.of(points), 12));
    }

    private static PoissonSystem.Sources oneLabelASquare() {
        return new PoissonSystem.Sources(new int[] {10, 21}, Matrix.wrap(2, 2, new double[] {1, 0, 0, 1}));
    }

    @Test
    void sourcesAndSinksAreTheLaplacianOfTheSolution() {
        RegularizerMatrix regularizer = squares(0, 1);
        SparseMatrix laplacian = regularizer.matrix().explicit();
        PoissonSystem.Sources sources =
                new PoissonSystem.Sources(new int[] {3, 4, 9}, Matrix.wrap(3, 2, new double[] {1, 0, 0, 1, 0, 2}));
        Matrix u = new PoissonEquation(regularizer, 2, SolverSettings.DEFAULT)
                .solve(sources)
                .values();
        double[] degrees = laplacian.diagonal();
        // The mean of the labels, the last of which counts twice, is (1/4, 3/4).
        double[] firstClass = new double[SIZE];
        firstClass[3] = 3.0 / 4;
        firstClass[4] = -1.0 / 4;
        firstClass[9] = -2.0 / 4;
        double mean = 0;
        for (int i = 0; i < SIZE; i++) {
            double load = 0;
            for (int j = 0; j < SIZE; j++) load += laplacian.at(i, j) * u.at(j, 0);
            assertThat(load).as("seed 1, point " + i).isCloseTo(firstClass[i], within(1e-9));
            assertThat(u.at(i, 1)).isCloseTo(-u.at(i, 0), within(1e-9));
            mean += degrees[i] * u.at(i, 0);
        }
        assertThat(mean).isCloseTo(0, within(1e-7));
    }

    /// One label in each of two squares: how sure that makes the other points depends on the gap between them.
    @Test
    void theBootstrapIsSurerWhereTheGraphIsThinBetweenTheClasses() {
        double overlapping = scale(squares(-0.7, 2));
        double touching = scale(squares(0.02, 2));
        assertThat(touching).as("seed 2").isGreaterThan(1.2 * overlapping);
        assertThat(overlapping).as("seed 2").isLessThan(1.5);
    }

    private static double scale(RegularizerMatrix regularizer) {
        PoissonEquation equation = new PoissonEquation(regularizer, 2, SolverSettings.DEFAULT);
        Matrix logits = equation.solve(oneLabelASquare()).values();
        PoissonLogits.scale(logits, equation.components(), equation.totals(oneLabelASquare()));
        return BootstrapScale.of(equation, oneLabelASquare(), logits);
    }

    @Test
    void logitsHaveTheirMarginAndImpossibleClassesNone() {
        RegularizerMatrix regularizer = squares(5, 3); // two components
        PoissonEquation equation = new PoissonEquation(regularizer, 2, SolverSettings.DEFAULT);
        PoissonSystem.Sources sources =
                new PoissonSystem.Sources(new int[] {10, 12, 21}, Matrix.wrap(3, 2, new double[] {1, 0, 0, 1, 0, 1}));
        Matrix logits = equation.solve(sources).values();
        PoissonLogits.scale(logits, equation.components(), equation.totals(sources));
        double margin = 0;
        for (int i = 0; i < SIZE; i += 2) margin += Math.abs(logits.at(i, 0) - logits.at(i, 1)) / 2;
        assertThat(margin / (SIZE / 2)).as("seed 3, log2 of two classes").isCloseTo(1, within(1e-9));
        for (int i = 1; i < SIZE; i += 2) assertThat(logits.at(i, 0)).isEqualTo(Double.NEGATIVE_INFINITY);
    }
}
