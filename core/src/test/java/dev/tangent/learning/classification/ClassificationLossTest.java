package dev.tangent.learning.classification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.ParameterValue;
import dev.tangent.baseline.BaselinesTest;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.ClassPrediction;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Prior;
import dev.tangent.learning.Status;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.loss.Huber;
import dev.tangent.learning.loss.Logistic;
import dev.tangent.learning.loss.Loss;
import dev.tangent.learning.loss.Softmax;
import dev.tangent.learning.loss.Squared;
import dev.tangent.learning.loss.SquaredHinge;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.ManifoldMethod;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.selection.ensemble.Ranked;
import dev.tangent.selection.ensemble.RankedTrials;
import dev.tangent.selection.score.Candidate;
import dev.tangent.selection.score.ClassMeasure;
import dev.tangent.sparse.SolverSettings;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

@Tag("full")
class ClassificationLossTest {
    static final List<Loss> LOSSES = List.of(new Squared(), new SquaredHinge(), new Logistic(), new Softmax());

    private static final int SIZE = 600;
    private static final PointCloud MOONS = Moons.of(SIZE, 0.05, 31);
    private static final NeighbourGraph GRAPH = NeighbourGraph.nearest(MOONS, 12);

    @ParameterizedTest
    @FieldSource("LOSSES")
    void twoMoonsWithTwoLabelsEachAreToldApartByLocalGaussian(Loss loss) {
        Classifier classifier = new Classifier(
                new LocalGaussian(1).over(GRAPH),
                Lambda.relative(1e-4),
                new ClassificationLoss(loss),
                SolverSettings.DEFAULT);
        ClassPrediction prediction = classifier.predict(Moons.fourLabels());
        assertThat(prediction.names()).containsExactly("lower", "upper");
        Moons.assertSumToOne(prediction.probabilities());
        assertThat(Moons.errorRate(prediction.probabilities()))
                .as(loss + " seed 31")
                .isLessThan(0.01);
        assertThat(prediction.at(40)).isEqualTo("upper");
        assertThat(prediction.classes().get(141)).isEqualTo("lower");
        assertThat(prediction.status(0)).isEqualTo(Status.OK);
    }

    @Test
    void theSearchChoosesAmongMethodsByErrorRateAndLogLoss() {
        Map<Integer, Integer> classes = new TreeMap<>();
        for (int i = 0; i < 30; i++) classes.put(19 * i, 19 * i % 2 == 0 ? 10 : 9);
        ClassLabels labels = ClassLabels.ofIntegers(classes);
        assertThat(labels.names()).containsExactly("9", "10");
        LabelledGraph labelled = LabelledGraph.of(GRAPH, labels.labels());
        double[] lambdas = {1, 1e-3, 1e-6};
        List<RegularizerSpec> settings = List.of(new RegularizerSpec(12, new LocalGaussian(1)));
        List<TunableMethod> methods = List.of(
                ManifoldMethod.of(
                        "lg", settings, lambdas, new ClassificationLoss(new Logistic()), SolverSettings.DEFAULT),
                ManifoldMethod.of(
                        "lg-softmax", settings, lambdas, new ClassificationLoss(new Softmax()), SolverSettings.DEFAULT),
                new LambdaFreeMethod(
                        "poisson",
                        new PoissonLearning(new Prior.Labelled()),
                        List.of(new RegularizerSpec(6, new Laplacian()), new RegularizerSpec(12, new Laplacian())),
                        SolverSettings.DEFAULT),
                new LambdaFreeMethod(
                        "wnll",
                        new WeightedNonlocal(new Prior.Labelled()),
                        List.of(new RegularizerSpec(12, new Laplacian())),
                        SolverSettings.DEFAULT));
        Folds folds = Folds.stratified(ClassProbabilities.strata(labelled.labels()), 5, 1);
        for (ClassMeasure measure : List.of(ClassMeasure.ERROR_RATE, ClassMeasure.LOG_LOSS)) {
            Ranked outcome = new RankedTrials(methods, folds, measure).over(labelled);
            assertThat(outcome.candidates()).hasSize(9);
            assertThat(outcome.chosen().score().error()).as(measure + " seed 1").isLessThan(0.1);
            assertThat(Moons.errorRate(outcome.chosen().trial().predict().get().values()))
                    .isLessThan(0.02);
            for (Candidate candidate : outcome.candidates())
                Moons.assertSumToOne(candidate.trial().heldOut());
        }
    }

    @ParameterizedTest
    @FieldSource("LOSSES")
    void aClassWithOneLabelIsWarnedOfAndSurvivesTheFolds(Loss loss) {
        Map<Integer, String> classes = new TreeMap<>();
        for (int i = 0; i < 12; i++) classes.put(19 * i, i == 5 ? "rare" : i % 2 == 0 ? "a" : "b");
        ClassLabels labels = ClassLabels.of(classes);
        assertThat(labels.warnings())
                .containsExactly(
                        "class 'rare' has a single label, which is never held out: what is expected of other rows does not"
                                + " know the class");
        LabelledGraph labelled = LabelledGraph.of(GRAPH, labels.labels());
        TunableMethod method = ManifoldMethod.of(
                "lg",
                List.of(new RegularizerSpec(12, new LocalGaussian(1))),
                new double[] {1, 1e-4},
                new ClassificationLoss(loss),
                SolverSettings.DEFAULT);
        Folds folds = Folds.stratified(ClassProbabilities.strata(labelled.labels()), 12, 1);
        Ranked outcome = new RankedTrials(List.of(method), folds, ClassMeasure.LOG_LOSS).over(labelled);
        for (Candidate candidate : outcome.candidates())
            Moons.assertSumToOne(candidate.trial().heldOut());
        assertThat(outcome.chosen().score().error()).isFinite();
    }

