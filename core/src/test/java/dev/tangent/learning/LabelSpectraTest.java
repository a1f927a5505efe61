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
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.loss.Squared;
import dev.tangent.learning.reduction.LabelGroups;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.learning.trial.ManifoldMethod;
import dev.tangent.learning.uncertainty.SampledPosterior;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.stream.IntStream;
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
        Matrix[] closed = new Squared()
                .leaveOneOut(reduced, labels, LabelGroups.alone(labels.size()), LAMBDAS)
                .orElseThrow();
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
    void leavingAGroupOutIsFittingAgainWithoutAllOfItsLabels() {
        DistinctLabels labels = labels(0);
        Matrix reduced = reduced(labels);
        int[] first = LabelGroups.alone(labels.size()).first();
        first[3] = 0;
        first[6] = 5;
        first[11] = 5;
        LabelGroups together = new LabelGroups(first);
        Folds folds = Folds.of(labels.size(), labels.size(), 5).together(first);
        for (double lambda : LAMBDAS) {
            Matrix closed = new LabelSpectra(reduced, labels, together).leaveOneOut(lambda);
            Matrix again = ManifoldMethod.heldOut(new Squared(), labels, folds, reduced, new double[] {lambda})[0];
            for (int i = 0; i < labels.size(); i++)
                for (int c = 0; c < 2; c++)
                    if (labels.has(i, c))
                        assertThat(closed.at(i, c))
                                .as("label %d, output %d, lambda %s", i, c, lambda)
                                .isCloseTo(again.at(i, c), within(1e-6));
        }
    }

    /// The variance without a label is that of the fit without its group, as the posterior of the others has it.
    @Test
    void theVarianceOfALabelIsThatWithoutItsGroup() {
        DistinctLabels labels = labels(0).select(IntStream.range(0, 20).toArray());
        Matrix reduced = reduced(labels);
        int[] first = LabelGroups.alone(20).first();
        first[6] = 5;
        double[] weights = labels.weights().column(0);
        weights[5] = 0;
        weights[6] = 0;
        double left = SampledPosterior.of(reduced, weights, 1e-3).covariance().at(6, 6);
        LabelSpectra spectra = new LabelSpectra(reduced, labels, new LabelGroups(first));
        assertThat(spectra.variances(1e-3).at(6, 0)).isCloseTo(left, within(1e-5 * left));
        assertThat(spectra.variances(1e-3).at(6, 0))
                .isGreaterThan(new LabelSpectra(reduced, labels).variances(1e-3).at(6, 0));
    }

    @Test
    void aGroupThatHasAComponentToItselfIsLeftOpen() {
        LabelsBuilder builder = new LabelsBuilder(1).add(210, 0, 41, 1).add(214, 0, 42, 1);
        for (int i = 0; i < 20; i++) builder.add(10 * i, 0, i, 1);
        DistinctLabels labels = builder.distinct();
        LabelSpectra spectra = new LabelSpectra(reduced(labels), labels, pair(20, 22));
        assertThat(spectra.variances(1e-3).at(20, 0)).isInfinite();
        assertThat(spectra.variances(1e-3).at(21, 0)).isInfinite();
        assertThat(spectra.heldOut(1e-3, 0).size()).isEqualTo(20);
    }

    private static LabelGroups pair(int from, int size) {
        int[] first = LabelGroups.alone(size).first();
        first[from + 1] = from;
        return new LabelGroups(first);
    }

    @Test
    void groupsAmongSomeOfTheLabelsAreThoseThatAreLeft() {
        LabelGroups groups = new LabelGroups(new int[] {0, 1, 0, 1, 4, 1});
        assertThat(groups.select(new int[] {2, 3, 4, 5}).first()).containsExactly(0, 1, 2, 1);
        assertThat(groups.all()).isDeepEqualTo(new int[][] {{0, 2}, {1, 3, 5}, {4}});
        assertThat(groups.with(new boolean[] {false, false, true, false, false, false}))
                .containsExactly(true, false, true, false, false, false);
        assertThat(groups.areAlone()).isFalse();
        assertThat(LabelGroups.alone(3).areAlone()).isTrue();
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
        Matrix[] closed = model.leaveOneOut(reduced, shares, LabelGroups.alone(shares.size()), LAMBDAS)
                .orElseThrow();
        for (int t = 0; t < LAMBDAS.length; t++) {
            Matrix again = refitted(model, reduced, shares, LAMBDAS[t]);
            for (int k = 0; k < again.values().length; k++)
                assertThat(closed[t].values()[k])
                        .as("value %d, lambda %s", k, LAMBDAS[t])
                        .isCloseTo(again.values()[k], within(1e-6));
        }
    }
}
