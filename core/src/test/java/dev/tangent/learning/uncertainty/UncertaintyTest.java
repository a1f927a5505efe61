package dev.tangent.learning.uncertainty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Clouds;
import dev.tangent.InvalidInput;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.fitting.LabelSpectra;
import dev.tangent.learning.fitting.PosteriorVariance;
import dev.tangent.learning.fitting.ReducedLearner;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.reduction.LabelGroups;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class UncertaintyTest {
    private static final PointCloud CLOUD = Clouds.uniform(300, 2, 5);
    private static final RegularizerMatrix R = new LocalGaussian(2).over(NeighbourGraph.nearest(CLOUD, 12));
    private static final double LAMBDA = 1e-2;

    private static DistinctLabels labels(int every, double noise, long seed) {
        Random random = new Random(seed);
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int i = 0; i < 300; i += every)
            builder.add(i, 0, 3 * CLOUD.at(i, 0) - CLOUD.at(i, 1) + noise * random.nextGaussian(), 1 + i % 2);
        return builder.distinct();
    }

    private static Uncertainty uncertainty(DistinctLabels labels) {
        Reduction reduction = Reduction.of(R, labels.points(), SolverSettings.DEFAULT);
        return Uncertainty.of(
                R, labels, reduction, LabelGroups.alone(labels.size()), LAMBDA, SolverSettings.DEFAULT, 0);
    }

    private static Matrix denseInverse(DistinctLabels labels, double lambda) {
        Matrix dense = R.matrix().explicit().toDense();
        for (int p = 0; p < dense.values().length; p++) dense.values()[p] *= lambda;
        for (int i = 0; i < labels.size(); i++) {
            int point = labels.point(i);
            dense.set(point, point, dense.at(point, point) + labels.weight(i, 0));
        }
        return DenseSolve.inverse(dense);
    }

    /// One factor of R + s J serves every lambda.
    @Test
    void theReductionsFactorGivesTheSameVariancesForEveryLambda() {
        DistinctLabels labels = labels(7, 0.1, 1);
        Reduction reduction = Reduction.of(R, labels.points(), SolverSettings.DEFAULT);
        for (double relative : new double[] {1e-8, 1e-5, 1e-2, 1, 1e3}) {
            double lambda = relative / R.scale();
            Matrix inverse = denseInverse(labels, lambda);
            double[] variances = reduction
                    .posteriorVariances(labels.weights().column(0), lambda, new double[R.size()])
                    .orElseThrow();
            for (int i = 0; i < R.size(); i++)
                assertThat(variances[i] / inverse.at(i, i))
                        .as("lambda %s, point %s", relative, i)
                        .isCloseTo(1, within(1e-8));
        }
    }

    @Test
    void varianceIsTheDiagonalOfTheDenseInverse() {
        DistinctLabels labels = labels(7, 0.1, 1);
        Matrix inverse = denseInverse(labels, LAMBDA);
        Matrix variance = PosteriorVariance.of(R, labels, LAMBDA, SolverSettings.DEFAULT, 0)
                .values();
        for (int i = 0; i < 300; i++)
            assertThat(variance.at(i, 0) / inverse.at(i, i)).isCloseTo(1, within(1e-8));
    }

    /// The score's denominator in closed form against a fit without the label.
    @Test
    void aScoreIsTheDistanceInUnitsOfWhatTheOthersExpect() {
        DistinctLabels labels = labels(15, 0.1, 2);
        Reduction all = Reduction.of(R, labels.points(), SolverSettings.DEFAULT);
        double[] scores =
                new LabelSpectra(all.matrix(), labels).heldOut(LAMBDA, 0).scores(1);
        for (int left = 0; left < labels.size(); left++) {
            LabelsBuilder others = new LabelsBuilder(1);
            for (int i = 0; i < labels.size(); i++)
                if (i != left) others.add(labels.point(i), 0, labels.value(i, 0), labels.weight(i, 0));
            DistinctLabels rest = others.distinct();
            Prediction fit =
                    ReducedLearner.squared(R, rest, SolverSettings.DEFAULT).predict(Lambda.raw(LAMBDA));
            double variance = PosteriorVariance.of(R, rest, LAMBDA, SolverSettings.DEFAULT, 0)
                    .values()
                    .at(labels.point(left), 0);
            double expected = Math.abs(labels.value(left, 0) - fit.at(labels.point(left)))
                    / Math.sqrt(1 / labels.weight(left, 0) + variance);
            assertThat(scores[left]).isCloseTo(expected, within(1e-7));
        }
    }

    /// Of a linear function, which costs nothing: a large lambda leaves all else to the noise.
    @Test
    void theNoiseIsFoundAgain() {
        DistinctLabels labels = labels(2, 0.2, 3);
        Matrix reduced =
                Reduction.of(R, labels.points(), SolverSettings.DEFAULT).matrix();
        double noise = new NonconformityScores(new LabelSpectra(reduced, labels).heldOut(1e6, 0)).noise();
        assertThat(Math.sqrt(noise)).isBetween(0.17, 0.23);
    }

    @Test
    void whereNoLabelIsTheSpreadOfTheLabelsIsAllThatIsKnown() {
        PointCloud two = Clouds.apart(CLOUD, Clouds.uniform(40, 2, 6), 100);
        RegularizerMatrix apart = new LocalGaussian(2).over(NeighbourGraph.nearest(two, 12));
        DistinctLabels labels = labels(10, 0.1, 4);
        Reduction reduction = Reduction.of(apart, labels.points(), SolverSettings.DEFAULT);
        Uncertainty found = Uncertainty.of(
                apart, labels, reduction, LabelGroups.alone(labels.size()), LAMBDA, SolverSettings.DEFAULT, 0);
        assertThat(found.sd(320, 0)).isEqualTo(labels.spreads()[0]);
        assertThat(found.scores(0).interval(0.95).halfWidth(found.sd(320, 0)))
                .isGreaterThan(1.9 * labels.spreads()[0])
                .isFinite();
        assertThat(Arrays.stream(found.sds().values())).allMatch(Double::isFinite);
    }

    /// Held-out labels counted by fitting again with the sparse matrix and without the reduction to all labels.
    @Test
    void coverageIsCountedOnFitsThatDidNotSeeTheLabel() {
        DistinctLabels labels = labels(6, 0.3, 8);
        Folds folds = Folds.of(labels.size(), 5, 1);
        Matrix reduced =
                Reduction.of(R, labels.points(), SolverSettings.DEFAULT).matrix();
        HeldOutCoverage coverage = HeldOutCoverage.of(reduced, labels, LAMBDA, folds, LabelGroups.alone(labels.size()));
        int[] within = new int[3];
        for (int fold = 0; fold < 5; fold++) {
            LabelsBuilder training = new LabelsBuilder(1);
            for (int i = 0; i < labels.size(); i++)
                if (!folds.holdsOut(fold, i)) training.add(labels.point(i), 0, labels.value(i, 0), labels.weight(i, 0));
            DistinctLabels rest = training.distinct();
            Prediction fit =
                    ReducedLearner.squared(R, rest, SolverSettings.DEFAULT).predict(Lambda.raw(LAMBDA));
            Uncertainty bars = uncertainty(rest);
            for (int i = 0; i < labels.size(); i++) {
                if (!folds.holdsOut(fold, i)) continue;
                int point = labels.point(i);
                double variance = bars.posterior().values().at(point, 0);
                for (int s = 0; s < 3; s++) {
                    double width = bars.scores(0)
                            .interval(HeldOutCoverage.USUAL.get(s))
                            .halfWidthAt(1 / labels.weight(i, 0) + variance);
                    if (Math.abs(labels.value(i, 0) - fit.at(point)) <= width) within[s]++;
                }
            }
        }
        assertThat(coverage.tested()).isEqualTo(labels.size());
        for (int s = 0; s < 3; s++) assertThat(coverage.covered().get(s)).isEqualTo((double) within[s] / labels.size());
    }

    @Test
    void intervalsHoldTheirShareOfNewValues() {
        int within = 0;
        int tested = 0;
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(100 + seed);
            DistinctLabels labels = labels(8, 0.2, seed);
            Prediction fit =
                    ReducedLearner.squared(R, labels, SolverSettings.DEFAULT).predict(Lambda.raw(LAMBDA));
            Uncertainty bars = uncertainty(labels);
            for (int i = 1; i < 300; i += 8) {
                // Labels of weight one have what 0.2 was for a mean weight of 1.5 as their noise.
                double value = 3 * CLOUD.at(i, 0) - CLOUD.at(i, 1) + 0.2 * Math.sqrt(1.5) * random.nextGaussian();
                if (Math.abs(value - fit.at(i)) <= bars.scores(0).interval(0.95).halfWidth(bars.sd(i, 0))) within++;
                tested++;
            }
        }
        assertThat((double) within / tested).isBetween(0.92, 0.98);
    }

    @Test
    void quantilesAreStudents() {
        assertThat(Quantiles.student(0.95, 1)).isCloseTo(12.706204736, within(1e-8));
        assertThat(Quantiles.student(0.95, 10)).isCloseTo(2.228138852, within(1e-8));
        assertThat(Quantiles.student(0.99, 5)).isCloseTo(4.032142984, within(1e-8));
        assertThat(Quantiles.student(0.999, 1000)).isCloseTo(3.300282649, within(1e-8));
        assertThat(Quantiles.student(0.5, 3)).isCloseTo(0.764892328, within(1e-8));
    }

    @Test
    void scoresRankAndContinue() {
        double[] values = new double[19];
        for (int i = 0; i < 19; i++) values[i] = 19 - i;
        NonconformityScores scores = NonconformityScores.ofStandardised(values);
        assertThat(scores.interval(0.5).factor()).isEqualTo(10);
        assertThat(scores.interval(0.95).factor()).isEqualTo(19);
        assertThat(scores.interval(0.99).factor()).isGreaterThan(19);
        assertThatThrownBy(() -> scores.interval(1).factor()).isInstanceOf(InvalidInput.class);
        assertThatThrownBy(() -> NonconformityScores.ofStandardised(new double[2]))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("but there are 2");
    }
}
