package dev.tangent.learning.newpoints;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Clouds;
import dev.tangent.Regression;
import dev.tangent.RegressionFit;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Status;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.sparse.SolverSettings;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class StreamingModelTest {
    /// Two pieces, the second without labels at first.
    private static final PointCloud CLOUD = Clouds.apart(Clouds.uniform(250, 2, 21), Clouds.uniform(60, 2, 22), 30);

    static Stream<Regularizer> regularizers() {
        return Stream.of(new LocalGaussian(2), new Laplacian(), new IteratedLaplacian(2));
    }

    private static StreamingModel fit(Regularizer regularizer, PointCloud cloud, Labels labels) {
        RegularizerSpec setting = new RegularizerSpec(12, regularizer);
        RegularizerMatrix matrix = setting.over(NeighbourGraph.nearest(cloud, 12));
        DistinctLabels merged = labels.merged(matrix.graph().points());
        Reduction reduction = Reduction.of(matrix, merged.points(), SolverSettings.DEFAULT);
        return StreamingModel.of(
                setting, Lambda.relative(1e-3), SolverSettings.DEFAULT, matrix, merged, reduction, false);
    }

    private static Labels labels(int from, int to, int step) {
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int i = from; i < to; i += step)
            builder.add(i, 0, Math.sin(4 * CLOUD.at(i, 0)) + CLOUD.at(i, 1), 1 + i % 2);
        return builder.build();
    }

    @ParameterizedTest
    @MethodSource("regularizers")
    void moreLabelsAreAFreshFit(Regularizer regularizer) {
        Labels first = labels(0, 200, 17);
        // At new places, at old ones, and in the piece that had none.
        Labels more = Labels.together(labels(5, 240, 23), Labels.together(labels(0, 40, 17), labels(260, 310, 9)));
        for (Labels part : new Labels[] {labels(5, 240, 23), labels(0, 40, 17), more}) {
            Matrix grown = fit(regularizer, CLOUD, first).withLabels(part).values();
            Matrix fresh = fit(regularizer, CLOUD, Labels.together(first, part)).values();
            assertThat(grown.minus(fresh).norm()).isLessThan(1e-6 * fresh.norm());
        }
    }

    @Test
    void oneLabelAfterTheOtherIsAllAtOnce() {
        StreamingModel model = fit(new LocalGaussian(2), CLOUD, labels(0, 200, 25));
        for (int i = 7; i < 250; i += 20) model = model.withLabels(labels(i, i + 1, 1));
        Matrix fresh = fit(new LocalGaussian(2), CLOUD, Labels.together(labels(0, 200, 25), labels(7, 250, 20)))
                .values();
        assertThat(model.values().minus(fresh).norm()).isLessThan(1e-6 * fresh.norm());
    }

    @Test
    void addedPointsAreNearTheFitThatSeesThemAndAreSeenInTheEnd() {
        PointCloud begin = CLOUD.select(IntStream.range(0, 200).toArray());
        PointCloud rest = CLOUD.select(IntStream.range(200, 250).toArray());
        Labels labels = labels(0, 200, 8);
        StreamingModel grown = fit(new LocalGaussian(2), begin, labels)
                .withPoints(rest.select(IntStream.range(0, 30).toArray()))
                .withPoints(rest.select(IntStream.range(30, 50).toArray()));
        PointCloud both = CLOUD.select(IntStream.range(0, 250).toArray());
        Matrix fresh = fit(new LocalGaussian(2), both, labels).values();
        assertThat(grown.values().rows()).isEqualTo(250);
        double difference = 0;
        for (int i = 200; i < 250; i++) difference += Math.abs(grown.values().at(i, 0) - fresh.at(i, 0)) / 50;
        assertThat(difference)
                .isLessThan(0.05 * labels.merged(DistinctPoints.of(CLOUD)).spreads()[0]);
        assertThat(grown.refitted().values().minus(fresh).norm()).isLessThan(1e-9 * fresh.norm());
    }

    @Test
    void aLabelOfAnAddedPointMakesItFitAgain() {
        PointCloud begin = CLOUD.select(IntStream.range(0, 200).toArray());
        PointCloud rest = CLOUD.select(IntStream.range(200, 250).toArray());
        StreamingModel grown = fit(new LocalGaussian(2), begin, labels(0, 200, 8))
                .withPoints(rest)
                .withLabels(labels(230, 231, 1));
        PointCloud both = CLOUD.select(IntStream.range(0, 250).toArray());
        Labels all = Labels.together(labels(0, 200, 8), labels(230, 231, 1));
        Matrix fresh = fit(new LocalGaussian(2), both, all).values();
        assertThat(grown.values().copy().minus(fresh).norm()).isLessThan(1e-9 * fresh.norm());
    }

    /// A line whose end is far from every label, where the slope goes on.
    @Test
    void valuesFarOutsideTheLabelsAreReplacedWhereTheFitDoesSo() {
        double[][] line = new double[300][];
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int i = 0; i < line.length; i++) {
            line[i] = new double[] {i < 288 ? i / 288.0 : 1 + 0.25 * (i - 287)};
            if (i < 288 && i % 12 == 5) builder.add(i, 0, line[i][0] + 0.01 * Math.sin(i), 1);
        }
        PointCloud cloud = PointCloud.of(line);
        Labels labels = builder.build();
        Regression lg = new Regression().neighbours(12).dimension(1);
        RegressionFit searched = lg.fit(cloud, labels);
        assertThat(searched.status(299)).isEqualTo(Status.FEW_LABELS);
        assertThat(searched.streaming().values().column(0))
                .usingComparatorWithPrecision(1e-9)
                .containsExactly(searched.values().column(0));
        assertThat(searched.streaming().statuses().get(299)).isEqualTo(Status.FEW_LABELS);
        RegressionFit given = lg.lambda(1e-3).fit(cloud, labels);
        assertThat(given.streaming().values().at(299, 0))
                .as("a given lambda is followed")
                .isGreaterThan(2.5);
        StreamingModel more = searched.streaming().withLabels(Labels.of(Map.of(299, 4.0)));
        assertThat(more.values().at(298, 0)).as("labels that reach there").isGreaterThan(3);
    }
}
