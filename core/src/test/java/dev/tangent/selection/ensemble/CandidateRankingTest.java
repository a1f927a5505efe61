package dev.tangent.selection.ensemble;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Clouds;
import dev.tangent.ParameterValue;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.fitting.SquaredFit;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.loss.Squared;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.ManifoldMethod;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.TrialParameters;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.selection.score.Candidate;
import dev.tangent.selection.score.SelectionRule;
import dev.tangent.selection.score.ValueMeasure;
import dev.tangent.sparse.SolverSettings;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class CandidateRankingTest {
    private static final PointCloud CLOUD = Clouds.uniform(600, 2, 61);
    private static final double[] LAMBDAS = {1e-8, 1e-4, 1, 1e4};

    private static DistinctLabels labels(double planted) {
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int i = 0; i < 40; i++)
            builder.add(15 * i, 0, 3 * CLOUD.at(15 * i, 0) - CLOUD.at(15 * i, 1) + (i == 7 ? planted : 0), 1);
        return builder.distinct();
    }

    private static final List<TunableMethod> METHODS = List.of(
            ManifoldMethod.of(
                    "lg",
                    List.of(
                            new RegularizerSpec(12, new LocalGaussian(2)),
                            new RegularizerSpec(8, new LocalGaussian(2))),
                    LAMBDAS,
                    new Squared(),
                    SolverSettings.DEFAULT),
            ManifoldMethod.of(
                    "lap",
                    List.of(new RegularizerSpec(8, new Laplacian())),
                    LAMBDAS,
                    new Squared(),
                    SolverSettings.DEFAULT));

    private static Ranked search(DistinctLabels labels) {
        LabelledGraph labelled = new LabelledGraph(NeighbourGraph.nearest(CLOUD, 12), labels);
        return new RankedTrials(METHODS, Folds.of(labels.size(), 5, 1), ValueMeasure.MEAN_ABSOLUTE).over(labelled);
    }

    @Test
    void aLinearFunctionIsLearntBestByLocalGaussian() {
        Ranked outcome = search(labels(0));
        assertThat(outcome.candidates()).hasSize(12);
        assertThat(outcome.chosen().name()).isEqualTo("lg");
        assertThat(outcome.chosen().score().error()).isLessThan(1e-6);
        assertThat(outcome.bestOfMethods()).extracting(c -> c.name()).containsExactly("lg", "lap");
        Prediction predicted = outcome.chosen().trial().predict().get();
        for (int i = 0; i < 600; i++)
            assertThat(Math.abs(predicted.at(i, 0) - 3 * CLOUD.at(i, 0) + CLOUD.at(i, 1)))
                    .isLessThan(1e-5);
    }

    @Test
    void aHeldOutLabelIsUsedForNothing() {
        // A wild value planted in one label must not move that label's own held-out prediction, not by a bit.
        List<Candidate> honest = search(labels(0)).candidates();
        List<Candidate> wild = search(labels(1e6)).candidates();
        int label = indexOf(7);
        for (int t = 0; t < honest.size(); t++) {
            double before = honest.get(t).trial().heldOut().at(label, 0);
            assertThat(wild.get(t).trial().heldOut().at(label, 0)).isEqualTo(before);
        }
        // And it does move the others': the check could have failed.
        assertThat(wild.getFirst().trial().heldOut().values())
                .isNotEqualTo(honest.getFirst().trial().heldOut().values());
    }

    private static int indexOf(int i) {
        DistinctLabels labels = labels(0);
        for (int at = 0; at < labels.size(); at++) if (labels.point(at) == 15 * i) return at;
        throw new IllegalStateException();
    }

    private static DistinctLabels noisy() {
        LabelsBuilder noisy = new LabelsBuilder(1);
        for (int i = 0; i < 40; i++) noisy.add(15 * i, 0, CLOUD.at(15 * i, 0) + 0.3 * ((i * 7 % 5) - 2), 1);
        return noisy.distinct();
    }

    @Test
    void oneStandardErrorPrefersTheSimplerModel() {
        LabelledGraph labelled = new LabelledGraph(NeighbourGraph.nearest(CLOUD, 12), noisy());
        Folds folds = Folds.of(40, 5, 1);
        Ranked best = new RankedTrials(METHODS, folds, ValueMeasure.RMSE).over(labelled);
        Ranked simple =
                new RankedTrials(METHODS, folds, ValueMeasure.RMSE, SelectionRule.ONE_STANDARD_ERROR).over(labelled);
        double bound = best.chosen().score().error() + best.chosen().score().standardError();
        assertThat(simple.chosen().score().error())
                .isBetween(best.chosen().score().error(), bound);
        assertThat(simple.chosen().trial().simplicity())
                .isGreaterThanOrEqualTo(best.chosen().trial().simplicity());
    }

    /// Trials whose held-out predictions are off by given amounts at every label; their log evidence is ten times
    /// that.
    private static TunableMethod planted(String name, double[] errors, double[] simplicities) {
        return new TunableMethod() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public void tryAll(LabelledGraph labelled, Folds folds, Consumer<Trial> found) {
                for (int t = 0; t < errors.length; t++) {
                    Matrix heldOut = labelled.labels().values().copy();
                    for (int i = 0; i < heldOut.rows(); i++) heldOut.set(i, 0, heldOut.at(i, 0) + errors[t]);
                    found.accept(Trial.of(
                            new TrialParameters.Own(Map.of("t", ParameterValue.of(t))),
                            simplicities[t],
                            heldOut,
                            OptionalDouble.of(10 * errors[t]),
                            () -> {
                                throw new IllegalStateException();
                            }));
                }
            }
        };
    }

    private static int chosen(SelectionRule rule, TunableMethod... methods) {
        LabelledGraph labelled = new LabelledGraph(NeighbourGraph.nearest(CLOUD, 12), labels(0));
        return (int) new RankedTrials(List.of(methods), Folds.of(40, 5, 1), ValueMeasure.MEAN_ABSOLUTE, rule)
                .over(labelled)
                .chosen()
                .trial()
                .parameters()
                .shown()
                .get("t")
                .number()
                .orElseThrow();
    }

    @Test
    void onAFlatCurveTheSimplestIsChosen() {
        double[] flat = {0.1, 0.10004, 0.10008, 0.102};
        assertThat(chosen(SelectionRule.LEAST_ERROR, planted("a", flat, new double[] {1, 2, 3, 4})))
                .isEqualTo(2);
        assertThat(chosen(SelectionRule.LEAST_ERROR, planted("a", flat, new double[] {3, 2, 1, 4})))
                .isEqualTo(0);
        // Rounding is no difference, nor is a simplicity that another method counts in its own way.
        double[] exact = {1e-15, 1e-12, 1e-6};
        TunableMethod first = planted("a", exact, new double[] {1, 2, 3});
        assertThat(chosen(SelectionRule.LEAST_ERROR, first)).isEqualTo(1);
        assertThat(chosen(SelectionRule.LEAST_ERROR, first, planted("b", new double[] {1e-12}, new double[] {99})))
                .isEqualTo(1);
        // Of equally simple ones the first: grids are tried from few neighbours to many.
        assertThat(chosen(SelectionRule.LEAST_ERROR, planted("a", flat, new double[] {1, 1, 1, 1})))
                .isEqualTo(0);
    }

    @Test
    void theMostLikelyIsChosenWhateverItsError() {
        // Planted: the evidence grows with the error. 4.995 is as likely as 5, and simpler.
        double[] errors = {0.1, 0.5, 0.4995, 0.3};
        assertThat(chosen(SelectionRule.MARGINAL_LIKELIHOOD, planted("a", errors, new double[] {9, 1, 2, 3})))
                .isEqualTo(2);
    }

    @Test
    void leaveOneOutInClosedFormIsWhatTheFoldsSay() {
        LabelledGraph labelled = new LabelledGraph(NeighbourGraph.nearest(CLOUD, 12), labels(0.5));
        ManifoldMethod squared = (ManifoldMethod) METHODS.getFirst();
        ManifoldMethod slow = ManifoldMethod.of(
                "slow",
                squared.settings(),
                LAMBDAS,
                (reduced, labels, inUse) -> new SquaredFit(reduced, labels, inUse),
                SolverSettings.DEFAULT);
        Folds folds = Folds.of(40, 40, 1);
        List<Candidate> fast = new RankedTrials(List.of(squared), folds, ValueMeasure.RMSE)
                .over(labelled)
                .candidates();
        List<Candidate> each = new RankedTrials(List.of(slow), folds, ValueMeasure.RMSE)
                .over(labelled)
                .candidates();
        for (int t = 0; t < fast.size(); t++)
            assertThat(fast.get(t).score().error())
                    .isCloseTo(each.get(t).score().error(), within(1e-7));
    }

    @Test
    void foldsDoNotFollowTheOrderOfTheLabels() {
        // Labels are often sorted: by time, by class. Neither runs nor a comb may come out.
        Folds folds = Folds.of(100, 5, 0);
        int neighbours = 0;
        int comb = 0;
        for (int i = 0; i + 5 < 100; i++)
            for (int f = 0; f < 5; f++) {
                if (folds.holdsOut(f, i) && folds.holdsOut(f, i + 1)) neighbours++;
                if (folds.holdsOut(f, i) && folds.holdsOut(f, i + 5)) comb++;
            }
        assertThat(neighbours).isBetween(5, 40); // 19 to be expected of 95
        assertThat(comb).isBetween(5, 40);
    }

    @Test
    void foldsShareTheLabelsEvenlyAndDependOnTheSeedAlone() {
        Folds folds = Folds.of(23, 5, 9);
        int[] sizes = new int[5];
        for (int f = 0; f < 5; f++) for (int i = 0; i < 23; i++) if (folds.holdsOut(f, i)) sizes[f]++;
        assertThat(sizes).containsExactlyInAnyOrder(5, 5, 5, 4, 4);
        for (int i = 0; i < 23; i++)
            assertThat(Folds.of(23, 5, 9).holdsOut(2, i)).isEqualTo(folds.holdsOut(2, i));
    }

    @Test
    void stratifiedFoldsSpreadEveryClass() {
        int[] classes = new int[30];
        for (int i = 0; i < 10; i++) classes[i] = 1;
        Folds folds = Folds.stratified(classes, 5, 3);
        for (int f = 0; f < 5; f++) {
            int ones = 0;
            int zeros = 0;
            for (int i = 0; i < 30; i++)
                if (folds.holdsOut(f, i)) {
                    if (classes[i] == 1) ones++;
                    else zeros++;
                }
            assertThat(Map.of("ones", ones, "zeros", zeros)).isEqualTo(Map.of("ones", 2, "zeros", 4));
        }
    }

    @Test
    void moreFoldsThanLabelsAreRefused() {
        assertThatThrownBy(() -> Folds.of(3, 5, 1))
                .hasMessage("folds must be at most the number of labels, 3, but is 5");
    }

    @Test
    void aBlendIsTheWeightedMeanOfItsMembers() {
        LabelledGraph labelled = new LabelledGraph(NeighbourGraph.nearest(CLOUD, 12), noisy());
        Ranked outcome = new RankedTrials(METHODS, Folds.of(40, 5, 1), ValueMeasure.RMSE).over(labelled);
        Candidate first = outcome.bestOfMethods().getFirst();
        Candidate second = outcome.bestOfMethods().get(1);
        double odds = Math.pow(second.score().error() / first.score().error(), -0.9 * Math.sqrt(40));
        double share = odds / (1 + odds);
        assertThat(share).isBetween(0.05, 0.5);
        assertThat(outcome.ensemble().trial().parameters()).isInstanceOf(TrialParameters.Ensemble.class);
        assertThat(outcome.ensemble().trial().parameters().shown()).containsOnlyKeys("lg", "lap");
        assertThat(outcome.ensemble().score().error()).isLessThan(second.score().error());
        Prediction blend = outcome.ensemble().trial().predict().get();
        Prediction one = first.trial().predict().get();
        Prediction other = second.trial().predict().get();
        for (int i = 0; i < 600; i++)
            assertThat(blend.at(i)).isCloseTo((1 - share) * one.at(i) + share * other.at(i), within(1e-12));
        assertThat(outcome.ensembleFor()
                        .getFirst()
                        .trial()
                        .predict()
                        .get()
                        .values()
                        .values())
                .containsExactly(blend.values().values(), within(1e-12));
    }

    @Test
    void whoeverIsFarAheadIsNotBlended() {
        Ranked outcome = search(labels(0));
        assertThat(outcome.ensemble()).isSameAs(outcome.chosen());
    }
}
