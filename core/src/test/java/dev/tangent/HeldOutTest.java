package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.method.Methods;
import dev.tangent.report.HeldOutClasses;
import dev.tangent.report.HeldOutValues;
import dev.tangent.report.TuningReport;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// What a fit tells of its held-out labels.
class HeldOutTest {
    private static final int LABELLED = 40;
    private static final PointCloud CLOUD = square();

    private static PointCloud square() {
        SplittableRandom random = new SplittableRandom(5);
        double[] coordinates = new double[2 * 300];
        for (int i = 0; i < coordinates.length; i++) coordinates[i] = random.nextDouble();
        return PointCloud.of(2, coordinates);
    }

    private static double truth(int row) {
        return Math.sin(4 * CLOUD.at(row, 0)) + CLOUD.at(row, 1);
    }

    private static int row(int label) {
        return 299 - 7 * label;
    }

    private static Labels labels(int outputs) {
        LabelsBuilder builder = new LabelsBuilder(outputs);
        SplittableRandom random = new SplittableRandom(6);
        for (int i = 0; i < LABELLED; i++)
            for (int c = 0; c < outputs; c++)
                builder.add(row(i), c, (c + 1) * (truth(row(i)) + 0.05 * random.nextGaussian()), 1);
        return builder.build();
    }

    private static double meanAbsolute(HeldOutValues held) {
        return held.labels().stream()
                .mapToDouble(label -> Math.abs(label.residual()))
                .average()
                .orElseThrow();
    }

    @Test
    void theirErrorIsTheExpectedOne() {
        Regression regression = new Regression().neighbours(8, 12).dimension(2);
        for (RegressionFit fit : List.of(
                regression.fit(CLOUD, labels(1)),
                regression.method(Methods.LAPLACIAN, Methods.LOCAL_GAUSSIAN).fit(CLOUD, labels(1)))) {
            HeldOutValues held = fit.heldOut().getFirst();
            assertThat(held.labels()).hasSize(LABELLED);
            // Forty labels are five folds of eight: the mean over folds is that over labels.
            assertThat(meanAbsolute(held))
                    .isCloseTo(
                            fit.report().tuning().orElseThrow().expectedErrors().getFirst(), within(1e-12));
        }
    }

    @Test
    void theirRowsCarryTheLabels() {
        Labels labels = labels(1);
        HeldOutValues held = new Regression()
                .neighbours(10)
                .dimension(2)
                .outputs("height")
                .fit(CLOUD, labels)
                .heldOut()
                .getFirst();
        assertThat(held.output()).isEqualTo("height");
        for (int i = 0; i < LABELLED; i++) {
            HeldOutValues.HeldOutValue label = held.labels().get(i);
            assertThat(label.row()).isEqualTo(labels.row(i));
            assertThat(label.truth()).isEqualTo(labels.value(i, 0));
            assertThat(label.fold()).isBetween(0, 4);
            assertThat(label.halfWidth()).isEmpty();
        }
    }

    @Test
    void aLabelHasNoSayInItsOwnPrediction() {
        LabelsBuilder moved = new LabelsBuilder(1);
        Labels labels = labels(1);
        for (int i = 0; i < LABELLED; i++) moved.add(labels.row(i), 0, labels.value(i, 0) + (i == 3 ? 1 : 0), 1);
        // Two lambdas next to each other: there is a search, but nothing in it depends on one label.
        Regression regression = new Regression().neighbours(10).dimension(2).lambda(1e-3, 1.0000001e-3);
        List<HeldOutValues.HeldOutValue> before =
                regression.fit(CLOUD, labels).heldOut().getFirst().labels();
        List<HeldOutValues.HeldOutValue> after =
                regression.fit(CLOUD, moved.build()).heldOut().getFirst().labels();
        int fold = before.get(3).fold();
        for (int i = 0; i < LABELLED; i++)
            if (before.get(i).fold() == fold)
                assertThat(after.get(i).predicted()).isCloseTo(before.get(i).predicted(), within(1e-6));
        assertThat(after)
                .anyMatch(label -> label.fold() != fold
                        && before.stream()
                                .anyMatch(other -> other.row() == label.row()
                                        && Math.abs(other.predicted() - label.predicted()) > 1e-3));
    }

    @Test
    void errorBarsOfHeldOutLabelsCoverAboutWhatTheyPromise() {
        RegressionFit fit =
                new Regression().neighbours(8, 12).dimension(2).errorBars().fit(CLOUD, labels(1));
        long within = fit.heldOut().getFirst().labels().stream()
                .filter(label -> Math.abs(label.residual()) <= label.halfWidth().orElseThrow())
                .count();
        // Of 40 at 95 per cent, fewer come in 3 of 1,000 draws of the labels; these are one draw.
        assertThat(within).isGreaterThanOrEqualTo(34);
    }

