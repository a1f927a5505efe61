package dev.tangent.baseline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.baseline.kernel.Dense;
import dev.tangent.baseline.kernel.StandardisedCoordinates;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.Trial;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LinearRidgeTest {
    private static final double RIDGE = 0.7;

    /// Standardised coordinates after a column of ones, from the definition.
    private static Matrix design(PointCloud cloud, StandardisedCoordinates.Scale scale) {
        int n = cloud.dimension();
        Matrix design = Matrix.zeros(cloud.size(), n + 1);
        double[] squares = new double[n];
        for (int t = 0; t < n; t++) {
            double mean = 0;
            for (int i = 0; i < cloud.size(); i++) mean += cloud.at(i, t) / cloud.size();
            for (int i = 0; i < cloud.size(); i++) {
                squares[t] += Math.pow(cloud.at(i, t) - mean, 2) / cloud.size();
                design.set(i, t + 1, cloud.at(i, t) - mean);
            }
        }
        double all = Arrays.stream(squares).average().orElseThrow();
        for (int t = 0; t < n; t++)
            for (int i = 0; i < cloud.size(); i++) {
                double square = scale == StandardisedCoordinates.Scale.EACH ? squares[t] : all;
                design.set(i, t + 1, design.at(i, t + 1) / Math.sqrt(square));
            }
        for (int i = 0; i < cloud.size(); i++) design.set(i, 0, 1);
        return design;
    }

    @ParameterizedTest
    @EnumSource
    void thePredictionSolvesTheNormalEquations(StandardisedCoordinates.Scale scale) {
        DistinctLabels labels = Dense.weighted();
        Matrix design = design(Dense.CLOUD, scale);
        Matrix predicted = Dense.trials(new LinearRidge(new double[] {RIDGE}), labels)
                .get(scale == StandardisedCoordinates.Scale.EACH ? 0 : 1)
                .predict()
                .get()
                .values();
        for (int c = 0; c < 2; c++) {
            Matrix a = Dense.diagonal(0, RIDGE, RIDGE, RIDGE);
            Matrix b = Matrix.zeros(4, 1);
            for (int i : Dense.places(labels, c)) {
                double[] row = design.row(labels.point(i));
                for (int s = 0; s < 4; s++) {
                    b.set(s, 0, b.at(s, 0) + labels.weight(i, c) * row[s] * labels.value(i, c));
                    for (int t = 0; t < 4; t++) a.set(s, t, a.at(s, t) + labels.weight(i, c) * row[s] * row[t]);
                }
            }
            Matrix expected = design.times(DenseSolve.regular(a, b));
            for (int i = 0; i < 120; i++) Dense.assertClose(predicted.at(i, c), expected.at(i, 0), 1e-11);
        }
    }

    /// More coordinates than labels: the prediction still solves the normal equations.
    @Test
    void aWideTableIsFittedLikeAnyOther() {
        double[][] rows = new double[40][9];
        for (int i = 0; i < 40; i++)
            for (int t = 0; t < 9; t++) rows[i][t] = Dense.CLOUD.at(i + 40 * (t / 3), t % 3) + Math.sin(i * t);
        PointCloud cloud = PointCloud.of(rows);
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int i = 0; i < 5; i++) builder.add(7 * i, 0, Math.cos(i), 1 + i % 2);
        DistinctLabels labels = builder.distinct();
        List<Trial> trials = new ArrayList<>();
        new LinearRidge(new double[] {RIDGE})
                .tryAll(new LabelledGraph(NeighbourGraph.nearest(cloud, 3), labels), Folds.of(5, 5, 1), trials::add);
        Matrix predicted = trials.getFirst().predict().get().values();
        Matrix design = design(cloud, StandardisedCoordinates.Scale.EACH);
        Matrix a = Matrix.zeros(10, 10);
        Matrix b = Matrix.zeros(10, 1);
        for (int t = 1; t < 10; t++) a.set(t, t, RIDGE);
        for (int i = 0; i < labels.size(); i++) {
            double[] row = design.row(labels.point(i));
            for (int s = 0; s < 10; s++) {
                b.set(s, 0, b.at(s, 0) + labels.weight(i, 0) * row[s] * labels.value(i, 0));
                for (int t = 0; t < 10; t++) a.set(s, t, a.at(s, t) + labels.weight(i, 0) * row[s] * row[t]);
            }
        }
        Matrix expected = design.times(DenseSolve.regular(a, b));
        for (int i = 0; i < 40; i++) Dense.assertClose(predicted.at(i, 0), expected.at(i, 0), 1e-10);
    }

    @Test
    void aLinearFunctionIsFoundByARidgeNearZero() {
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int i = 0; i < 8; i++) builder.add(Dense.labelled(i), 0, linear(Dense.labelled(i)), 1);
        Trial trial = Dense.trials(new LinearRidge(new double[] {1e-10}), builder.distinct())
                .getFirst();
        for (int i = 0; i < 120; i++) Dense.assertClose(trial.predict().get().at(i, 0), linear(i), 1e-8);
        for (int i = 0; i < 8; i++) Dense.assertClose(trial.heldOut().at(i, 0), linear(Dense.labelled(i)), 1e-8);
    }

    private static double linear(int point) {
        return 5 + 2 * Dense.CLOUD.at(point, 0) - Dense.CLOUD.at(point, 2);
    }

    @Test
    void aCoordinateThatNeverChangesAndFewerLabelsThanDimensionsDoNoHarm() {
        double[][] rows = new double[30][6];
        for (int i = 0; i < 30; i++)
            for (int t = 0; t < 6; t++) rows[i][t] = t == 5 ? 1e5 : Dense.CLOUD.at(i + 30 * (t / 3), t % 3);
        DistinctLabels labels = new LabelsBuilder(1)
                .add(0, 0, 1, 1)
                .add(9, 0, 2, 1)
                .add(20, 0, 4, 1)
                .distinct();
        List<Trial> trials = new ArrayList<>();
        new LinearRidge(new double[] {1e-9})
                .tryAll(
                        new LabelledGraph(NeighbourGraph.nearest(PointCloud.of(rows), 3), labels),
                        Folds.of(3, 3, 1),
                        trials::add);
        Matrix predicted = trials.getFirst().predict().get().values();
        for (double value : predicted.values()) assertThat(value).isBetween(-20.0, 20.0);
        Dense.assertClose(predicted.at(9, 0), 2, 1e-6);
    }
}