    @Test
    void aGivenPriorMovesProbabilitiesByItsRatio() {
        var regularizer = new LocalGaussian(1).over(GRAPH);
        ClassificationLoss plain = new ClassificationLoss(new Logistic());
        ClassificationLoss rare = new ClassificationLoss(new Logistic(), new Prior.Given(new double[] {0.9, 0.1}));
        Matrix before = new Classifier(regularizer, 1e-3, plain)
                .predict(Moons.fourLabels())
                .probabilities();
        Matrix after = new Classifier(regularizer, 1e-3, rare)
                .predict(Moons.fourLabels())
                .probabilities();
        for (int i = 0; i < SIZE; i++) {
            double odds = before.at(i, 0) / before.at(i, 1) * 9; // labelled half and half
            assertThat(after.at(i, 0)).isCloseTo(odds / (1 + odds), within(1e-9));
        }
    }

    @Test
    void methodsForValuesLearnClassesToo() {
        Map<Integer, Integer> classes = new TreeMap<>();
        for (int i = 0; i < 30; i++) classes.put(19 * i, 19 * i % 2 == 0 ? 10 : 9);
        LabelledGraph labelled =
                LabelledGraph.of(GRAPH, ClassLabels.ofIntegers(classes).labels());
        Folds folds = Folds.stratified(ClassProbabilities.strata(labelled.labels()), 5, 1);
        List<TunableMethod> methods = BaselinesTest.all(labelled).stream()
                .<TunableMethod>map(method -> new ClassMethod(method, new Prior.Labelled()))
                .toList();
        Ranked outcome = new RankedTrials(methods, folds, ClassMeasure.ERROR_RATE).over(labelled);
        for (Candidate candidate : outcome.candidates())
            Moons.assertSumToOne(candidate.trial().heldOut());
        for (Candidate best : outcome.bestOfMethods()) {
            Matrix all = best.trial().predict().get().values();
            Moons.assertSumToOne(all);
            for (double p : all.values()) assertThat(p).isBetween(0.0, 1.0);
        }
        assertThat(Moons.errorRate(outcome.chosen().trial().predict().get().values()))
                .isLessThan(0.1);
    }

    @Test
    void ofEquallyManyMistakesTheSurerIsChosen() {
        double[][] rows = {{0.6, 0.4}, {0.9, 0.1}};
        Map<Integer, Integer> classes = new TreeMap<>();
        for (int i = 0; i < 10; i++) classes.put(2 * i, i % 2);
        LabelledGraph labelled =
                LabelledGraph.of(GRAPH, ClassLabels.ofIntegers(classes).labels());
        TunableMethod planted = new TunableMethod() {
            @Override
            public String name() {
                return "planted";
            }

            @Override
            public void tryAll(LabelledGraph over, Folds folds, Consumer<Trial> found) {
                for (int t = 0; t < 2; t++) {
                    Matrix heldOut = over.labels().values().copy();
                    for (int k = 0; k < heldOut.values().length; k++)
                        heldOut.values()[k] = rows[t][heldOut.values()[k] == 1 ? 0 : 1];
                    found.accept(Trial.of(Map.of("t", ParameterValue.of(t)), -t, heldOut, () -> {
                        throw new IllegalStateException();
                    }));
                }
            }
        };
        Ranked outcome = new RankedTrials(List.of(planted), Folds.of(10, 5, 1), ClassMeasure.ERROR_RATE).over(labelled);
        assertThat(outcome.chosen().score().error()).isZero();
        assertThat(outcome.chosen().trial().parameters().shown()).isEqualTo(Map.of("t", ParameterValue.of(1)));
    }

    @Test
    void weightsCountAsSoManyLabels() {
        ClassLabels twice = ClassLabels.of(Map.of(0, "a", 1, "b"), Map.of(1, 2.0));
        for (int c = 0; c < 2; c++) {
            assertThat(twice.labels().weight(0, c)).isEqualTo(1);
            assertThat(twice.labels().weight(1, c)).isEqualTo(2);
        }
        assertThat(twice.count(0)).isEqualTo(1);
    }

    @Test
    void everyPointMayBeLabelled() {
        Map<Integer, Integer> classes = new TreeMap<>();
        PointCloud few = Moons.of(60, 0.02, 5);
        for (int i = 0; i < 60; i++) classes.put(i, i % 2);
        for (Loss loss : LOSSES) {
            ClassPrediction prediction = new Classifier(
                            new LocalGaussian(1).over(NeighbourGraph.nearest(few, 8)),
                            Lambda.relative(1e-6),
                            new ClassificationLoss(loss),
                            SolverSettings.DEFAULT)
                    .predict(ClassLabels.ofIntegers(classes));
            for (int i = 0; i < 60; i++)
                assertThat(prediction.classOf(i)).as(loss + " row " + i).isEqualTo(i % 2);
        }
    }

    @Test
    void oneClassAloneIsRefused() {
        assertThatThrownBy(() -> ClassLabels.of(Map.of(1, "a", 2, "a")))
                .hasMessage("classes must be at least 2 but all labels say 'a'");
    }

    @Test
    void lossesWithoutProbabilitiesAreRefused() {
        assertThatThrownBy(() -> new ClassificationLoss(new Huber(1))).hasMessageContaining("gives no probabilities");
    }
}
