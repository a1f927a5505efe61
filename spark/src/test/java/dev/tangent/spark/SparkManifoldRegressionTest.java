package dev.tangent.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Status;
import dev.tangent.learning.fitting.Learner;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Against core, row by row.
@Tag("full")
class SparkManifoldRegressionTest {
    private static final int K = 12;
    private static final double[][] SHEET = SparkClouds.sheet(200, 1);

    /// Two outputs; the second lacks half of the labels.
    private static double[][] labels(double[][] points, int every) {
        double[][] labels = new double[points.length][2];
        for (int i = 0; i < labels.length; i++) {
            boolean has = i % every == 0;
            labels[i][0] = has ? SparkClouds.height(points[i]) : Double.NaN;
            labels[i][1] = has && i % (2 * every) == 0 ? 3 + points[i][1] : Double.NaN;
        }
        return labels;
    }

    private static SparkManifoldRegression regression(String method) {
        SparkManifoldRegression plain = new SparkManifoldRegression("features", "y0", "y1")
                .method(SparkManifoldRegression.named(method))
                .neighbours(K);
        return method.equals("lg") ? plain.dimension(2) : plain;
    }

    private static Regularizer regularizer(String method) {
        return switch (method) {
            case "lg" -> new LocalGaussian(2);
            case "lap" -> new Laplacian();
            default -> new IteratedLaplacian(2);
        };
    }

    private static void assertSame(double[][] points, double[][] labels, String method, double lambda, int partitions) {
        NeighbourGraph graph = NeighbourGraph.nearest(PointCloud.of(points), K);
        Prediction expected = new Learner(
                        regularizer(method).over(graph), Lambda.relative(lambda), SolverSettings.DEFAULT)
                .predict(Labels.of(labels));
        Dataset<Row> data = SparkTables.of(points, labels);
        try (SparkManifoldModel model =
                regression(method).lambda(lambda).partitions(partitions).fit(data)) {
            assertThat(model.report().borders().cells()).isEqualTo(partitions);
            assertThat(model.report().solve().residual()).isLessThan(1e-8);
            List<Row> rows = model.transform(data).collectAsList();
            assertSame(rows, points.length, labels, expected);
        }
    }

    private static void assertSame(List<Row> rows, int count, double[][] labels, Prediction expected) {
        assertThat(rows).hasSize(count);
        for (int c = 0; c < 2; c++) {
            int output = c;
            double[] known = Arrays.stream(labels)
                    .mapToDouble(row -> row[output])
                    .filter(value -> !Double.isNaN(value))
                    .toArray();
            double mean = Arrays.stream(known).average().orElseThrow();
            double spread = Math.sqrt(Arrays.stream(known)
                    .map(value -> (value - mean) * (value - mean))
                    .average()
                    .orElseThrow());
            for (Row row : rows) {
                int number = row.getInt(0);
                assertThat(row.<Double>getAs("y" + c + "_prediction"))
                        .as("output %d of row %d", c, number)
                        .isCloseTo(expected.at(number, c), within(1e-6 * spread));
                assertThat(row.<String>getAs("status"))
                        .isEqualTo(expected.status(number).word());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"lg, 1", "lg, 9", "lap, 4", "ilap, 4"})
    void predictsWhatCorePredictsInAnyOrderOfRowsAndWithCopies(String method, int partitions) {
        double[][] points = SparkClouds.shuffled(SHEET, partitions);
        for (int i = 0; i < 40; i++) points[150 + i] = points[i * 3].clone();
        assertSame(points, labels(points, 15), method, 1e-6, partitions);
    }

    /// Three sheets far apart: one with labels, one with a single label, one with none.
    @ParameterizedTest
    @ValueSource(strings = {"lg", "ilap"})
    void componentsWithFewLabelsOrNone(String method) {
        double[][] points = SparkClouds.sheet(210, 7);
        double[][] labels = labels(points, 10);
        for (int i = 0; i < points.length; i++) {
            int component = i % 3;
            points[i][0] += 100 * component;
            if (component == 2 || (component == 1 && i != 100)) labels[i] = new double[] {Double.NaN, Double.NaN};
        }
        labels[100] = new double[] {1, 2};
        assertSame(points, labels, method, 1e-5, 4);
    }

    @Test
    void lambdaIsChosenAmongSeveral() {
        double[][] labels = labels(SHEET, 20);
        for (double[] row : labels) if (!Double.isNaN(row[0])) row[0] += 0.3 * Math.sin(1e4 * row[0]);
        try (SparkManifoldModel model =
                regression("lg").partitions(4).lambda(1e-6, 1e-2, 1).fit(SparkTables.of(SHEET, labels))) {
            double chosen = model.report().lambda().relative();
            assertThat(model.report().lambda().search().orElseThrow().errors()).hasSize(3);
            long count =
                    Arrays.stream(labels).filter(row -> !Double.isNaN(row[0])).count();
            assertThat(count).isLessThan(40);
            assertThat(model.report().lambda().search().orElseThrow().folds())
                    .as("as many as core has with few labels")
                    .isEqualTo(10);
            NeighbourGraph graph = NeighbourGraph.nearest(PointCloud.of(SHEET), K);
            Prediction expected = new Learner(
                            regularizer("lg").over(graph), Lambda.relative(chosen), SolverSettings.DEFAULT)
                    .predict(Labels.of(labels));
            assertSame(model.transform(SparkTables.of(SHEET, labels)).collectAsList(), SHEET.length, labels, expected);
            assertThat(expected.status(0)).isEqualTo(Status.OK);
        }
    }
}
