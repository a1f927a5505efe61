package dev.tangent.learning.loss;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Status;
import dev.tangent.learning.fitting.Learner;
import dev.tangent.learning.fitting.ReducedLearner;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.ManifoldMethod;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.selection.ensemble.Ranked;
import dev.tangent.selection.ensemble.RankedTrials;
import dev.tangent.selection.score.ValueMeasure;
import dev.tangent.sparse.SolverSettings;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Losses over a whole cloud: a plane with one label far off.
class RobustFitTest {
    static final List<PointwiseLoss> ROBUST =
            List.of(new Huber(0.1), Quantile.absolute(), new EpsilonInsensitive(0.01));

    private static final PointCloud CLOUD = Clouds.uniform(400, 2, 71);
    private static final NeighbourGraph GRAPH = NeighbourGraph.nearest(CLOUD, 12);
    private static final RegularizerMatrix LG = new LocalGaussian(2).over(GRAPH);

    private static double plane(int point) {
        return 2 * CLOUD.at(point, 0) - CLOUD.at(point, 1);
    }

    private static DistinctLabels labels() {
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int i = 0; i < 40; i++) builder.add(10 * i, 0, plane(10 * i) + (i == 7 ? 50 : 0), 1);
        return builder.distinct();
    }

    private static Prediction predicted(RegularizerMatrix matrix, PointwiseLoss loss, Lambda lambda) {
        Reduction reduction = Reduction.of(matrix, labels().points(), SolverSettings.DEFAULT);
        return new ReducedLearner(matrix, labels(), loss, reduction).predict(lambda);
    }

    private static Labels rows() {
        return labels().atFirstRows(GRAPH.points());
    }

    private static double worst(Prediction prediction) {
        double worst = 0;
        for (int i = 0; i < 400; i++) worst = Math.max(worst, Math.abs(prediction.at(i) - plane(i)));
        return worst;
    }

    @ParameterizedTest
    @FieldSource("ROBUST")
    void anOutlierIsIgnored(PointwiseLoss loss) {
        Prediction robust = predicted(LG, loss, Lambda.relative(1e3));
        Prediction squared = new Learner(LG, Lambda.relative(1e3), SolverSettings.DEFAULT).predict(rows());
        assertThat(worst(robust)).as(loss + " seed 71").isLessThan(0.1);
        assertThat(worst(squared)).isGreaterThan(1);
    }

    @Test
    void aHuberLossWiderThanAllErrorsIsTheSquaredLoss() {
        Prediction full = new Learner(LG, 1e-3).predict(rows());
        Prediction reduced = predicted(LG, new Huber(1e4), Lambda.raw(1e-3));
        assertThat(reduced.values().minus(full.values()).norm())
                .isLessThan(1e-8 * full.values().norm());
        assertThat(reduced.statuses()).isEqualTo(full.statuses());
    }

    @ParameterizedTest
    @FieldSource("ROBUST")
    void aComponentWithoutLabelGetsTheBestConstant(PointwiseLoss loss) {
        PointCloud two = Clouds.apart(CLOUD, Clouds.uniform(30, 2, 72), 100);
        RegularizerMatrix apart = new LocalGaussian(2).over(NeighbourGraph.nearest(two, 12));
        Prediction prediction = predicted(apart, loss, Lambda.relative(1));
        assertThat(prediction.status(410)).isEqualTo(Status.NO_LABEL);
        assertThat(prediction.at(410)).as(loss + " seed 72").isBetween(-1.0, 2.0); // the mean would be above 1.7
        assertThat(prediction.at(410)).isEqualTo(prediction.at(420));
    }

    @Test
    void theSearchFindsThatAbsoluteErrorsFitBetter() {
        double[] lambdas = {1e3, 1, 1e-3};
        List<RegularizerSpec> settings = List.of(new RegularizerSpec(12, new LocalGaussian(2)));
        RankedTrials search = new RankedTrials(
                List.of(
                        ManifoldMethod.of("squared", settings, lambdas, new Squared(), SolverSettings.DEFAULT),
                        ManifoldMethod.of("absolute", settings, lambdas, Quantile.absolute(), SolverSettings.DEFAULT)),
                Folds.of(40, 5, 1),
                ValueMeasure.MEAN_ABSOLUTE);
        Ranked outcome = search.over(new LabelledGraph(GRAPH, labels()));
        assertThat(outcome.candidates()).hasSize(6);
        assertThat(outcome.chosen().name()).isEqualTo("absolute");
        // All but the outlier itself, 50 off, are met.
        assertThat(outcome.chosen().score().error()).isBetween(50.0 / 40, 1.3);
    }
}
