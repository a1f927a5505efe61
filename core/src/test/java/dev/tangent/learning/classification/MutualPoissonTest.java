package dev.tangent.learning.classification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Prior;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.energy.MutualLaplacian;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class MutualPoissonTest {
    private static final int SIZE = 60;

    private static PointCloud square(long seed) {
        double[] coordinates = new SplittableRandom(seed).doubles(2 * SIZE).toArray();
        return PointCloud.wrap(2, coordinates);
    }

    private static PoissonEquation equation(NeighbourGraph graph, int classes) {
        return new PoissonEquation(new MutualLaplacian().over(graph), classes, SolverSettings.DEFAULT);
    }

    private static Matrix probabilities(PointCloud cloud, int k, ClassLabels labels, Prior prior) {
        NeighbourGraph graph = NeighbourGraph.nearest(cloud, k);
        DistinctLabels shares = labels.labels().merged(graph.points());
        return new MutualPoisson(prior)
                .predict(new MutualLaplacian().over(graph), shares, shares.everything(), SolverSettings.DEFAULT)
                .probabilities();
    }

    /// (L + d d') u = sum_j (y_j - mean y) delta_j, dense: multiplied by ones from the left it says d'u = 0.
    private static Matrix denseLogits(NeighbourGraph graph, int[] points, int classes) {
        SparseMatrix laplacian = new MutualLaplacian().over(graph).matrix().explicit();
        Matrix system = Matrix.zeros(SIZE, SIZE);
        for (int i = 0; i < SIZE; i++)
            for (int j = 0; j < SIZE; j++)
                system.set(i, j, laplacian.at(i, j) + laplacian.at(i, i) * laplacian.at(j, j));
        Matrix load = Matrix.zeros(SIZE, classes);
        for (int c = 0; c < classes; c++)
            for (int d = 0; d < classes; d++) load.set(points[d], c, (c == d ? 1 : 0) - 1.0 / classes);
        return withMargin(DenseSolve.regular(system, load));
    }

    /// The largest is log2 C above the mean of a row, on average.
    private static Matrix withMargin(Matrix u) {
        double margin = 0;
        for (int i = 0; i < SIZE; i++) {
            double sum = 0;
            for (double value : u.row(i)) sum += value;
            margin += (u.at(i, ClassProbabilities.largest(u, i)) - sum / u.columns()) / SIZE;
        }
        return u.times(Math.log(u.columns()) / Math.log(2) / margin);
    }

    @Test
    void logitsAreTheMeanOfThoseOfTheGraphsByDenseEquations() {
        NeighbourGraph graph = NeighbourGraph.nearest(square(6), 16);
        List<Integer> sizes = List.of(16, 11, 8);
        int[] points = {3, 17, 40};
        Matrix mean = Matrix.zeros(SIZE, 3);
        for (int k : sizes) mean = mean.plus(denseLogits(graph.cut(k), points, 3));
        NestedPoisson nested = new NestedPoisson(
                sizes.stream().map(k -> equation(graph.cut(k), 3)).toList());
        PoissonSystem.Sources sources = new PoissonSystem.Sources(points, Matrix.identity(3));
        Matrix logits = nested.logits(sources, nested.totals(sources)).values();
        Matrix expected = withMargin(mean);
        for (int i = 0; i < SIZE; i++)
            for (int c = 0; c < 3; c++)
                assertThat(logits.at(i, c)).as("seed 6, point " + i).isCloseTo(expected.at(i, c), within(1e-8));
    }

    @Test
    void sizesGoDownToAQuarter() {
        assertThat(sizesBelow(20)).containsExactly(14, 10, 7, 5);
        assertThat(sizesBelow(5)).containsExactly(4, 3, 2);
        assertThat(sizesBelow(2)).isEmpty();
    }

    private static List<Integer> sizesBelow(int k) {
        return MutualPoisson.smaller(NeighbourGraph.nearest(square(1), k));
    }

    /// Two rows of points that five neighbours hold apart and twelve join: of the pieces each knows one class only.
    @Test
    void aGraphInPiecesDoesNotSayWhatIsImpossible() {
        double[][] rows = new double[SIZE][];
        for (int i = 0; i < SIZE; i++) rows[i] = new double[] {Math.floorDiv(i, 2) * 0.1, i % 2 * 0.55};
        NeighbourGraph graph = NeighbourGraph.nearest(PointCloud.of(rows), 12);
        PoissonEquation large = equation(graph, 2);
        PoissonEquation small = equation(graph.cut(5), 2);
        assertThat(large.components().count()).isEqualTo(1);
        assertThat(small.components().count()).isEqualTo(2);
        PoissonSystem.Sources sources = new PoissonSystem.Sources(new int[] {0, 1}, Matrix.identity(2));
        Matrix possible = large.totals(sources);
        Matrix alone = large.logits(sources, possible).values();
        Matrix both = new NestedPoisson(List.of(large, small))
                .logits(sources, possible)
                .values();
        for (int k = 0; k < 2 * SIZE; k++) assertThat(both.values()[k]).isCloseTo(alone.values()[k], within(1e-12));
    }

    /// Three pieces: one with both classes, one with a single class, one with none.
    @Test
    void everyComponentIsAProblemOfItsOwn() {
        double[][] line = new double[SIZE][];
        for (int i = 0; i < SIZE; i++) line[i] = new double[] {i + 1000.0 * Math.floorDiv(i, 20)};
        ClassLabels labels = ClassLabels.of(Map.of(2, "a", 17, "b", 30, "b"));
        Matrix p = probabilities(PointCloud.of(line), 8, labels, new Prior.Labelled());
        Moons.assertSumToOne(p);
        assertThat(p.at(0, 0)).isGreaterThan(0.5);
        assertThat(p.at(19, 1)).isGreaterThan(0.5);
        for (int i = 20; i < 40; i++) assertThat(p.at(i, 1)).isEqualTo(1);
        for (int i = 40; i < 60; i++) assertThat(p.at(i, 1)).isCloseTo(2.5 / 4, within(1e-12)); // labels' own shares
    }

    @Test
    void twoPointsAndOnlyLabelledPointsAreEnough() {
        PointCloud two = PointCloud.of(new double[][] {{0}, {1}});
        Matrix p = probabilities(two, 2, ClassLabels.of(Map.of(0, "a", 1, "b")), new Prior.Labelled());
        assertThat(p.at(0, 0)).isGreaterThan(0.5);
        assertThat(p.at(1, 1)).isGreaterThan(0.5);
        Map<Integer, String> all = new TreeMap<>();
        PointCloud square = square(2);
        for (int i = 0; i < SIZE; i++) all.put(i, square.at(i, 0) < 0.5 ? "left" : "right");
        Moons.assertSumToOne(probabilities(square, 12, ClassLabels.of(all), new Prior.Labelled()));
    }

    @Test
    void aRarerClassIsGivenLess() {
        ClassLabels labels = ClassLabels.of(Map.of(3, "a", 40, "b"));
        Matrix even = probabilities(square(6), 16, labels, new Prior.Labelled());
        Matrix rare = probabilities(square(6), 16, labels, new Prior.Given(new double[] {0.1, 0.9}));
        for (int i = 0; i < SIZE; i++) assertThat(rare.at(i, 0)).as("seed 6").isLessThan(even.at(i, 0));
    }
}
