package dev.tangent.learning.newpoints;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.InvalidInput;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.TangentSpace;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Status;
import dev.tangent.learning.fitting.Learner;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.reduction.LabelGroups;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.learning.uncertainty.Uncertainty;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import dev.tangent.parallel.Parallel;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.sparse.SolverSettings;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class FittedModelTest {
    private static final RegularizerSpec LG = new RegularizerSpec(15, new LocalGaussian(2));
    private static final Lambda LAMBDA = Lambda.relative(1e-4);

    /// A bent sheet in space.
    private static PointCloud sheet(int size, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[] x = new double[3 * size];
        for (int i = 0; i < size; i++) {
            double s = 3 * random.nextDouble();
            x[3 * i] = Math.sin(s);
            x[3 * i + 1] = Math.cos(s);
            x[3 * i + 2] = 2 * random.nextDouble();
        }
        return PointCloud.wrap(3, x);
    }

    private static double truth(PointCloud cloud, int i) {
        double s = Math.atan2(cloud.at(i, 0), cloud.at(i, 1));
        return s * s + Math.sin(2 * cloud.at(i, 2));
    }

    private static Labels labels(PointCloud cloud, int every) {
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int i = 0; i < cloud.size(); i += every) builder.add(i, 0, truth(cloud, i), 1);
        return builder.build();
    }

    private static FittedModel fit(PointCloud cloud, RegularizerSpec setting, Labels labels) {
        NeighbourGraph graph = NeighbourGraph.nearest(cloud, setting.neighbours());
        Prediction prediction = new Learner(setting.over(graph), LAMBDA, SolverSettings.DEFAULT).predict(labels);
        return FittedModel.of(setting, graph, prediction, Optional.empty());
    }

    @Test
    void aPlaceTooFarIsNamedByItsRowAmongAllThoughSomeLackCoordinates() {
        PointCloud cloud = sheet(200, 1);
        FittedModel model = fit(cloud, LG, labels(cloud, 5));
        IncompletePoints places = IncompletePoints.of(new double[][] {{Double.NaN, 0, 1}, {0, 1, 1}, {1e200, 0, 0}});
        assertThatThrownBy(() -> model.predict(places))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("place 2 is so far");
    }

    private static PointCloud part(PointCloud cloud, int from, int to) {
        return cloud.select(IntStream.range(from, to).toArray());
    }

    /// The block straight from its equations, its energy minimised over the first value.
    @Test
    void aNewPointHasTheLeastLocalEnergy() {
        PointCloud data = sheet(300, 1);
        PointCloud places = sheet(40, 2);
        FittedModel model = fit(data, LG, labels(data, 10));
        NewPrediction predicted = model.predict(places);
        for (int i = 0; i < places.size(); i++) {
            int[] nearest = nearest(data, places, i, 14);
            PointCloud around = gathered(data, nearest, places, i);
            NeighbourGraph graph = NeighbourGraph.nearest(around, 15); // the whole of it around every point
            int[] order = graph.neighbourhood(0);
            Matrix g = new LocalGaussian(2).at(TangentSpace.at(graph, 0, 2));
            double sum = 0;
            for (int j = 1; j < 15; j++) sum -= g.at(0, j) * model.values().at(nearest[order[j] - 1], 0);
            assertThat(predicted.at(i)).isCloseTo(sum / g.at(0, 0), within(1e-8));
        }
    }

    private static int[] nearest(PointCloud data, PointCloud places, int i, int k) {
        return IntStream.range(0, data.size())
                .boxed()
                .sorted((a, b) -> Double.compare(distance(data, a, places, i), distance(data, b, places, i)))
                .limit(k)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static double distance(PointCloud a, int i, PointCloud b, int j) {
        double sum = 0;
        for (int t = 0; t < 3; t++) sum += Math.pow(a.at(i, t) - b.at(j, t), 2);
        return sum;
    }

    private static PointCloud gathered(PointCloud data, int[] chosen, PointCloud places, int i) {
        double[] x = new double[3 * chosen.length + 3];
        places.copyTo(i, x, 0);
        System.arraycopy(data.select(chosen).toArray(), 0, x, 3, 3 * chosen.length);
        return PointCloud.wrap(3, x);
    }

    @Test
    void agreesWithFittingAgainOnTheUnionAndIsAsAccurate() {
        PointCloud all = sheet(1500, 3);
        Labels labels = labels(part(all, 0, 1200), 12);
        NewPrediction left = fit(part(all, 0, 1200), LG, labels).predict(part(all, 1200, 1500));
        Prediction whole =
                new Learner(LG.over(NeighbourGraph.nearest(all, 15)), LAMBDA, SolverSettings.DEFAULT).predict(labels);
        double difference = 0;
        double errorNew = 0;
        double errorWhole = 0;
        for (int i = 0; i < 300; i++) {
            difference += Math.abs(left.at(i) - whole.at(1200 + i)) / 300;
            errorNew += Math.abs(left.at(i) - truth(all, 1200 + i)) / 300;
            errorWhole += Math.abs(whole.at(1200 + i) - truth(all, 1200 + i)) / 300;
        }
        double spread = labels.merged(DistinctPoints.of(all)).spreads()[0];
        assertThat(difference / spread).isLessThan(0.02);
        assertThat(errorNew).isLessThan(errorWhole + 0.01 * spread);
    }

    @Test
    void aDataPointKeepsItsValueAndStatus() {
        PointCloud data = sheet(200, 4);
        FittedModel model = fit(data, LG, labels(data, 10));
        NewPrediction again = model.predict(data);
        assertThat(again.values().values()).isEqualTo(model.values().copy().values());
        assertThat(again.statuses()).isEqualTo(model.statuses());
    }

    @Test
    void pointsBesideTheSheetAndFarFromItAreFlaggedPointsOnItAreNot() {
        PointCloud data = sheet(800, 5);
        FittedModel model = fit(data, LG, labels(data, 10));
        PointCloud on = sheet(300, 6);
        long flagged = model.predict(on).statuses().stream()
                .filter(Status.OFF_MANIFOLD::equals)
                .count();
        assertThat(flagged).isLessThan(10);
        PointCloud off = PointCloud.of(new double[][] {{0, 0.7, 1}, {0.5, 0.5, 1}, {0, 1, 50}, {9, 9, 9}});
        assertThat(model.predict(off).statuses()).containsOnly(Status.OFF_MANIFOLD);
        assertThat(model.predict(off).values().values()).doesNotContain(Double.NaN);
    }

    @Test
    void byALaplacianItIsTheWeightedMean() {
        PointCloud data = sheet(200, 7);
        FittedModel model = fit(data, new RegularizerSpec(8, new Laplacian(0.1)), labels(data, 10));
        PointCloud places = sheet(20, 8);
        NewPrediction predicted = model.predict(places);
        for (int i = 0; i < 20; i++) {
            double sum = 0;
            double weight = 0;
            for (int j : nearest(data, places, i, 7)) {
                double w = Math.exp(-distance(data, j, places, i) / 0.1);
                sum += w * model.values().at(j, 0);
                weight += w;
            }
            assertThat(predicted.at(i)).isCloseTo(sum / weight, within(1e-9));
        }
    }

    /// As a service calls it: one model, several callers at a time.
    @Test
    void severalCallersAtOnceGetTheSameBits() throws Exception {
        PointCloud data = sheet(300, 1);
        PointCloud places = sheet(700, 2);
        FittedModel model = fit(data, LG, labels(data, 10));
        NewPrediction alone = model.predict(places);
        try (ExecutorService callers = Executors.newFixedThreadPool(4)) {
            List<Future<NewPrediction>> answers = new ArrayList<>();
            for (int call = 0; call < 12; call++) answers.add(callers.submit(() -> model.predict(places)));
            for (Future<NewPrediction> answer : answers) {
                assertThat(answer.get().values().values())
                        .isEqualTo(alone.values().values());
                assertThat(answer.get().statuses()).isEqualTo(alone.statuses());
            }
        }
    }

    @Test
    void threadsDoNotChangeABit() {
        PointCloud data = sheet(900, 9);
        FittedModel model = fit(data, LG, labels(data, 10));
        PointCloud places = sheet(700, 10);
        double[] one = Parallel.on(1, () -> model.predict(places).values().values());
        assertThat(Parallel.on(3, () -> model.predict(places).values().values()))
                .isEqualTo(one);
    }

    private static FittedModel withBars(PointCloud data) {
        Labels labels = labels(data, 10);
        RegularizerMatrix matrix = LG.over(NeighbourGraph.nearest(data, 15));
        double lambda = LAMBDA.over(matrix);
        DistinctLabels merged = labels.merged(matrix.graph().points());
        Reduction reduction = Reduction.of(matrix, merged.points(), SolverSettings.DEFAULT);
        Uncertainty bars = Uncertainty.of(
                matrix, merged, reduction, LabelGroups.alone(merged.size()), lambda, SolverSettings.DEFAULT, 0);
        Prediction prediction = new Learner(matrix, LAMBDA, SolverSettings.DEFAULT).predict(labels);
        return FittedModel.of(LG, matrix.graph(), prediction, Optional.of(ErrorBars.of(bars, lambda)));
    }

    /// Overwrites every array that a public method without parameters gives.
    private static void overwrite(Object owner) throws ReflectiveOperationException {
        for (Method method : owner.getClass().getMethods()) {
            if (method.getParameterCount() > 0 || method.getDeclaringClass() == Object.class) continue;
            switch (method.invoke(owner)) {
                case Matrix matrix -> Arrays.fill(matrix.values(), 1e9);
                case double[] numbers -> Arrays.fill(numbers, 1e9);
                default -> {}
            }
        }
    }

    @Test
    void nothingThatAModelGivesIsItsOwnArray() throws ReflectiveOperationException {
        FittedModel model = withBars(sheet(200, 14));
        PointCloud places = PointCloud.concatenated(List.of(sheet(20, 15), model.cloud()));
        NewPrediction before = model.predict(places);
        overwrite(model);
        overwrite(model.bars().orElseThrow());
        NewPrediction after = model.predict(places);
        assertThat(after.values().values()).isEqualTo(before.values().values());
        assertThat(after.sds().orElseThrow().values())
                .isEqualTo(before.sds().orElseThrow().values());
    }

    @Test
    void errorBarsOfNewPointsAreThoseOfTheirNeighboursAndMore() {
        PointCloud data = sheet(400, 11);
        FittedModel model = withBars(data);
        MatrixView known = model.bars().orElseThrow().sds();
        PointCloud places = sheet(50, 12);
        Matrix sds = model.predict(places).sds().orElseThrow();
        for (int i = 0; i < 50; i++) {
            double least = Double.POSITIVE_INFINITY;
            for (int j : nearest(data, places, i, 14)) least = Math.min(least, known.at(j));
            assertThat(sds.at(i, 0)).isFinite().isGreaterThan(least);
        }
    }

    @Test
    void pointsOfAnotherDimensionAreRefused() {
        PointCloud data = sheet(100, 13);
        FittedModel model = fit(data, LG, labels(data, 10));
        assertThatThrownBy(() -> model.predict(PointCloud.of(2, new double[] {1, 2})))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("dimension 3");
    }
}
