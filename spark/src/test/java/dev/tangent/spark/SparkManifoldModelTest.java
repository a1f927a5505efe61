package dev.tangent.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Status;
import dev.tangent.learning.fitting.Learner;
import dev.tangent.learning.fitting.PosteriorVariance;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.learning.newpoints.NewPrediction;
import dev.tangent.learning.prediction.LabelRange;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.spark.learning.SampledBars;
import dev.tangent.sparse.SolverSettings;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a model gives beside the values at the rows it learnt from.
@Tag("full")
class SparkManifoldModelTest {
    private static final int K = 12;
    private static final double LAMBDA = 1e-5;
    private static final double[][] SHEET = SparkClouds.sheet(300, 1);
    private static final double[][] LABELS = labels();
    private static final RegularizerMatrix CORE =
            new LocalGaussian(2).over(NeighbourGraph.nearest(PointCloud.of(SHEET), K));

    private static double[][] labels() {
        double[][] labels = new double[SHEET.length][1];
        for (int i = 0; i < labels.length; i++)
            labels[i][0] = i % 20 == 0 ? SparkClouds.height(SHEET[i]) + 0.1 * Math.sin(i) : Double.NaN;
        return labels;
    }

    private static SparkManifoldRegression regression() {
        return new SparkManifoldRegression("features", "y0")
                .neighbours(K)
                .dimension(2)
                .lambda(LAMBDA)
                .partitions(4);
    }

    private static void assertSame(List<Row> rows, NewPrediction expected) {
        assertThat(rows).hasSize(expected.rows());
        for (Row row : rows) {
            int number = row.getInt(0);
            assertThat(row.<Double>getAs("y0_prediction"))
                    .as("row %d", number)
                    .isCloseTo(expected.at(number), within(1e-6));
            assertThat(row.<String>getAs("status"))
                    .isEqualTo(expected.status(number).word());
        }
    }

    /// Some beside the sheet, some off it, some far outside, one on a point.
    private static double[][] newPoints() {
        double[][] points = SparkClouds.sheet(200, 9);
        for (int i = 0; i < 200; i += 10) points[i][2] += 0.5;
        for (int i = 5; i < 200; i += 20) points[i][1] += 3;
        points[7] = SHEET[123].clone();
        return points;
    }

    @Test
    void newRowsAreExtendedAsInCoreAlsoByAModelThatWasSaved(@TempDir Path folder) {
        Prediction fitted =
                new Learner(CORE, Lambda.relative(LAMBDA), SolverSettings.DEFAULT).predict(Labels.of(LABELS));
        double[][] points = newPoints();
        NewPrediction expected = FittedModel.of(
                        new RegularizerSpec(K, new LocalGaussian(2)), CORE.graph(), fitted, Optional.empty())
                .predict(PointCloud.of(points));
        double[][] none = new double[points.length][0];
        String saved = folder.resolve("model").toString();
        try (SparkManifoldModel model = regression().fit(SparkTables.of(SHEET, LABELS))) {
            assertSame(model.transform(SparkTables.of(points, none)).collectAsList(), expected);
            model.save(saved);
        }
        try (SparkManifoldModel model = SparkManifoldModel.load(saved)) {
            assertSame(model.transform(SparkTables.of(points, none)).collectAsList(), expected);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"lg", "lap"})
    void errorBarsAreWithinATenthOfCores(String method) {
        double[][] sheet = SparkClouds.sheet(400, 3);
        double[][] labels = new double[sheet.length][1];
        for (int i = 0; i < labels.length; i++)
            labels[i][0] = i % 20 == 0 ? SparkClouds.height(sheet[i]) + 0.1 * Math.sin(i) : Double.NaN;
        Regularizer regularizer = method.equals("lg") ? new LocalGaussian(2) : new Laplacian();
        RegularizerMatrix core = regularizer.over(NeighbourGraph.nearest(PointCloud.of(sheet), K));
        PosteriorVariance exact = PosteriorVariance.of(
                core,
                Labels.of(labels).merged(core.graph().points()),
                LAMBDA / core.scale(),
                SolverSettings.DEFAULT.with(SolverSettings.Choice.DIRECT),
                0);
        SparkManifoldRegression plain = new SparkManifoldRegression("features", "y0")
                .method(SparkManifoldRegression.named(method))
                .neighbours(K)
                .lambda(LAMBDA)
                .partitions(4)
                .errorBars();
        try (SparkManifoldModel model =
                (method.equals("lg") ? plain.dimension(2) : plain).fit(SparkTables.of(sheet, labels))) {
            SampledBars bars = model.report().errorBars().orElseThrow();
            double error = 0;
            for (Row row : model.transform(SparkTables.of(sheet, labels)).collectAsList()) {
                double sd = row.<Double>getAs("y0_sd") / bars.noise()[0];
                error += Math.abs(sd / Math.sqrt(exact.values().at(row.getInt(0), 0)) - 1) / sheet.length;
            }
            assertThat(error).as("mean relative error of standard deviations").isLessThan(0.1);
            assertThat(bars.relativeError()).isBetween(0.05, 0.2);
        }
    }

