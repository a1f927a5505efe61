package dev.tangent.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Clouds;
import dev.tangent.InvalidInput;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.fitting.Learner;
import dev.tangent.learning.fitting.PosteriorVariance;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.LocalPolynomial;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SolverSettings.Choice;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class LearnerTest {
    static final List<Regularizer> REGULARIZERS =
            List.of(new Laplacian(), new IteratedLaplacian(2), new LocalGaussian(2));

    private static final PointCloud CLOUD = Clouds.uniform(400, 2, 31);
    private static final NeighbourGraph GRAPH = NeighbourGraph.nearest(CLOUD, 12);

    private static Labels labels(PointCloud cloud, int every) {
        LabelsBuilder builder = new LabelsBuilder(2);
        for (int i = 0; i < cloud.size(); i += every)
            builder.add(i, 0, Math.sin(3 * cloud.at(i, 0)), 1).add(i, 1, cloud.at(i, 0) - cloud.at(i, 1), 1);
        return builder.build();
    }

    @ParameterizedTest
    @FieldSource("REGULARIZERS")
    void solvesTheDenseEquations(Regularizer regularizer) {
        RegularizerMatrix matrix = regularizer.over(GRAPH);
        Labels labels = labels(CLOUD, 15);
        Prediction prediction = new Learner(matrix, 1e-3).predict(labels);
        // (J + lambda R) f = J Y, left as it stands: its residual must vanish.
        Matrix R = matrix.matrix().explicit().toDense();
        for (int c = 0; c < 2; c++) {
            Matrix slope = R.times(Matrix.column(prediction.values().column(c)));
            double[] left = slope.column(0);
            for (int i = 0; i < left.length; i++) left[i] *= 1e-3;
            for (int i = 0; i < labels.size(); i++)
                left[labels.row(i)] += prediction.at(labels.row(i), c) - labels.value(i, c);
            assertThat(Matrix.column(left).norm()).isLessThan(1e-10);
        }
        assertThat(prediction.solve().residual()).isLessThan(1e-10);
        assertThat(prediction.warnings()).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("REGULARIZERS")
    void iteratingAndFactorizingAgree(Regularizer regularizer) {
        RegularizerMatrix matrix = regularizer.over(GRAPH);
        Labels labels = labels(CLOUD, 15);
        Matrix direct = predict(matrix, labels, Choice.DIRECT);
        Matrix iterated = predict(matrix, labels, Choice.ITERATIVE);
        assertThat(iterated.minus(direct).norm()).isLessThan(1e-6 * direct.norm());
    }

    private static Matrix predict(RegularizerMatrix matrix, Labels labels, Choice choice) {
        return new Learner(matrix, Lambda.relative(1e-3), SolverSettings.DEFAULT.with(choice))
                .predict(labels)
                .values();
    }

    @Test
    void predictionsAreTheSameOnAnyNumberOfThreads() {
        for (Choice choice : List.of(Choice.DIRECT, Choice.ITERATIVE)) {
            double[] one = Parallel.on(1, () -> fresh(choice)).values();
            double[] four = Parallel.on(4, () -> fresh(choice)).values();
            assertThat(four).isEqualTo(one);
        }
    }

    private static Matrix fresh(Choice choice) {
        PointCloud cloud = Clouds.uniform(1500, 3, 32);
        RegularizerMatrix matrix = new LocalGaussian(2).over(NeighbourGraph.nearest(cloud, 12));
        return predict(matrix, labels(cloud, 50), choice);
    }

    @ParameterizedTest
    @FieldSource("REGULARIZERS")
    void renumberingThePointsRenumbersThePredictions(Regularizer regularizer) {
        int[] order = new int[400];
        Arrays.setAll(order, i -> (i * 147 + 3) % 400);
        LabelsBuilder renumbered = new LabelsBuilder(2);
        Labels labels = labels(CLOUD, 15);
        for (int i = 0; i < labels.size(); i++)
            for (int c = 0; c < 2; c++) renumbered.add(indexOf(order, labels.row(i)), c, labels.value(i, c), 1);
        Prediction straight = new Learner(regularizer.over(GRAPH), 1e-4).predict(labels);
        Prediction turned = new Learner(regularizer.over(NeighbourGraph.nearest(CLOUD.select(order), 12)), 1e-4)
                .predict(renumbered.build());
        for (int i = 0; i < 400; i++) assertThat(turned.at(i, 1)).isCloseTo(straight.at(order[i], 1), within(1e-9));
    }

    private static int indexOf(int[] order, int value) {
        for (int i = 0; i < order.length; i++) if (order[i] == value) return i;
        throw new IllegalStateException("not there: " + value);
    }

    @Test
    void relativeLambdaIsLambdaOverTheMeanDiagonal() {
        RegularizerMatrix matrix = new LocalGaussian(2).over(GRAPH);
        double scale = 0;
        for (double value : matrix.matrix().diagonal()) scale += value / 400;
        assertThat(Lambda.relative(1e-3).over(matrix)).isCloseTo(1e-3 / scale, within(1e-15));
        assertThat(Lambda.raw(1e-3).over(matrix)).isEqualTo(1e-3);
    }

    @Test
    void copiesOfARowShareOnePredictionAndPoolTheirLabels() {
        double[] coordinates = Arrays.copyOf(CLOUD.toArray(), 804);
        System.arraycopy(CLOUD.toArray(), 40, coordinates, 800, 4); // rows 400, 401 repeat rows 20, 21
        PointCloud copied = PointCloud.wrap(2, coordinates);
        LabelsBuilder both = new LabelsBuilder(1)
                .add(20, 0, 1, 1)
                .add(400, 0, 4, 3)
                .add(5, 0, 0, 1)
                .add(90, 0, 2, 1);
        Labels pooled = new LabelsBuilder(1)
                .add(20, 0, 3.25, 4)
                .add(5, 0, 0, 1)
                .add(90, 0, 2, 1)
                .build();
        Prediction prediction =
                new Learner(new LocalGaussian(2).over(NeighbourGraph.nearest(copied, 12)), 1e-3).predict(both.build());
        Prediction expected = new Learner(new LocalGaussian(2).over(GRAPH), 1e-3).predict(pooled);
        assertThat(prediction.rows()).isEqualTo(402);
        for (int row = 0; row < 400; row++) assertThat(prediction.at(row)).isEqualTo(expected.at(row));
        assertThat(prediction.at(400)).isEqualTo(prediction.at(20));
        assertThat(prediction.at(401)).isEqualTo(prediction.at(21));
        assertThat(prediction.warnings())
                .containsExactly("2 rows repeat another row exactly; copies share one prediction");
    }

    @Test
    void aLabelMissingForOneOutputChangesNothingForTheOther() {
        Labels all = labels(CLOUD, 15);
        LabelsBuilder some = new LabelsBuilder(2);
        for (int i = 0; i < all.size(); i++) {
            some.add(all.row(i), 0, all.value(i, 0), 1);
            if (i % 2 == 0) some.add(all.row(i), 1, all.value(i, 1), 1);
        }
        Learner learner = new Learner(new LocalGaussian(2).over(GRAPH), 1e-4);
        Prediction whole = learner.predict(all);
        Prediction partial = learner.predict(some.build());
        LabelsBuilder halfAlone = new LabelsBuilder(1);
        for (int i = 0; i < all.size(); i += 2) halfAlone.add(all.row(i), 0, all.value(i, 1), 1);
        Prediction half = learner.predict(halfAlone.build());
        for (int i = 0; i < 400; i++) {
            assertThat(partial.at(i, 0)).isCloseTo(whole.at(i, 0), within(1e-10));
            assertThat(partial.at(i, 1)).isCloseTo(half.at(i), within(1e-10));
        }
    }

    @Test
    void aHeavierLabelIsMetMoreClosely() {
        Learner learner = new Learner(new Laplacian().over(GRAPH), 1);
        double light = learner.predict(
                        new LabelsBuilder(1).add(0, 0, 0, 1).add(1, 0, 10, 1).build())
                .at(1);
        double heavy = learner.predict(
                        new LabelsBuilder(1).add(0, 0, 0, 1).add(1, 0, 10, 100).build())
                .at(1);
        assertThat(heavy).isGreaterThan(light).isLessThan(10);
    }

    @Test
    void aComponentWithoutLabelsGetsTheLabelMeanAndSaysSo() {
        PointCloud two = Clouds.apart(CLOUD, Clouds.uniform(50, 2, 33), 10);
        NeighbourGraph graph = NeighbourGraph.nearest(two, 12);
        Labels labels = Labels.of(Map.of(0, 1.0, 100, 2.0, 200, 6.0, 300, 3.0));
        for (Regularizer regularizer : REGULARIZERS) {
            Prediction prediction = new Learner(regularizer.over(graph), 1e-4).predict(labels);
            for (int i = 400; i < 450; i++) {
                assertThat(prediction.at(i)).isEqualTo(3.0);
                assertThat(prediction.status(i)).isEqualTo(Status.NO_LABEL);
            }
            assertThat(prediction.status(399)).isEqualTo(Status.OK);
            assertThat(prediction.warnings())
                    .containsExactly("50 rows in 1 connected component have no label at all; they got the label mean");
        }
    }

    @Test
    void pointsThatHangOnTheRestByNextToNothingDoNotMakeItSingular() {
        // Three points that see each other and, 2.6 away, one point of the square: an edge of e^-68, about 1e-30.
        double[] coordinates = Arrays.copyOf(CLOUD.toArray(), CLOUD.toArray().length + 6);
        double[] few = {3.6, 0.5, 3.62, 0.5, 3.6, 0.52};
        System.arraycopy(few, 0, coordinates, CLOUD.toArray().length, few.length);
        RegularizerMatrix matrix = new Laplacian(0.1).over(NeighbourGraph.nearest(PointCloud.wrap(2, coordinates), 4));
        Labels labels = Labels.of(Map.of(0, 1.0, 100, 2.0, 200, 6.0, 300, 3.0));
        Prediction prediction = new Learner(matrix, 1e-4).predict(labels);
        Prediction without =
                new Learner(new Laplacian(0.1).over(NeighbourGraph.nearest(CLOUD, 4)), 1e-4).predict(labels);
        for (int i = 0; i < CLOUD.size(); i++) assertThat(prediction.at(i)).isCloseTo(without.at(i), within(1e-6));
        for (int i = CLOUD.size(); i < prediction.rows(); i++)
            assertThat(prediction.at(i)).isBetween(1.0, 6.0);
        for (double variance : PosteriorVariance.of(
                        matrix, labels.merged(matrix.graph().points()), 1e-4, SolverSettings.DEFAULT, 0)
                .values()
                .values()) assertThat(variance).isPositive().isFinite();
    }

    @Test
    void aComponentWithTooFewLabelsKeepsThemAndIsOtherwiseShrunkToTheMean() {
        PointCloud two = Clouds.apart(CLOUD, Clouds.uniform(60, 2, 34), 10);
        NeighbourGraph graph = NeighbourGraph.nearest(two, 12);
        Labels labels = Labels.of(Map.of(0, 1.0, 100, 2.0, 200, 6.0, 300, 3.0, 410, 8.0, 420, 10.0));
        Prediction prediction = new Learner(new LocalGaussian(2).over(graph), 1e-6).predict(labels);
        assertThat(prediction.at(410)).isCloseTo(8, within(1e-2));
        assertThat(prediction.at(420)).isCloseTo(10, within(1e-2));
        for (int i = 400; i < 460; i++) {
            assertThat(prediction.status(i)).isEqualTo(Status.FEW_LABELS);
            // The smoothest function closest to the mean, 5, does not run away from labels and mean.
            assertThat(prediction.at(i)).isBetween(-15.0, 25.0);
        }
        assertThat(prediction.status(0)).isEqualTo(Status.OK);
        assertThat(prediction.warnings()).hasSize(1).first().asString().startsWith("60 rows in 1 connected component");
        // One label is enough for the Laplacian, whose null space is the constants.
        assertThat(new Learner(new Laplacian().over(graph), 1e-6)
                        .predict(labels)
                        .warnings())
                .isEmpty();
    }

    @Test
    void labelsOnOneLineDoNotFixALinearFunctionOfThePlane() {
        PointCloud cloud = PointCloud.wrap(2, withLine(CLOUD.toArray()));
        NeighbourGraph graph = NeighbourGraph.nearest(cloud, 12);
        Labels onLine = Labels.of(Map.of(0, 0.1, 1, 0.2, 2, 0.3, 3, 0.4));
        Prediction prediction = new Learner(new LocalGaussian(2).over(graph), 1e-6).predict(onLine);
        assertThat(prediction.statuses()).containsOnly(Status.FEW_LABELS);
        assertThat(prediction.at(0)).isCloseTo(0.1, within(1e-3));
        assertThat(prediction.at(3)).isCloseTo(0.4, within(1e-3));
    }

    private static double[] withLine(double[] coordinates) {
        double[] changed = coordinates.clone();
        for (int i = 0; i < 4; i++) changed[2 * i] = changed[2 * i + 1] = 0.2 + 0.17 * i;
        return changed;
    }

    @Test
    void oneLabelIsAnAnswerEverywhere() {
        Prediction prediction = new Learner(new LocalGaussian(2).over(GRAPH), 1e-6).predict(Labels.of(Map.of(7, 4.5)));
        for (int i = 0; i < 400; i++) assertThat(prediction.at(i)).isCloseTo(4.5, within(1e-6));
    }

    @Test
    void allPointsLabelledIsSmoothing() {
        LabelsBuilder all = new LabelsBuilder(1);
        for (int i = 0; i < 400; i++) all.add(i, 0, CLOUD.at(i, 0), 1);
        Prediction prediction = new Learner(new LocalGaussian(2).over(GRAPH), 1e-3).predict(all.build());
        for (int i = 0; i < 400; i++) assertThat(prediction.at(i)).isCloseTo(CLOUD.at(i, 0), within(1e-8));
    }

    @Test
    void neighbourhoodsOfAllPointsWork() {
        PointCloud small = Clouds.uniform(12, 2, 35);
        Prediction prediction = new Learner(new LocalGaussian(2).over(NeighbourGraph.nearest(small, 12)), 1e-6)
                .predict(Labels.of(Map.of(0, 1.0, 1, 2.0, 2, 3.0, 3, 4.0)));
        assertThat(prediction.statuses()).containsOnly(Status.OK);
        assertThat(prediction.at(0)).isCloseTo(1, within(1e-2));
    }

    @Test
    void aLabelBeyondThePointsIsRefused() {
        Learner learner = new Learner(new Laplacian().over(GRAPH), 1);
        assertThatThrownBy(() -> learner.predict(Labels.of(Map.of(400, 1.0))))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("labelled point must be between 0 and 399 but is 400");
    }

    @Test
    void lambdaMustBePositive() {
        assertThatThrownBy(() -> Lambda.raw(0)).hasMessage("lambda must be positive and finite but is 0.0");
        assertThatThrownBy(() -> Lambda.relative(-1))
                .hasMessage("relative lambda must be positive and finite but is -1.0");
    }

    /// The null space of B in the plane has five dimensions: four labels are too few, whatever dimensions they
    /// span.
    @Test
    void tooFewLabelsForFreeQuadraticsAreTold() {
        PointCloud cloud = Clouds.uniform(200, 2, 77);
        RegularizerMatrix matrix = new LocalPolynomial(2).over(NeighbourGraph.nearest(cloud, 14));
        Map<Integer, Double> four = Map.of(0, 1.0, 50, 2.0, 100, 3.0, 150, 4.0);
        Prediction few = new Learner(matrix, 1e-9).predict(Labels.of(four));
        assertThat(few.status(7)).isEqualTo(Status.FEW_LABELS);
        Map<Integer, Double> five = new HashMap<>(four);
        five.put(190, 5.0);
        Prediction enough = new Learner(matrix, 1e-9).predict(Labels.of(five));
        assertThat(enough.status(7)).isEqualTo(Status.OK);
    }
}
