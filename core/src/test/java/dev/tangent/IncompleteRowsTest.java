package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Intervals;
import dev.tangent.learning.Labels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.Status;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.learning.newpoints.NewPrediction;
import dev.tangent.method.Methods;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The front door with points that lack coordinates.
class IncompleteRowsTest {
    private static final int ROWS = 600;
    private static final int LABELS = 60;
    private static final Roll ROLL = Roll.of(ROWS, 1);
    private static final Regression GIVEN =
            new Regression().neighbours(15).dimension(2).lambda(1e-4);

    private static IncompletePoints withGaps(PointCloud cloud, int from) {
        SplittableRandom random = new SplittableRandom(5);
        double[][] rows = new double[cloud.size()][cloud.dimension()];
        for (int i = 0; i < rows.length; i++)
            for (int c = 0; c < cloud.dimension(); c++)
                rows[i][c] = i >= from && random.nextInt(10) == 0 ? Double.NaN : cloud.at(i, c);
        return IncompletePoints.of(rows);
    }

    @Test
    void completeRowsAreFittedAsIfTheOthersWereNotThere() {
        IncompletePoints some = withGaps(ROLL.points(), LABELS);
        int[] complete = some.completeRows();
        assertThat(complete.length).isBetween(ROWS / 2, ROWS - 50);
        RegressionFit fit = GIVEN.errorBars().fit(some, ROLL.labels(LABELS));
        RegressionFit alone = GIVEN.fit(ROLL.points().select(complete), ROLL.labels(LABELS));
        assertThat(fit.rows()).isEqualTo(ROWS);
        for (int i = 0; i < complete.length; i++)
            assertThat(fit.at(complete[i])).isCloseTo(alone.at(i), within(1e-9));
        for (int row = 0; row < ROWS; row++)
            assertThat(fit.status(row)).isEqualTo(some.isComplete(row) ? Status.OK : Status.IMPUTED);
    }

    @Test
    void errorBarsOfIncompleteRowsHold() {
        IncompletePoints some = withGaps(ROLL.points(), LABELS);
        RegressionFit fit = GIVEN.errorBars().fit(some, ROLL.labels(LABELS));
        int within = 0;
        int count = 0;
        Intervals intervals = fit.intervals(0.95);
        for (int row = 0; row < ROWS; row++) {
            if (some.isComplete(row)) continue;
            count++;
            if (intervals.at(row, 0).contains(ROLL.truth(row))) within++;
        }
        assertThat(within / (double) count).isGreaterThan(0.85);
    }

    /// Of 60 labels a fifth are of incomplete rows: the complete rows are predicted better with them.
    @Test
    void labelsOfIncompleteRowsAreUsed() {
        IncompletePoints some = withGaps(ROLL.points(), 0);
        LabelsBuilder complete = new LabelsBuilder(1);
        for (int row = 0; row < LABELS; row++) if (some.isComplete(row)) complete.add(row, 0, ROLL.truth(row), 1);
        RegressionFit with = GIVEN.fit(some, ROLL.labels(LABELS));
        RegressionFit without = GIVEN.fit(some, complete.build());
        assertThat(errorOf(with, some.completeRows())).isLessThan(0.95 * errorOf(without, some.completeRows()));
    }

    private static double errorOf(RegressionFit fit, int[] rows) {
        return Arrays.stream(rows)
                .mapToDouble(row -> Math.abs(fit.at(row) - ROLL.truth(row)))
                .average()
                .orElseThrow();
    }

    /// A label says nothing of where its row lies among those near it in the coordinates that are there: the row is
    /// predicted as a new one is, which has none.
    @Test
    void aLabelledRowWithAGapIsPredictedLikeOneWithoutALabel() {
        IncompletePoints some = withGaps(ROLL.points(), 0);
        RegressionFit fit = GIVEN.errorBars().fit(some, ROLL.labels(LABELS));
        NewPrediction again = fit.model().predict(some);
        int gaps = 0;
        int within = 0;
        Intervals intervals = fit.intervals(0.95);
        for (int row = 0; row < LABELS; row++) {
            assertThat(fit.at(row)).isCloseTo(again.at(row), within(1e-9));
            assertThat(fit.sds().at(row, 0)).isCloseTo(again.sds().orElseThrow().at(row, 0), within(1e-9));
            if (some.isComplete(row)) continue;
            gaps++;
            if (intervals.at(row, 0).contains(ROLL.truth(row))) within++;
        }
        assertThat(gaps).isGreaterThan(10);
        assertThat(within / (double) gaps).isGreaterThan(0.85);
    }

