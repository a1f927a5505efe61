package dev.tangent.learning.fold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import dev.tangent.Regression;
import dev.tangent.RegressionFit;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.LearningCurve;
import dev.tangent.method.Methods;
import dev.tangent.report.SuspectValues.SuspectValue;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NearCopiesTest {
    private static final int PLACES = 60;

    private static PointCloud places(double apart) {
        Random random = new Random(4);
        double[][] rows = new double[2 * PLACES][];
        for (int i = 0; i < PLACES; i++) {
            rows[i] = new double[] {random.nextDouble(), random.nextDouble()};
            rows[PLACES + i] = new double[] {rows[i][0] + apart, rows[i][1]};
        }
        return PointCloud.of(rows);
    }

    /// Noise, the same at a place and its copy.
    private static Labels noise() {
        Random random = new Random(5);
        Map<Integer, Double> labels = new HashMap<>();
        for (int i = 0; i < PLACES; i++) {
            labels.put(i, random.nextGaussian());
            labels.put(PLACES + i, labels.get(i));
        }
        return Labels.of(labels);
    }

    private static RegressionFit fit(double apart) {
        return new Regression().method(Methods.NEAREST).fit(places(apart), noise());
    }

    private static double expected(RegressionFit fit) {
        return fit.report().tuning().orElseThrow().expectedErrors().getFirst();
    }

    @Test
    void theErrorOfNoiseIsThatOfNoiseThoughEveryLabelHasACopy() {
        RegressionFit fit = fit(1e-7);
        assertThat(expected(fit)).isGreaterThan(0.5);
        assertThat(fit.report().warnings()).anyMatch(word -> word.startsWith("120 of 120 labelled points lie within"));
    }

    /// Whose parameters are given, so that no search holds anything out; some points have no label.
    private static RegressionFit regularized(double apart) {
        double[][] rows = new double[2 * PLACES + 40][];
        PointCloud labelled = places(apart);
        for (int i = 0; i < 2 * PLACES; i++) rows[i] = new double[] {labelled.at(i, 0), labelled.at(i, 1)};
        Random random = new Random(6);
        for (int i = 2 * PLACES; i < rows.length; i++)
            rows[i] = new double[] {random.nextDouble(), random.nextDouble()};
        Regression given =
                new Regression().method(Methods.LOCAL_GAUSSIAN).neighbours(15).dimension(2);
        return given.lambda(Lambda.raw(1e-5)).untuned().fit(PointCloud.of(rows), noise());
    }

    private static double rootMeanSquare(List<SuspectValue> labels) {
        return Math.sqrt(labels.stream()
                .mapToDouble(label -> Math.pow(label.given() - label.expected(), 2))
                .average()
                .orElseThrow());
    }

    @Test
    void aCopyDoesNotVouchForALabelInAnAudit() {
        assertThat(rootMeanSquare(regularized(1e-7).suspectLabels().labels())).isGreaterThan(0.7);
    }

    @Test
    void intervalsOfNoiseAreThoseOfNoiseThoughEveryLabelHasACopy() {
        RegressionFit fit = regularized(1e-7).withErrorBars();
        double[] widths = IntStream.range(2 * PLACES, 2 * PLACES + 40)
                .mapToDouble(row -> fit.interval(row, 0.95).width())
                .toArray();
        assertThat(Arrays.stream(widths).average().orElseThrow()).isGreaterThan(2);
    }

    @Test
    void aLearningCurveOfNoiseDoesNotFallThoughEveryLabelHasACopy() {
        List<LearningCurve.MeanError> means =
                regularized(1e-7).learningCurves().getFirst().means();
        assertThat(means).hasSize(6).allMatch(mean -> mean.error() > 0.5 && mean.labels() % 2 == 0);
    }

    @Test
    void pointsThatAreMeasuredApartAreNoCopies() {
        assertThat(fit(1e-3).report().warnings()).noneMatch(word -> word.contains("labelled points lie within"));
    }

    @Test
    void eachIsACopyOfTheFirstOfItsPlace() {
        NearCopies copies = NearCopies.of(places(1e-9));
        assertThat(copies.count()).isEqualTo(2 * PLACES);
        for (int i = 0; i < PLACES; i++)
            assertThat(copies.first()[PLACES + i]).isEqualTo(copies.first()[i]).isEqualTo(i);
    }

    @Test
    void foldsLeftEmptyAreNone() {
        Folds one = Folds.of(6, 6, 1).together(0, 0, 0, 3, 3, 3);
        assertThat(one.count()).isEqualTo(2);
        for (int i = 0; i < 6; i++) assertThat(one.foldOf(i)).isEqualTo(one.foldOf(i < 3 ? 0 : 3));
        assertThat(one.leastTraining()).isEqualTo(3);
    }

    @Test
    void copiesOfASinglePlaceLeaveTheFoldsAsTheyAre() {
        Folds folds = Folds.of(4, 2, 1);
        assertThat(folds.together(0, 0, 0, 0)).isSameAs(folds);
    }

    /// A Swiss roll of 600 points, 80 of them labelled, and copies of eleven: five with labels and three without,
    /// of points that have labels, and three of others.
    private static PointCloud roll(double apart) {
        Random random = new Random(6);
        double[][] rows = new double[611][];
        for (int i = 0; i < rows.length; i++) {
            double t = 4 + 10 * random.nextDouble();
            rows[i] = i < 600
                    ? new double[] {t * Math.cos(t), 20 * random.nextDouble(), t * Math.sin(t)}
                    : rows[source(i)].clone();
            if (i >= 600) rows[i][i % 3] += apart * (1 + random.nextDouble());
        }
        return PointCloud.of(rows);
    }

    private static int source(int copy) {
        return copy < 608 ? copy - 600 : copy - 508;
    }

    private static Labels angles() {
        PointCloud points = roll(0);
        Random random = new Random(7);
        Map<Integer, Double> labels = new HashMap<>();
        for (int i = 0; i < 605; i = i == 79 ? 600 : i + 1) {
            labels.put(i, Math.hypot(points.at(i, 0), points.at(i, 2)) + 0.05 * random.nextGaussian());
        }
        return Labels.of(labels);
    }

    private static RegressionFit gaussian(double apart) {
        return new Regression()
                .method(Methods.LOCAL_GAUSSIAN)
                .neighbours(20)
                .dimension(2)
                .fit(roll(apart), angles());
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-4, 1e-5, 1e-6, 3e-7, 1e-7})
    void nearCopiesLeaveTheErrorAndThePredictionsAsTheSamePointTwiceDoes(double apart) {
        RegressionFit same = gaussian(0);
        RegressionFit near = gaussian(apart);
        assertThat(expected(near)).isCloseTo(expected(same), withinPercentage(20));
        assertThat(near.report().lambda().orElseThrow().relative()).isBetween(1e-8, 1e2);
        double apartBy = IntStream.range(0, 611)
                .mapToDouble(i -> Math.abs(near.at(i) - same.at(i)))
                .average()
                .orElseThrow();
        assertThat(apartBy).isLessThan(0.05);
    }
}
