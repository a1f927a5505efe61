package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.Points;
import dev.tangent.geometry.WeightedGraph;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.LabelsBuilder;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// However few rows there are, all defaults give finite values and classes.
@Tag("full")
class FewRowsTest {
    /// Where sizes of folds and neighbourhoods no longer change with every row, values and classes take turns.
    static IntStream rowsWithValues() {
        return IntStream.rangeClosed(3, 40).filter(rows -> rows <= 20 || rows % 2 == 0);
    }

    static IntStream rowsWithClasses() {
        return IntStream.rangeClosed(3, 40).filter(rows -> rows <= 20 || rows % 2 == 1);
    }

    private static final int MOST_COLUMNS = 8;

    /// By turns from one to eight.
    private static int columns(int rows) {
        return 1 + 3 * rows % MOST_COLUMNS;
    }

    private static PointCloud points(int rows) {
        return points(rows, 2);
    }

    private static PointCloud points(int rows, int columns) {
        SplittableRandom random = new SplittableRandom(100L * columns + rows);
        double[][] all = new double[rows][columns];
        for (double[] each : all) for (int t = 0; t < columns; t++) each[t] = random.nextGaussian();
        return PointCloud.of(all);
    }

    /// Of every other row.
    private static Labels values(PointCloud points) {
        LabelsBuilder labels = new LabelsBuilder(1);
        for (int row = 0; row < points.size(); row += 2) labels.add(row, 0, points.at(row, 0), 1);
        return labels.build();
    }

    private static ClassLabels classes(int rows) {
        Map<Integer, String> classes = new TreeMap<>();
        for (int row = 0; row < rows; row += 2) classes.put(row, row % 4 == 0 ? "a" : "b");
        return ClassLabels.of(classes);
    }

    /// The rows in a ring, and a chord from each.
    private static WeightedGraph ring(int rows) {
        int[] start = IntStream.rangeClosed(0, rows).map(i -> 2 * i).toArray();
        int[] ends = IntStream.range(0, 2 * rows)
                .map(e -> (e / 2 + 1 + e % 2 * (1 + e / 2 % 3)) % rows)
                .toArray();
        for (int i = 0; i < rows; i++) if (ends[2 * i] == ends[2 * i + 1]) ends[2 * i + 1] = i;
        return Points.graph(
                start,
                ends,
                IntStream.range(0, 2 * rows).mapToDouble(e -> 1 + e % 3).toArray());
    }

    private static void finite(RegressionFit fit, String what) {
        for (int row = 0; row < fit.rows(); row++)
            assertThat(fit.at(row)).as(what).isFinite();
    }

    /// What was asked of few rows gives an answer or says in a sentence why there is none.
    private static void worksOrSaysWhy(String what, Runnable asked) {
        try {
            asked.run();
        } catch (InvalidInput e) {
            assertThat(e).as(what).message().isNotBlank();
        }
    }

    @ParameterizedTest
    @MethodSource("rowsWithValues")
    void haveValues(int rows) {
        int columns = columns(rows);
        PointCloud points = points(rows, columns);
        RegressionFit fit = new Regression().fit(points, values(points));
        finite(fit, columns + " columns");
        assertThat(fit.model().predict(new double[columns])).hasSize(1).doesNotContain(Double.NaN);
    }

    @ParameterizedTest
    @MethodSource("rowsWithClasses")
    void haveClasses(int rows) {
        int columns = columns(rows);
        ClassificationFit fit = new Classification().fit(points(rows, columns), classes(rows));
        for (int row = 0; row < rows; row++)
            assertThat(fit.at(row)).as(columns + " columns").isIn("a", "b");
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 5, 9, 17})
    void haveValuesAndClassesOverAGraph(int rows) {
        PointCloud points = points(rows);
        WeightedGraph bare = ring(rows);
        finite(new Regression().fit(bare, values(points)), "without coordinates");
        finite(new Regression().fit(bare.with(points), values(points)), "with coordinates");
        ClassificationFit fit = new Classification().fit(bare, classes(rows));
        for (int row = 0; row < rows; row++) assertThat(fit.at(row)).isIn("a", "b");
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 9, 17})
    void haveBarsSuggestionsAndAudits(int rows) {
        PointCloud points = points(rows);
        RegressionFit bars = new Regression().errorBars().fit(points, values(points));
        finite(bars, "with bars");
        for (int row = 0; row < rows; row++) {
            assertThat(bars.sds().at(row, 0)).isFinite().isNotNegative();
            int asked = row;
            worksOrSaysWhy(
                    "interval",
                    () -> assertThat(bars.interval(asked, 0.95).low()).isNotNaN());
        }
        RegressionFit one = new Regression().forSuggestions().fit(points, values(points));
        worksOrSaysWhy("suggest", () -> assertThat(one.suggest(1).rows()).hasSize(1));
        worksOrSaysWhy("audit", () -> assertThat(bars.suspectLabels().labels()).isNotEmpty());
        ClassificationFit fit = new Classification().fit(points, classes(rows));
        worksOrSaysWhy(
                "suggest classes", () -> assertThat(fit.suggest(1).rows()).hasSize(1));
        worksOrSaysWhy(
                "audit classes", () -> assertThat(fit.suspectLabels().labels()).isNotEmpty());
    }

    @Test
    void twoLabelsAreTooFewForErrorBarsAndItIsSaid() {
        PointCloud points = points(3);
        assertThatThrownBy(() -> new Regression().errorBars().fit(points, values(points)))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("an error bar needs at least 3 labels");
    }
}