    /// Of a roll with gaps the held-out labels are those of complete rows: what the others err by stands beside it.
    @Test
    void theErrorOfRowsWithGapsIsTold() {
        IncompletePoints some = withGaps(ROLL.points(), 0);
        RegressionFit fit = new Regression()
                .method(Methods.LOCAL_GAUSSIAN)
                .neighbours(15)
                .dimension(2)
                .fit(some, ROLL.labels(LABELS));
        int[] gaps =
                IntStream.range(0, ROWS).filter(row -> !some.isComplete(row)).toArray();
        String told = fit.report().warnings().stream()
                .filter(warning -> warning.startsWith(gaps.length + " of 600 rows lack coordinates"))
                .findFirst()
                .orElseThrow();
        double real =
                errorOf(fit, Arrays.stream(gaps).filter(row -> row >= LABELS).toArray());
        double error = Double.parseDouble(told.replaceAll(".* mae ([0-9.]+) at .*", "$1"));
        assertThat(error).isBetween(real / 1.5, real * 1.5);
    }

    /// With a small lambda a function goes through a label that was handed to the wrong place, however little it
    /// weighs.
    @Test
    void aLabelLikeNoneOfTheRowsNearItIsLeftOut() {
        PointCloud points = ROLL.points();
        double[][] rows = new double[ROWS][3];
        for (int row = 0; row < ROWS; row++) points.copyTo(row, rows[row], 0);
        rows[0][2] = Double.NaN;
        LabelsBuilder wrong = new LabelsBuilder(1).add(0, 0, ROLL.truth(0) + 20, 1);
        LabelsBuilder others = new LabelsBuilder(1);
        for (int row = 1; row < LABELS; row++) {
            wrong.add(row, 0, ROLL.truth(row), 1);
            others.add(row, 0, ROLL.truth(row), 1);
        }
        RegressionFit fit = GIVEN.fit(IncompletePoints.of(rows), wrong.build());
        RegressionFit without = GIVEN.fit(IncompletePoints.of(rows), others.build());
        for (int row = 1; row < ROWS; row++) assertThat(fit.at(row)).isCloseTo(without.at(row), within(1e-12));
        assertThat(fit.report().warnings()).anyMatch(warning -> warning.startsWith("1 of 60 labels is not used"));
    }

    @Test
    void droppedRowsGetTheMean() {
        IncompletePoints some = withGaps(ROLL.points(), LABELS);
        RegressionFit fit = GIVEN.missing(MissingCoordinates.DROP).fit(some, ROLL.labels(LABELS));
        for (int row = 0; row < ROWS; row++) {
            if (some.isComplete(row)) continue;
            assertThat(fit.status(row)).isEqualTo(Status.DROPPED);
            assertThat(fit.at(row)).isCloseTo(meanLabel(), within(1e-12));
        }
        assertThat(fit.report().warnings())
                .contains((ROWS - some.completeRows().length)
                        + " rows lack coordinates and were not used; they got the label mean");
    }

    private static double meanLabel() {
        return IntStream.range(0, LABELS).mapToDouble(ROLL::truth).average().orElseThrow();
    }

    @Test
    void missingCoordinatesAreRefusedWhereThatIsAskedFor() {
        IncompletePoints some = withGaps(ROLL.points(), LABELS);
        assertThatThrownBy(() -> GIVEN.missing(MissingCoordinates.REFUSE).fit(some, ROLL.labels(LABELS)))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("is missing");
    }

    /// However the others are imputed; its label is not learnt from, and that is told.
    @Test
    void aRowWithoutAnyCoordinateIsDropped() {
        double[][] rows = new double[ROWS][3];
        for (int row = 0; row < ROWS; row++) ROLL.points().copyTo(row, rows[row], 0);
        for (int row : new int[] {0, 100}) Arrays.fill(rows[row], Double.NaN);
        IncompletePoints some = IncompletePoints.of(rows);
        int[] others = IntStream.range(1, ROWS).filter(row -> row != 100).toArray();
        LabelsBuilder without = new LabelsBuilder(1);
        for (int row = 1; row < LABELS; row++) without.add(row - 1, 0, ROLL.truth(row), 1);
        RegressionFit alone = GIVEN.fit(ROLL.points().select(others), without.build());
        for (MissingCoordinates way : List.of(MissingCoordinates.MEDIAN, MissingCoordinates.NEIGHBOURS)) {
            RegressionFit fit = GIVEN.missing(way).fit(some, ROLL.labels(LABELS));
            assertThat(fit.status(0)).isEqualTo(Status.DROPPED);
            assertThat(fit.status(100)).isEqualTo(Status.DROPPED);
            assertThat(fit.at(100)).isEqualTo(fit.at(0));
            for (int i = 0; i < others.length; i++)
                assertThat(fit.at(others[i])).isCloseTo(alone.at(i), within(1e-9));
            assertThat(fit.report().warnings())
                    .contains("2 rows lack all their coordinates and were not used; they got the label mean")
                    .anyMatch(warning -> warning.startsWith("1 of 60 labels is not used"));
        }
    }