    @Test
    void eachOutputAloneHasTheErrorsOfItsOwnCandidate() {
        RegressionFit fit =
                new Regression().neighbours(8, 12, 20).dimension(2).perOutput().fit(CLOUD, labels(2));
        List<Double> expected = fit.report().tuning().orElseThrow().expectedErrors();
        for (int c = 0; c < 2; c++)
            assertThat(meanAbsolute(fit.heldOut().get(c))).isCloseTo(expected.get(c), within(1e-12));
    }

    @Test
    void allCandidatesAreTold() {
        Regression regression = new Regression().neighbours(8, 12).dimension(2);
        RegressionFit fit = regression.fit(CLOUD, labels(1));
        assertThat(fit.candidates()).isEqualTo(regression.tune(CLOUD, labels(1)).candidates());
        assertThat(fit.candidates())
                .hasSize(fit.report().tuning().orElseThrow().extent().candidates());
        RegressionFit plain = regression.neighbours(8).untuned().fit(CLOUD, labels(1));
        assertThat(plain.candidates()).isEmpty();
        assertThat(plain.heldOut()).isEmpty();
    }

    @Test
    void theConfusionMatrixCountsWhatTheExpectedErrorMisses() {
        Map<Integer, String> classes = new TreeMap<>();
        for (int i = 0; i < LABELLED; i++) classes.put(row(i), truth(row(i)) > 0.8 ? "high" : "low");
        classes.put(row(0), truth(row(0)) > 0.8 ? "low" : "high");
        ClassificationFit fit =
                new Classification().neighbours(8, 12).dimension(2).fit(CLOUD, ClassLabels.of(classes));
        HeldOutClasses held = fit.heldOut().orElseThrow();
        int all = 0;
        for (int t = 0; t < 2; t++) for (int p = 0; p < 2; p++) all += held.count(t, p);
        assertThat(all).isEqualTo(LABELLED).isEqualTo(held.labels().size());
        double error = fit.report().tuning().orElseThrow().expectedErrors().getFirst();
        assertThat(held.count(0, 1) + held.count(1, 0)).isEqualTo((int) Math.round(error * LABELLED));
        assertThat(held.right()).isEqualTo(held.count(0, 0) + held.count(1, 1));
        for (HeldOutClasses.HeldOutClass label : held.labels())
            assertThat(held.names().get(label.truth())).isEqualTo(classes.get(label.row()));
    }

    @Test
    void explainedVarianceIsOneWithoutErrorsAndAbsentWithoutVariance() {
        var exact = new HeldOutValues.HeldOutValue(0, 0, 1, 1, java.util.OptionalDouble.empty());
        var other = new HeldOutValues.HeldOutValue(1, 0, 3, 3, java.util.OptionalDouble.empty());
        var wrong = new HeldOutValues.HeldOutValue(1, 0, 3, 1, java.util.OptionalDouble.empty());
        assertThat(new HeldOutValues("y", List.of(exact, other)).explainedVariance())
                .hasValue(1);
        // Mean 2, variance 1, mean squared residual 2.
        assertThat(new HeldOutValues("y", List.of(exact, wrong))
                        .explainedVariance()
                        .orElseThrow())
                .isCloseTo(-1, within(1e-12));
        assertThat(new HeldOutValues("y", List.of(exact)).explainedVariance()).isEmpty();
    }

    /// What a fit has to beat.
    @Test
    void baselinesAreMeasuredOnTheSameFolds() {
        Roll roll = Roll.of(200, 3);
        RegressionFit fit =
                new Regression().neighbours(10).dimension(2).folds(4).fit(roll.points(), roll.labels(60));
        TuningReport told = fit.report().tuning().orElseThrow();
        TuningReport mean = new Regression()
                .method(Methods.MEAN)
                .folds(4)
                .fit(roll.points(), roll.labels(60))
                .report()
                .tuning()
                .orElseThrow();
        assertThat(told.baselines()).containsOnlyKeys("mean", "knn");
        assertThat(told.baselines().get("mean")).isEqualTo(mean.expectedErrors().getFirst());
        assertThat(told.beatsBaselines()).isTrue();
        assertThat(mean.beatsBaselines()).isFalse();
        assertThat(fit.expectedError()).hasValue(told.expectedErrors().getFirst());
        Regression given = new Regression().neighbours(10).dimension(2).untuned();
        assertThat(given.fit(roll.points(), roll.labels(60)).expectedError()).isEmpty();
    }
}
