package dev.tangent.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.fitting.Learner;
import dev.tangent.learning.fitting.ReducedLearner;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.sparse.SolverSettings;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Powers of the Laplacian on graphs whose parts hold together by weak edges only.
class NearlyDisconnectedTest {
    private static final int COUNT = 60;

    /// Three stretches of points on a line, the gaps between them several times as wide as between neighbours.
    private static RegularizerMatrix chain(double gap, int power) {
        double[] x = new double[COUNT];
        for (int i = 0; i < COUNT; i++) x[i] = 0.05 * i + gap * stretch(i) + 0.004 * (i * 7 % 5);
        NeighbourGraph graph = NeighbourGraph.nearest(PointCloud.wrap(1, x), 20);
        return new IteratedLaplacian(new Laplacian(0.04), power).over(graph);
    }

    private static int stretch(int point) {
        return point / 20;
    }

    private static double value(int point) {
        return stretch(point) + 0.1 * Math.sin(point);
    }

    private static Labels labels(int... points) {
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int point : points) builder.add(point, 0, value(point), 1);
        return builder.build();
    }

    /// With labels on every part the system of all points is well conditioned, whatever the coupling: it is the
    /// twin.
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void aWeakCouplingDoesNotTakeTheDigitsOfTheRest(int power) {
        RegularizerMatrix regularizer = chain(0.35, power);
        int[] labelled = {2, 9, 17, 22, 35, 41, 44, 58};
        double lambda = 1e-3;
        Matrix system = regularizer.matrix().explicit().toDense().times(lambda);
        Matrix right = Matrix.zeros(COUNT, 1);
        for (int point : labelled) {
            system.set(point, point, system.at(point, point) + 1);
            right.set(point, 0, value(point));
        }
        Matrix expected = DenseSolve.positiveDefinite(system, right);
        Matrix values = ReducedLearner.squared(
                        regularizer, labels(labelled).merged(regularizer.graph().points()), SolverSettings.DEFAULT)
                .predict(Lambda.raw(lambda))
                .values();
        assertThat(values.minus(expected).norm()).isLessThan(1e-7 * expected.norm());
    }

    /// The minimum itself goes astray there: it lies far outside the labels, which is no knowledge.
    @Test
    void aPartThatHangsOnAWeakEdgeWithoutLabelsGetsTheMeanAndSaysSo() {
        RegularizerMatrix regularizer = chain(0.45, 3);
        int[] labelled = {2, 5, 9, 13, 17, 22, 25, 29, 33, 37};
        Labels labels = labels(labelled);
        double mean = IntStream.of(labelled)
                .mapToDouble(NearlyDisconnectedTest::value)
                .average()
                .orElseThrow();
        for (SolverSettings solver :
                new SolverSettings[] {SolverSettings.DEFAULT, SolverSettings.DEFAULT.with(SolverSettings.Choice.DIRECT)
                }) {
            Prediction prediction = new Learner(regularizer, Lambda.raw(1e-6), solver).predict(labels);
            for (int i = 40; i < COUNT; i++) {
                assertThat(prediction.status(i)).isEqualTo(Status.FEW_LABELS);
                assertThat(prediction.at(i)).isCloseTo(mean, offset(1e-12));
            }
            for (int i = 0; i < 40; i++) assertThat(prediction.status(i)).isEqualTo(Status.OK);
            assertThat(prediction.warnings())
                    .anySatisfy(warning ->
                            assertThat(warning).startsWith("20 rows are joined to every label by weak edges only"));
        }
    }
}
