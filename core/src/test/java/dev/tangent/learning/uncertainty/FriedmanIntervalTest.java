package dev.tangent.learning.uncertainty;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.fitting.ReducedLearner;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.reduction.LabelGroups;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.SolverSettings;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A function that lives on no manifold, Friedman's (1991) first in eight coordinates: the posterior's deviations tell
/// little about the errors.
@Tag("full")
final class FriedmanIntervalTest {
    private static final int LABELS = 60;
    private static final PointCloud CLOUD = Clouds.uniform(600, 8, 3);
    private static final RegularizerMatrix R = new LocalGaussian(5).over(NeighbourGraph.nearest(CLOUD, 20));

    private static double value(int i, Random noise) {
        double bend = CLOUD.at(i, 2) - 0.5;
        return 10 * Math.sin(Math.PI * CLOUD.at(i, 0) * CLOUD.at(i, 1))
                + 20 * bend * bend
                + 10 * CLOUD.at(i, 3)
                + 5 * CLOUD.at(i, 4)
                + noise.nextGaussian();
    }

    @Test
    void intervalsHoldTheirShareAndAreNarrowerThanThePosteriorsOwn() {
        double lambda = 1e-3 / R.scale();
        int within = 0;
        double width = 0;
        double atItsWord = 0;
        int tested = 0;
        for (int draw = 0; draw < 4; draw++) {
            Random noise = new Random(draw);
            LabelsBuilder builder = new LabelsBuilder(1);
            for (int i = 0; i < LABELS; i++) builder.add(LABELS * draw + i, 0, value(LABELS * draw + i, noise), 1);
            DistinctLabels labels = builder.distinct();
            Reduction reduction = Reduction.of(R, labels.points(), SolverSettings.DEFAULT);
            Uncertainty bars = Uncertainty.of(
                    R, labels, reduction, LabelGroups.alone(labels.size()), lambda, SolverSettings.DEFAULT, 0);
            Prediction fit =
                    ReducedLearner.squared(R, labels, SolverSettings.DEFAULT).predict(Lambda.raw(lambda));
            NonconformityScores.Interval own = NonconformityScores.ofStandardised(
                            bars.scores(0).errors().scores(1))
                    .interval(0.95);
            NonconformityScores.Interval interval = bars.scores(0).interval(0.95);
            for (int i = 4 * LABELS; i < CLOUD.size(); i++) {
                double half = interval.halfWidth(bars.sd(i, 0));
                if (Math.abs(value(i, noise) - fit.at(i)) <= half) within++;
                width += half;
                atItsWord += own.halfWidth(bars.sd(i, 0));
                tested++;
            }
        }
        assertThat((double) within / tested).isBetween(0.92, 0.98);
        assertThat(width).isLessThan(0.97 * atItsWord);
    }
}
