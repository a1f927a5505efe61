package dev.tangent.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.classification.ClassificationLoss;
import dev.tangent.learning.fitting.LabelSpectra;
import dev.tangent.learning.fitting.Model;
import dev.tangent.learning.fitting.ModelFit;
import dev.tangent.learning.loss.Squared;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.learning.trial.Folds;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/// Leaving one label out in closed form against leaving it out and fitting again.
class LabelSpectraTest {
    private static final double[] LAMBDAS = {1e-8, 1e-3, 1, 1e3};

    /// Two pieces far apart; the second has a single label, its last one.
    private static final PointCloud CLOUD = Clouds.apart(Clouds.uniform(200, 2, 91), Clouds.uniform(30, 2, 92), 100);

    private static DistinctLabels labels(double wild) {
        LabelsBuilder builder = new LabelsBuilder(2);
        for (int i = 0; i < 20; i++) {
            int point = 10 * i;
            builder.add(point, 0, 40 + Math.sin(3 * CLOUD.at(point, 0)) + (i == 4 ? wild : 0), 1 + i % 3);
            if (i % 4 != 1) builder.add(point, 1, CLOUD.at(point, 1) - 7, 1);
        }
        return builder.add(210, 0, 41, 1).distinct();
    }

    private static Matrix reduced(DistinctLabels labels) {
        return Reduction.of(
                        new LocalGaussian(2).over(NeighbourGraph.nearest(CLOUD, 12)),
                        labels.points(),
                        SolverSettings.DEFAULT)
                .matrix();
    }

    private static Matrix refitted(Model model, Matrix reduced, DistinctLabels labels, double lambda) {
        Folds folds = Folds.of(labels.size(), labels.size(), 5);
        Matrix all = Matrix.zeros(labels.size(), labels.outputs());
        for (int fold = 0; fold < folds.count(); fold++) {
            ModelFit fit = model.fit(reduced, labels, folds.training(fold));
            folds.copyHeldOut(fold, fit.predicted(fit.at(lambda).deviations()), all);
        }
        return all;
    }

    @Test
    void leavingOneOutIsFittingAgainAlsoWithMissingLabelsWeightsAndALabelAloneInItsComponent() {
        DistinctLabels labels = labels(0);
        Matrix reduced = reduced(labels);
        Matrix[] closed = new Squared().leaveOneOut(reduced, labels, LAMBDAS).orElseThrow();
        for (int t = 0; t < LAMBDAS.length; t++) {
            Matrix again = refitted(new Squared(), reduced, labels, LAMBDAS[t]);
            for (int i = 0; i < labels.size(); i++)
                for (int c = 0; c < 2; c++)
                    if (labels.has(i, c))
                        assertThat(closed[t].at(i, c))
                                .as("label %d, output %d, lambda %s", i, c, LAMBDAS[t])
                                .isCloseTo(again.at(i, c), within(1e-6));
        }
    }

    @Test
    void aLabelAloneInItsComponentIsPredictedByTheMeanOfTheOthers() {
        DistinctLabels labels = labels(0);
        boolean[] others = new boolean[labels.size()];
        Arrays.fill(others, true);
        int alone = labels.size() - 1;
        others[alone] = false;
        assertThat(new LabelSpectra(reduced(labels), labels).leaveOneOut(1e-3).at(alone, 0))
                .isCloseTo(labels.means(others)[0], within(1e-9));
    }

    @Test
    void aLabelHasNoSayInItsOwnPrediction() {
        DistinctLabels honest = labels(0);
        DistinctLabels wild = labels(1e3);
        Matrix reduced = reduced(honest);
        Matrix before = new LabelSpectra(reduced, honest).leaveOneOut(1e-3);
        Matrix after = new LabelSpectra(reduced, wild).leaveOneOut(1e-3);
        assertThat(after.at(4, 0)).isCloseTo(before.at(4, 0), within(1e-8));
        assertThat(after.at(5, 0)).isNotCloseTo(before.at(5, 0), within(1e-3)); // the check could have failed
    }

    @Test
    void classesAreLeftOutInClosedFormToo() {
        LabelsBuilder builder = new LabelsBuilder(3);
        for (int i = 0; i < 20; i++) for (int c = 0; c < 3; c++) builder.add(10 * i, c, c == i * 7 % 5 % 3 ? 1 : 0, 1);
        DistinctLabels shares = builder.distinct();
        Matrix reduced = reduced(shares);
        ClassificationLoss model = new ClassificationLoss(new Squared(), new Prior.Given(new double[] {0.5, 0.3, 0.2}));
        Matrix[] closed = model.leaveOneOut(reduced, shares, LAMBDAS).orElseThrow();
        for (int t = 0; t < LAMBDAS.length; t++) {
            Matrix again = refitted(model, reduced, shares, LAMBDAS[t]);
            for (int k = 0; k < again.values().length; k++)
                assertThat(closed[t].values()[k])
                        .as("value %d, lambda %s", k, LAMBDAS[t])
                        .isCloseTo(again.values()[k], within(1e-6));
        }
    }
}
