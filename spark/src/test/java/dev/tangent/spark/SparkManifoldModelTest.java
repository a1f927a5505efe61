package dev.tangent.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.fitting.Learner;
import dev.tangent.learning.fitting.PosteriorVariance;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.learning.newpoints.NewPrediction;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.sparse.SolverSettings;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

    @Test
    void errorBarsAreCoresUpToWhatProbingMisses() {
        double lambda = LAMBDA / CORE.scale();
        PosteriorVariance exact = PosteriorVariance.of(
                CORE,
                Labels.of(LABELS).merged(CORE.graph().points()),
                lambda,
                SolverSettings.DEFAULT.with(SolverSettings.Choice.DIRECT),
                0);
        try (SparkManifoldModel model = regression().errorBars().fit(SparkTables.of(SHEET, LABELS))) {
            double told = model.report().errorBars().orElseThrow().relativeError();
            double noise = model.report().errorBars().orElseThrow().noise()[0];
            assertThat(told).isBetween(0.01, 0.4);
            double error = 0;
            double size = 0;
            for (Row row : model.transform(SparkTables.of(SHEET, LABELS)).collectAsList()) {
                double sd = row.<Double>getAs("y0_sd") / noise;
                double variance = exact.values().at(row.getInt(0), 0);
                error += Math.pow(sd * sd - variance, 2);
                size += variance * variance;
            }
            assertThat(Math.sqrt(error / size)).isLessThan(1.5 * told);
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