    @Test
    void aRowFarFromAllOthersInWhatItHasIsToldOf() {
        double[][] rows = new double[ROWS][3];
        for (int row = 0; row < ROWS; row++) ROLL.points().copyTo(row, rows[row], 0);
        rows[100] = new double[] {1e4, Double.NaN, Double.NaN};
        RegressionFit fit = GIVEN.fit(IncompletePoints.of(rows), ROLL.labels(LABELS));
        assertThat(fit.status(100)).isEqualTo(Status.OFF_MANIFOLD);
        assertThat(fit.report().warnings())
                .contains("1 row lacks coordinates and lies far from all others in those it has; its value is that of"
                        + " far rows");
    }

    /// Thirty columns of two factors, a tenth of the cells missing: hardly a row is complete.
    @Test
    void aTableWithoutCompleteRowsIsImputed() {
        SplittableRandom random = new SplittableRandom(3);
        double[][] rows = new double[300][30];
        double[] truth = new double[300];
        for (int i = 0; i < 300; i++) {
            double a = random.nextGaussian();
            double b = random.nextGaussian();
            truth[i] = a - b;
            for (int c = 0; c < 30; c++) rows[i][c] = a * Math.sin(c) + b * Math.cos(c) + 0.01 * random.nextGaussian();
        }
        Labels labels = Labels.of(IntStream.range(0, 50).toArray(), Arrays.copyOf(truth, 50));
        RegressionFit whole = GIVEN.fit(PointCloud.of(rows), labels);
        IncompletePoints some = withGaps(PointCloud.of(rows), 0);
        assertThat(some.completeRows().length).isLessThan(60);
        RegressionFit fit = GIVEN.fit(some, labels);
        double error = 0;
        double least = 0;
        for (int i = 50; i < 300; i++) {
            error += Math.abs(fit.at(i) - truth[i]) / 250;
            least += Math.abs(whole.at(i) - truth[i]) / 250;
        }
        assertThat(error).isLessThan(1.5 * least + 0.01);
        assertThat(fit.statuses()).contains(Status.IMPUTED);
    }

    /// As a complete one would be: there the spread of the labels is all that is known.
    @Test
    void aPointFarFromAllInTheCoordinatesThatItHasIsOffTheManifold() {
        FittedModel model =
                GIVEN.errorBars().fit(ROLL.points(), ROLL.labels(LABELS)).model();
        double gap = Double.NaN;
        NewPrediction found =
                model.predict(IncompletePoints.of(new double[][] {{1e9, 1e9, gap}, {gap, gap, -60}, {gap, 10, gap}}));
        assertThat(found.statuses()).containsExactly(Status.OFF_MANIFOLD, Status.OFF_MANIFOLD, Status.IMPUTED);
        double spread = model.bars().orElseThrow().spreads().getFirst();
        assertThat(found.sds().orElseThrow().at(0, 0)).isGreaterThanOrEqualTo(spread);
        assertThat(found.sds().orElseThrow().at(1, 0)).isGreaterThanOrEqualTo(spread);
    }

    /// Many at one place are near to all that the column ranges over.
    @Test
    void betweenWholeNumbersIsNotFar() {
        double[][] rows = new double[100][2];
        for (int i = 0; i < rows.length; i++) rows[i] = new double[] {i % 4, Math.sin(i)};
        LabelsBuilder labels = new LabelsBuilder(1);
        for (int i = 0; i < 20; i++) labels.add(i, 0, i % 4, 1);
        FittedModel model = GIVEN.fit(PointCloud.of(rows), labels.build()).model();
        NewPrediction found = model.predict(IncompletePoints.of(
                new double[][] {{1.5, Double.NaN}, {2, Double.NaN}, {50, Double.NaN}}));
        assertThat(found.statuses()).containsExactly(Status.IMPUTED, Status.IMPUTED, Status.OFF_MANIFOLD);
    }

    @Test
    void newPointsMayLackCoordinates() {
        FittedModel model =
                GIVEN.errorBars().fit(ROLL.points(), ROLL.labels(LABELS)).model();
        double[][] rows = {{1, 2, 3}, {1, 2, Double.NaN}, {Double.NaN, Double.NaN, Double.NaN}};
        NewPrediction found = model.predict(IncompletePoints.of(rows));
        assertThat(found.at(0))
                .isEqualTo(
                        model.predict(PointCloud.of(new double[][] {rows[0]})).at(0));
        assertThat(found.status(1)).isEqualTo(Status.IMPUTED);
        assertThat(found.status(2)).isEqualTo(Status.DROPPED);
        assertThat(found.at(2)).isCloseTo(meanLabel(), within(1e-12));
        assertThat(found.values().values()).doesNotContain(Double.NaN);
        assertThat(found.sds().orElseThrow().values()).doesNotContain(Double.NaN);
        assertThat(List.of(found.sds().orElseThrow().at(2, 0))).allMatch(sd -> sd > 0);
    }
}
