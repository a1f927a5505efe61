package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.LabelHoldout;
import dev.tangent.learning.Labels;
import dev.tangent.method.LossKind;
import dev.tangent.method.Methods;
import dev.tangent.report.SuspectClasses;
import dev.tangent.report.SuspectClasses.SuspectClass;
import dev.tangent.report.SuspectValues;
import dev.tangent.report.SuspectValues.SuspectValue;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Likely wrong labels, through the front door.
class SuspectLabelsTest {
    private static final int ROWS = 200;
    private static final Roll ROLL = Roll.of(ROWS, 5);

    private static final Regression PLAIN = new Regression()
            .method(Methods.LOCAL_GAUSSIAN)
            .neighbours(12)
            .dimension(2)
            .untuned();

    private static final Classification PLAIN_CLASSES = new Classification()
            .method(Methods.LOCAL_GAUSSIAN)
            .neighbours(12)
            .dimension(2)
            .untuned();

    /// The angle with a little noise, at every fifth row.
    private static Map<Integer, Double> angles() {
        Random random = new Random(3);
        Map<Integer, Double> labels = new TreeMap<>();
        for (int row = 0; row < ROWS; row += 5) labels.put(row, ROLL.angle()[row] + 0.05 * random.nextGaussian());
        return labels;
    }

    private static Map<Integer, String> thirds() {
        Map<Integer, String> labels = new TreeMap<>();
        for (int row = 0; row < ROWS; row += 5)
            labels.put(row, ROLL.angle()[row] < 8 ? "inner" : ROLL.angle()[row] < 11 ? "middle" : "outer");
        return labels;
    }

    private static <V> Map<Integer, V> without(Map<Integer, V> labels, int row) {
        Map<Integer, V> fewer = new HashMap<>(labels);
        fewer.remove(row);
        return fewer;
    }

    private static SuspectValue value(String output, double given, double expected) {
        return new SuspectValue(0, output, given, expected, 1, 1, false);
    }

    private static SuspectClass named(String given, String expected) {
        return new SuspectClass(0, "y", given, expected, 0.5, 0.5, 0.7, false);
    }

