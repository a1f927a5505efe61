package dev.tangent.baseline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.baseline.kernel.Dense;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.selection.ensemble.Ranked;
import dev.tangent.selection.ensemble.RankedTrials;
import dev.tangent.selection.score.ValueMeasure;
import dev.tangent.sparse.SolverSettings;
import java.util.List;
import org.junit.jupiter.api.Test;

public class BaselinesTest {
    private static DistinctLabels labels(boolean linear) {
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int i = 0; i < Dense.LABELS; i++) {
            int point = Dense.labelled(i);
            double value = linear ? 7 * Dense.CLOUD.at(point, 1) - 2 : Dense.truth(point, 0);
            builder.add(point, 0, value, 1);
        }
        return builder.distinct();
    }

    /// With counts that suit the number of labels and the graph.
    public static List<TunableMethod> all(LabelledGraph labelled) {
        return List.of(
                Baselines.mean(),
                Baselines.nearest(labelled),
                Baselines.ridge(),
                Baselines.gaussianProcess(),
                Baselines.maximumLikelihoodGaussianProcess(),
                Baselines.ardGaussianProcess(),
                Baselines.graphMatern(labelled, SolverSettings.DEFAULT));
    }

    private static Ranked search(DistinctLabels labels) {
        LabelledGraph labelled = Dense.labelledGraph(labels);
        List<TunableMethod> methods = all(labelled);
        return new RankedTrials(methods, Folds.of(labels.size(), 5, 1), ValueMeasure.RMSE).over(labelled);
    }

    @Test
    void everyMethodIsTriedUnderANameOfItsOwn() {
        assertThat(search(labels(false)).bestOfMethods())
                .extracting(c -> c.name())
                .containsExactlyInAnyOrder("mean", "knn", "ridge", "gp", "gp-likelihood", "gp-ard", "matern");
    }

    @Test
    void aLinearFunctionIsLearntBestByTheRidge() {
        Ranked outcome = search(labels(true));
        assertThat(outcome.chosen().name()).isEqualTo("ridge");
        assertThat(outcome.chosen().score().error()).isLessThan(1e-5);
        assertThat(outcome.bestOfMethods().getLast().name()).isEqualTo("mean");
    }

    @Test
    void aSmoothCurveIsLearntBetterByAGaussianProcessThanByARidge() {
        List<String> order = search(labels(false)).bestOfMethods().stream()
                .map(c -> c.name())
                .toList();
        assertThat(order.indexOf("gp")).isLessThan(order.indexOf("ridge"));
    }
}