    /// A line whose end is far from every label, where the slope goes on: as at the door, values there are replaced
    /// after a search, and stay where a lambda was given.
    @Test
    void valuesFarOutsideTheLabelsAreReplacedAfterASearchByCoresRule() {
        SplittableRandom random = new SplittableRandom(2);
        double[][] line = new double[300][];
        double[][] labels = new double[line.length][1];
        for (int i = 0; i < line.length; i++) {
            line[i] = new double[] {i < 288 ? random.nextDouble() : 1 + 0.3 * (i - 287)};
            labels[i][0] = i < 288 && i % 12 == 0 ? line[i][0] + 0.02 * random.nextGaussian() : Double.NaN;
        }
        double[] known = Arrays.stream(labels)
                .mapToDouble(row -> row[0])
                .filter(Double::isFinite)
                .toArray();
        double mean = Arrays.stream(known).average().orElseThrow();
        LabelRange range = LabelRange.of(known);
        SparkManifoldRegression regression = new SparkManifoldRegression("features", "y0")
                .neighbours(20) // fewer would part the end from the labels
                .dimension(1)
                .partitions(3);
        double[] free = new double[line.length];
        try (SparkManifoldModel model = regression.lambda(1e-2).fit(SparkTables.of(line, labels))) {
            for (Row row : model.transform(SparkTables.of(line, labels)).collectAsList())
                free[row.getInt(0)] = row.<Double>getAs("y0_prediction");
        }
        long beyond = Arrays.stream(free).filter(range::isBeyondLimit).count();
        assertThat(beyond).isBetween(5L, 11L);
        try (SparkManifoldModel model = regression.lambda(1e-2, 1.1e-2).fit(SparkTables.of(line, labels))) {
            for (Row row : model.transform(SparkTables.of(line, labels)).collectAsList()) {
                double value = row.getAs("y0_prediction");
                boolean replaced = range.isBeyondLimit(free[row.getInt(0)]);
                assertThat(value).isCloseTo(replaced ? mean : free[row.getInt(0)], within(replaced ? 1e-12 : 0.01));
                assertThat(row.<String>getAs("status")).isEqualTo((replaced ? Status.FEW_LABELS : Status.OK).word());
            }
            assertThat(model.report().warnings()).contains(LabelRange.warning(beyond));
        }
    }

    @Test
    void suggestsRowsWithoutALabelThatReduceTheUncertainty() {
        var found = regression().suggest(SparkTables.of(SHEET, LABELS), 3, 40);
        assertThat(found.sample()).isEqualTo(40);
        assertThat(found.next()).hasSize(3).allSatisfy(next -> {
            assertThat(LABELS[(int) next.row()][0]).isNaN();
            assertThat(next.features()).isEqualTo(SHEET[(int) next.row()]);
            assertThat(next.reduction()).isBetween(0.0, 1.0);
        });
    }
}
