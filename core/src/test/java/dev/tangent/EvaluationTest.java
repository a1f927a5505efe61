package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Target;
import dev.tangent.method.MeasureKind;
import dev.tangent.method.Methods;
import dev.tangent.report.ImportanceReport;
import dev.tangent.report.ImportanceReport.ColumnImportance;
import dev.tangent.report.TestScore;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// What a fit is worth on labels it did not learn from, through the front door.
class EvaluationTest {
    private static final int ROWS = 240;
    private static final List<String> NAMES = List.of("noise", "much", "little");

    /// In a cube: the second coordinate matters most, the third a little, the first not at all.
    private static final double[][] CUBE = cube();

    private static final Regression PLAIN = new Regression()
            .method(Methods.LOCAL_GAUSSIAN)
            .neighbours(20)
            .dimension(3)
            .untuned();

    private static double[][] cube() {
        SplittableRandom random = new SplittableRandom(11);
        double[][] rows = new double[ROWS][3];
        for (double[] row : rows) for (int c = 0; c < 3; c++) row[c] = random.nextDouble();
        return rows;
    }

    private static Labels labels() {
        Map<Integer, Double> labels = new HashMap<>();
        for (int row = 0; row < ROWS; row += 2) labels.put(row, 5 * CUBE[row][1] + CUBE[row][2]);
        return Labels.of(labels);
    }

    private static ClassLabels classes() {
        Map<Integer, String> labels = new HashMap<>();
        for (int row = 0; row < ROWS; row += 2) labels.put(row, CUBE[row][1] < 0.5 ? "low" : "high");
        return ClassLabels.of(labels);
    }

    @Test
    void aScoreIsTheErrorAtTheRowsOfTheLabels() {
        Target.Split<Labels> split = labels().split(0.25, 1);
        RegressionFit fit = PLAIN.fit(PointCloud.of(CUBE), split.training());
        TestScore.OfValues score = fit.score(split.heldOut()).getFirst();
        double sum = 0;
        double squares = 0;
        Labels held = split.heldOut();
        for (int i = 0; i < held.size(); i++) {
            double error = Math.abs(fit.at(held.row(i)) - held.value(i, 0));
            sum += error / held.size();
            squares += error * error / held.size();
        }
        assertThat(score.labels()).isEqualTo(30);
        assertThat(score.meanAbsolute()).isCloseTo(sum, within(1e-12));
        assertThat(score.rootMeanSquare()).isCloseTo(Math.sqrt(squares), within(1e-12));
        assertThat(score.byMean()).isGreaterThan(5 * score.meanAbsolute());
        assertThat(score.explainedVariance().orElseThrow()).isBetween(0.9, 1.0);
    }

    @Test
    void newPlacesAreScoredByTheModel() {
        RegressionFit fit = PLAIN.fit(PointCloud.of(CUBE), labels());
        PointCloud places = PointCloud.of(new double[][] {{0.4, 0.5, 0.6}, {0.3, 0.7, 0.5}});
        double wrong = 100;
        Labels truth = Labels.of(Map.of(1, wrong));
        double predicted = fit.model().predict(0.3, 0.7, 0.5)[0];
        TestScore.OfValues score = fit.score(places, truth).getFirst();
        assertThat(score.meanAbsolute()).isCloseTo(wrong - predicted, within(1e-9));
        assertThat(score.standardError()).isNaN();
        assertThat(score.explainedVariance()).isEmpty();
    }

    @Test
    void classesThatWereNotLearntCountAsWrong() {
        ClassificationFit fit = new Classification()
                .method(Methods.LOCAL_GAUSSIAN)
                .neighbours(20)
                .dimension(3)
                .untuned()
                .fit(PointCloud.of(CUBE), classes());
        int row = 1;
        String right = fit.at(row);
        TestScore.OfClasses score = fit.score(Map.of(row, right, 3, "unheard of"));
        assertThat(score.accuracy()).isEqualTo(0.5);
        assertThat(score.unknown()).isEqualTo(1);
        double probability = fit.probabilities().at(row, fit.names().indexOf(right));
        assertThat(score.logLoss().orElseThrow()).isCloseTo(-Math.log(probability), within(1e-12));
        assertThat(fit.score(Map.of(3, "unheard of")).logLoss()).isEmpty();
    }

    @Test
    void columnsAreRankedByWhatTheyAddToTheError() {
        ImportanceReport report = PLAIN.importance(PointCloud.of(CUBE), labels(), NAMES);
        assertThat(report.columns()).extracting(ColumnImportance::column).containsExactly("much", "little", "noise");
        assertThat(report.mattering()).extracting(ColumnImportance::column).containsExactly("much", "little");
        assertThat(report.labels()).isEqualTo(30);
        assertThat(report.measure()).isEqualTo(MeasureKind.MEAN_ABSOLUTE);
        // Two independent values of a uniform column are a third apart.
        assertThat(report.columns().getFirst().increase()).isCloseTo(5 / 3.0, within(0.3));
        assertThat(PLAIN.importance(PointCloud.of(CUBE), labels(), NAMES)).isEqualTo(report);
    }

    @Test
    void columnsOfOneNameAreShuffledTogether() {
        ImportanceReport report = PLAIN.importance(PointCloud.of(CUBE), labels(), List.of("noise", "both", "both"));
        assertThat(report.columns()).hasSize(2);
        assertThat(report.columns().getFirst().column()).isEqualTo("both");
    }

    @Test
    void columnsMatterToClassesToo() {
        ImportanceReport report = new Classification()
                .method(Methods.LOCAL_GAUSSIAN)
                .neighbours(20)
                .dimension(3)
                .untuned()
                .importance(PointCloud.of(CUBE), classes(), NAMES);
        assertThat(report.measure()).isEqualTo(MeasureKind.LOG_LOSS);
        assertThat(report.columns().getFirst().column()).isEqualTo("much");
    }

    @Test
    void labelsOfOtherRowsOrOutputsAreRefused() {
        RegressionFit fit = PLAIN.fit(PointCloud.of(CUBE), labels());
        Labels beyond = Labels.of(Map.of(ROWS, 1.0));
        assertThatThrownBy(() -> fit.score(beyond)).isInstanceOf(InvalidInput.class);
        assertThatThrownBy(() -> fit.importance(PointCloud.of(CUBE), beyond, NAMES))
                .isInstanceOf(InvalidInput.class);
        assertThatThrownBy(() -> fit.score(Labels.of(new int[] {1}, new double[][] {{1, 2}})))
                .hasMessage("labels must have 1 output, as those that were learnt from, but have 2");
        ClassificationFit classes = new Classification()
                .method(Methods.LOCAL_GAUSSIAN)
                .neighbours(20)
                .dimension(3)
                .untuned()
                .fit(PointCloud.of(CUBE), classes());
        assertThatThrownBy(() -> classes.score(Map.of(-1, "low"))).isInstanceOf(InvalidInput.class);
        assertThatThrownBy(() -> classes.score(Map.of())).hasMessage("there is no label to compare with");
    }

    @Test
    void aNameIsNeededForEachCoordinate() {
        assertThatThrownBy(() -> PLAIN.importance(PointCloud.of(CUBE), labels(), List.of("a", "b")))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("3 coordinates but are 2");
    }
}