    @Test
    void theErrorOfWhatOthersPredictIsTheRootMeanSquareOrTheShareOfWrongClasses() {
        SuspectValues values = new SuspectValues(
                List.of(value("a", 1, 4), value("b", 3e200, 0), value("a", 2, 6)), LabelHoldout.LEAVE_ONE_OUT, 0);
        assertThat(values.errors()).containsOnlyKeys("a", "b").containsEntry("b", 3e200);
        assertThat(values.errors().get("a")).isCloseTo(Math.sqrt(12.5), within(1e-14));
        SuspectClasses classes = new SuspectClasses(
                List.of(named("a", "a"), named("a", "b"), named("b", "b"), named("b", "b")), LabelHoldout.FOLDS, 0);
        assertThat(classes.errors()).containsExactly(Map.entry("y", 0.25));
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-6, 1e-3, 1, 100})
    void expectedIsWhatAFitWithoutTheLabelPredicts(double lambda) {
        RegressionFit fit = PLAIN.lambda(lambda).fit(ROLL.points(), Labels.of(angles()));
        SuspectValues found = fit.suspectLabels();
        assertThat(found.holdout()).isEqualTo(LabelHoldout.LEAVE_ONE_OUT);
        assertThat(found.labels()).hasSize(40);
        for (SuspectValue label : found.labels()) {
            double refitted =
                    fit.with(Labels.of(without(angles(), label.row()))).at(label.row());
            assertThat(label.expected()).as("row " + label.row()).isCloseTo(refitted, within(1e-6));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"SQUARED", "LOGISTIC", "SOFTMAX"})
    void probabilitiesAreThoseOfAFitWithoutTheLabel(LossKind loss) {
        ClassificationFit fit = PLAIN_CLASSES.loss(loss).fit(ROLL.points(), ClassLabels.of(thirds()));
        SuspectClasses found = fit.suspectLabels();
        assertThat(found.holdout()).isEqualTo(LabelHoldout.LEAVE_ONE_OUT);
        assertThat(found.labels())
                .hasSize(40)
                .isSortedAccordingTo(Comparator.comparingDouble(SuspectClass::probability));
        for (SuspectClass label : found.labels().subList(0, 10)) {
            ClassificationFit refitted = fit.with(ClassLabels.of(without(thirds(), label.row())));
            double probability =
                    refitted.probabilities().at(label.row(), fit.names().indexOf(label.given()));
            assertThat(label.probability()).as("row " + label.row()).isCloseTo(probability, within(1e-4));
            assertThat(label.score()).isEqualTo(-Math.log(label.probability()));
        }
    }

    /// A smooth function on the unit square.
    @ParameterizedTest
    @ValueSource(strings = {"lg", "knn", "gp"})
    void plantedValuesComeFirstAndStandOut(String method) {
        Random random = new Random(8);
        double[][] rows = new double[120][];
        Map<Integer, Double> labels = new TreeMap<>();
        for (int row = 0; row < rows.length; row++) {
            rows[row] = new double[] {random.nextDouble(), random.nextDouble()};
            if (row % 2 == 0) labels.put(row, rows[row][0] + rows[row][1] + 0.02 * random.nextGaussian());
        }
        labels.put(36, labels.get(36) - 2);
        labels.put(100, labels.get(100) + 2);
        SuspectValues found = new Regression()
                .method(Methods.named(method))
                .fit(PointCloud.of(rows), Labels.of(labels))
                .suspectLabels();
        assertThat(found.labels().subList(0, 2)).extracting(SuspectValue::row).containsExactlyInAnyOrder(36, 100);
        assertThat(found.labels().subList(0, 2)).allMatch(SuspectValue::standsOut);
        assertThat(found.holdout()).isEqualTo(method.equals("lg") ? LabelHoldout.LEAVE_ONE_OUT : LabelHoldout.FOLDS);
    }

    /// Three clusters; a label of one names another.
    @Test
    void plantedClassesComeFirstAndStandOut() {
        Random random = new Random(8);
        double[][] rows = new double[120][];
        Map<Integer, String> labels = new TreeMap<>();
        for (int row = 0; row < rows.length; row++) {
            rows[row] = new double[] {3 * (row % 3) + random.nextDouble(), random.nextDouble()};
            if (row % 2 == 0) labels.put(row, "abc".substring(row % 3, row % 3 + 1));
        }
        labels.put(36, "c");
        labels.put(100, "a");
        SuspectClasses found = new Classification()
                .method(Methods.LOCAL_GAUSSIAN)
                .neighbours(12)
                .dimension(2)
                .fit(PointCloud.of(rows), ClassLabels.of(labels))
                .suspectLabels();
        SuspectClass first = found.labels().stream()
                .filter(label -> label.row() == 36)
                .findFirst()
                .orElseThrow();
        assertThat(first.given()).isEqualTo("c");
        assertThat(first.expected()).isEqualTo("a");
        assertThat(found.labels().subList(0, 2)).extracting(SuspectClass::row).containsExactlyInAnyOrder(36, 100);
        assertThat(found.labels().subList(0, 2)).allMatch(SuspectClass::standsOut);
        assertThat(found.labels().subList(2, 60)).noneMatch(SuspectClass::standsOut);
    }

    @Test
    void inCleanLabelsNothingStandsOut() {
        assertThat(PLAIN.fit(ROLL.points(), Labels.of(angles())).suspectLabels().labels())
                .noneMatch(SuspectValue::standsOut);
        assertThat(PLAIN_CLASSES
                        .fit(ROLL.points(), ClassLabels.of(thirds()))
                        .suspectLabels()
                        .labels())
                .noneMatch(SuspectClass::standsOut);
    }

    @Test
    void equalLabelsAreAllMetAndComeInTheOrderOfTheirRows() {
        Map<Integer, Double> same = angles();
        same.replaceAll((row, value) -> 4.0);
        List<SuspectValue> labels =
                PLAIN.fit(ROLL.points(), Labels.of(same)).suspectLabels().labels();
        assertThat(labels).extracting(SuspectValue::row).isSorted();
        assertThat(labels).allMatch(label -> label.expected() == 4 && label.score() == 0 && !label.standsOut());
    }

    @Test
    void aLabelThatTheOthersTellNothingAboutIsNotJudged() {
        SuspectValues one = PLAIN.fit(ROLL.points(), Labels.of(Map.of(7, 1.0))).suspectLabels();
        assertThat(one.labels()).isEmpty();
        assertThat(one.unjudged()).isEqualTo(1);
        SuspectClasses single = new Classification()
                .fit(ROLL.points(), ClassLabels.of(Map.of(7, "a", 80, "b")))
                .suspectLabels();
        assertThat(single.labels()).isEmpty();
        assertThat(single.unjudged()).isEqualTo(2);
        SuspectClasses rare = PLAIN_CLASSES
                .fit(ROLL.points(), ClassLabels.of(Map.of(7, "a", 80, "b", 90, "a", 100, "a")))
                .suspectLabels();
        assertThat(rare.labels()).extracting(SuspectClass::row).containsExactlyInAnyOrder(7, 90, 100);
        assertThat(rare.unjudged()).isEqualTo(1);
    }

    /// Two copies of a wrong record must not vouch for each other, and of two labels at one place the right one
    /// stays.
    @Test
    void labelsAtOnePlaceAreLeftOutTogetherAndJudgedEachByItself() {
        double[][] rows = new double[ROWS + 2][];
        for (int row = 0; row < ROWS; row++) rows[row] = ROLL.points().matrix().row(row);
        rows[ROWS] = rows[50];
        rows[ROWS + 1] = rows[50];
        Map<Integer, Double> labels = angles();
        double right = labels.get(50);
        labels.put(ROWS, right + 9);
        labels.put(ROWS + 1, right + 9);
        List<SuspectValue> found = PLAIN.fit(PointCloud.of(rows), Labels.of(labels))
                .suspectLabels()
                .labels();
        assertThat(found).hasSize(42);
        assertThat(found.subList(0, 2)).extracting(SuspectValue::row).containsExactly(ROWS, ROWS + 1);
        assertThat(found.subList(0, 2)).allMatch(label -> label.given() == right + 9 && label.standsOut());
        SuspectValue kept =
                found.stream().filter(label -> label.row() == 50).findFirst().orElseThrow();
        assertThat(kept.standsOut()).isFalse();
        assertThat(kept.expected()).isEqualTo(found.getFirst().expected());
    }

    @Test
    void severalOutputsAreRankedTogetherAndMissingLabelsLeftOut() {
        double[][] values = new double[ROWS][2];
        for (int row = 0; row < ROWS; row++) {
            values[row][0] = row % 5 == 0 ? ROLL.angle()[row] : Double.NaN;
            values[row][1] = row % 10 == 0 ? 1000 * ROLL.angle()[row] : Double.NaN;
        }
        values[60][1] = 20_000;
        SuspectValues found = PLAIN.outputs("angle", "large")
                .fit(ROLL.points(), Labels.of(values))
                .suspectLabels();
        assertThat(found.labels()).hasSize(60);
        assertThat(found.labels().getFirst().row()).isEqualTo(60);
        assertThat(found.labels().getFirst().output()).isEqualTo("large");
    }

    @Test
    void aMethodWithoutAReductionNeedsItsSearch() {
        ClassificationFit fit = new Classification()
                .method(Methods.POISSON)
                .neighbours(10)
                .untuned()
                .fit(ROLL.points(), ClassLabels.of(thirds()));
        assertThatThrownBy(fit::suspectLabels)
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("holding labels out");
    }
}
