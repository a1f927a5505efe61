package dev.tangent.learning.classification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Status;
import dev.tangent.learning.baseline.Baselines;
import dev.tangent.learning.loss.Huber;
import dev.tangent.learning.loss.Logistic;
import dev.tangent.learning.loss.Loss;
import dev.tangent.learning.loss.Softmax;
import dev.tangent.learning.loss.Squared;
import dev.tangent.learning.loss.SquaredHinge;
import dev.tangent.learning.selection.Folds;
import dev.tangent.learning.selection.ManifoldMethod;
import dev.tangent.learning.selection.Measure;
import dev.tangent.learning.selection.Search;
import dev.tangent.learning.selection.Setting;
import dev.tangent.learning.selection.Task;
import dev.tangent.learning.selection.Trial;
import dev.tangent.learning.selection.TunableMethod;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.Laplacian;
import dev.tangent.regularizer.LocalGaussian;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class ClassificationLossTest {
    static final List<Loss> LOSSES = List.of(new Squared(), new SquaredHinge(), new Logistic(), new Softmax());
    static final List<LambdaFreeClassifier> RULES = List.of(new PoissonLearning(), new WeightedNonlocal());

    private static final int SIZE = 600;
    private static final PointCloud MOONS = Moons.of(SIZE, 0.05, 31);
    private static final NeighbourGraph GRAPH = NeighbourGraph.nearest(MOONS, 12);

    /// Two labels a class: rows with an even number are the upper moon.
    private static ClassLabels fourLabels() {
        return ClassLabels.of(Map.of(40, "upper", 460, "upper", 141, "lower", 461, "lower"));
    }

    private static double errorRate(Matrix probabilities) {
        int wrong = 0;
        for (int row = 0; row < SIZE; row++) {
            int predicted = probabilities.at(row, 0) >= probabilities.at(row, 1) ? 0 : 1;
            if (predicted != (row % 2 == 0 ? 1 : 0)) wrong++; // lower is class 0
        }
        return (double) wrong / SIZE;
    }

    private static void assertSumToOne(Matrix probabilities) {
        for (int i = 0; i < probabilities.rows(); i++) {
            assertThat(Arrays.stream(probabilities.row(i)).sum()).isCloseTo(1, within(1e-12));
            for (double p : probabilities.row(i)) assertThat(p).isBetween(0.0, 1.0);
        }
    }

    @ParameterizedTest
    @FieldSource("LOSSES")
    void twoMoonsWithTwoLabelsEachAreToldApartByLocalGaussian(Loss loss) {
        Classifier classifier = new Classifier(
                new LocalGaussian(1).over(GRAPH),
                Lambda.relative(1e-4),
                new ClassificationLoss(loss),
                SolverSettings.DEFAULT);
        ClassPrediction prediction = classifier.predict(fourLabels());
        assertThat(prediction.names()).containsExactly("lower", "upper");
        assertSumToOne(prediction.probabilities());
        assertThat(errorRate(prediction.probabilities())).as(loss + " seed 31").isLessThan(0.01);
        assertThat(prediction.at(40)).isEqualTo("upper");
        assertThat(prediction.classes().get(141)).isEqualTo("lower");
        assertThat(prediction.status(0)).isEqualTo(Status.OK);
    }

    @ParameterizedTest
    @FieldSource("RULES")
    void theBaselinesTellTheMoonsApartTooAndKeepRowsSummingToOne(LambdaFreeClassifier rule) {
        DistinctLabels shares = fourLabels().labels().merged(GRAPH.points());
        Matrix p = rule.predict(
                        new Laplacian().over(GRAPH),
                        shares,
                        new boolean[] {true, true, true, true},
                        SolverSettings.DEFAULT)
                .probabilities();
        assertSumToOne(p);
        assertThat(errorRate(p)).as(rule + " seed 31").isLessThan(0.05);
    }

    @Test
    void weightedNonlocalSolvesItsEquations() {
        var laplacian = new Laplacian().over(GRAPH).matrix().explicit();
        DistinctLabels shares = fourLabels().labels().merged(GRAPH.points());
        Matrix f = new WeightedNonlocal()
                .predict(
                        new Laplacian().over(GRAPH),
                        shares,
                        new boolean[] {true, true, true, true},
                        SolverSettings.DEFAULT)
                .probabilities();
        List<Integer> labelled = Arrays.stream(shares.points()).boxed().toList();
        for (int x = 0; x < SIZE; x++) {
            if (labelled.contains(x)) {
                assertThat(f.at(x, 1)).isCloseTo(x % 2 == 0 ? 1 : 0, within(1e-12));
                continue;
            }
            double sum = 0;
            for (int y = 0; y < SIZE; y++) {
                double w = x == y ? 0 : -laplacian.at(x, y);
                double times = labelled.contains(y) ? 2 + SIZE / 4.0 - 1 : 2;
                sum += times * w * (f.at(x, 1) - f.at(y, 1));
            }
            assertThat(sum).as("point " + x).isCloseTo(0, within(1e-8));
        }
    }

    @Test
    void theSearchChoosesAmongMethodsByErrorRateAndLogLoss() {
        Map<Integer, Integer> classes = new TreeMap<>();
        for (int i = 0; i < 30; i++) classes.put(19 * i, 19 * i % 2 == 0 ? 10 : 9);
        ClassLabels labels = ClassLabels.ofIntegers(classes);
        assertThat(labels.names()).containsExactly("9", "10");
        Task task = Task.of(GRAPH, labels.labels());
        double[] lambdas = {1, 1e-3, 1e-6};
        List<Setting> settings = List.of(new Setting(12, new LocalGaussian(1)));
        List<TunableMethod> methods = List.of(
                new ManifoldMethod(
                        "lg", settings, lambdas, new ClassificationLoss(new Logistic()), SolverSettings.DEFAULT),
                new ManifoldMethod(
                        "lg-softmax", settings, lambdas, new ClassificationLoss(new Softmax()), SolverSettings.DEFAULT),
                new LambdaFreeMethod(
                        "poisson",
                        new PoissonLearning(),
                        List.of(new Setting(6, new Laplacian()), new Setting(12, new Laplacian())),
                        SolverSettings.DEFAULT),
                new LambdaFreeMethod(
                        "wnll",
                        new WeightedNonlocal(),
                        List.of(new Setting(12, new Laplacian())),
                        SolverSettings.DEFAULT));
        Folds folds = Folds.stratified(ClassLabels.strata(task.labels()), 5, 1);
        for (Measure measure : List.of(Measure.ERROR_RATE, Measure.LOG_LOSS)) {
            Search.Outcome outcome = new Search(methods, folds, measure).over(task);
            assertThat(outcome.candidates()).hasSize(9);
            assertThat(outcome.chosen().score().error()).as(measure + " seed 1").isLessThan(0.1);
            assertThat(errorRate(outcome.chosen().trial().predict().get().values()))
                    .isLessThan(0.02);
            for (Search.Candidate candidate : outcome.candidates())
                assertSumToOne(candidate.trial().heldOut());
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
        Task task = Task.of(GRAPH, labels.labels());
        TunableMethod method = new ManifoldMethod(
                "lg",
                List.of(new Setting(12, new LocalGaussian(1))),
                new double[] {1, 1e-4},
                new ClassificationLoss(loss),
                SolverSettings.DEFAULT);
        Folds folds = Folds.stratified(ClassLabels.strata(task.labels()), 12, 1);
        Search.Outcome outcome = new Search(List.of(method), folds, Measure.LOG_LOSS).over(task);
        for (Search.Candidate candidate : outcome.candidates())
            assertSumToOne(candidate.trial().heldOut());
        assertThat(outcome.chosen().score().error()).isFinite();
    }

    /// What a fold does not train on it cannot know: another class for a held-out label leaves its own prediction as it
    /// is.
    @ParameterizedTest
    @FieldSource("RULES")
    void aHeldOutLabelHasNoSayInItsOwnPrediction(LambdaFreeClassifier rule) {
        Map<Integer, String> classes = new TreeMap<>();
        for (int i = 0; i < 12; i++) classes.put(19 * i, i % 2 == 0 ? "a" : "b");
        Folds folds = Folds.of(12, 4, 1);
        double[] before = heldOut(rule, classes, folds).row(7);
        classes.put(19 * 7, "a");
        assertThat(heldOut(rule, classes, folds).row(7)).containsExactly(before);
    }

    private static Matrix heldOut(LambdaFreeClassifier rule, Map<Integer, String> classes, Folds folds) {
        Task task = Task.of(GRAPH, ClassLabels.of(classes).labels());
        List<Matrix> found = new java.util.ArrayList<>();
        new LambdaFreeMethod("rule", rule, List.of(new Setting(12, new Laplacian())), SolverSettings.DEFAULT)
                .tryAll(task, folds, trial -> found.add(trial.heldOut()));
        return found.getFirst();
    }

    /// Two components, the larger one with more labels of one class: each is a problem of its own.
    @Test
    void poissonLearningIsNotDrownedByTheClassWithMostLabelsInAComponent() {
        double[][] line = new double[60][];
        for (int i = 0; i < 60; i++) line[i] = new double[] {i < 40 ? i : 1000 + i};
        NeighbourGraph graph = NeighbourGraph.nearest(PointCloud.of(line), 3);
        ClassLabels labels = ClassLabels.of(Map.of(2, "a", 5, "a", 8, "a", 35, "b", 45, "b", 50, "b"));
        Matrix p = new LambdaFreeMethod(
                        "poisson",
                        new PoissonLearning(),
                        List.of(new Setting(3, new Laplacian())),
                        SolverSettings.DEFAULT)
                .predict(Task.of(graph, labels.labels()), new Setting(3, new Laplacian()))
                .values();
        assertThat(p.at(0, 0)).isGreaterThan(0.5);
        assertThat(p.at(39, 1)).isGreaterThan(0.5);
        for (int i = 40; i < 60; i++) assertThat(p.at(i, 1)).isEqualTo(1);
    }

    @Test
    void aGivenPriorMovesProbabilitiesByItsRatio() {
        var regularizer = new LocalGaussian(1).over(GRAPH);
        ClassificationLoss plain = new ClassificationLoss(new Logistic());
        ClassificationLoss rare = new ClassificationLoss(new Logistic(), new Prior.Given(new double[] {0.9, 0.1}));
        Matrix before =
                new Classifier(regularizer, 1e-3, plain).predict(fourLabels()).probabilities();
        Matrix after =
                new Classifier(regularizer, 1e-3, rare).predict(fourLabels()).probabilities();
        for (int i = 0; i < SIZE; i++) {
            double odds = before.at(i, 0) / before.at(i, 1) * 9; // labelled half and half
            assertThat(after.at(i, 0)).isCloseTo(odds / (1 + odds), within(1e-9));
        }
    }

    @Test
    void methodsForValuesLearnClassesToo() {
        Map<Integer, Integer> classes = new TreeMap<>();
        for (int i = 0; i < 30; i++) classes.put(19 * i, 19 * i % 2 == 0 ? 10 : 9);
        Task task = Task.of(GRAPH, ClassLabels.ofIntegers(classes).labels());
        Folds folds = Folds.stratified(ClassLabels.strata(task.labels()), 5, 1);
        List<TunableMethod> methods = Baselines.all(task, SolverSettings.DEFAULT).stream()
                .<TunableMethod>map(method -> new ClassMethod(method, new Prior.Labelled()))
                .toList();
        Search.Outcome outcome = new Search(methods, folds, Measure.ERROR_RATE).over(task);
        for (Search.Candidate candidate : outcome.candidates())
            assertSumToOne(candidate.trial().heldOut());
        for (Search.Candidate best : outcome.bestOfMethods()) {
            Matrix all = best.trial().predict().get().values();
            assertSumToOne(all);
            for (double p : all.values()) assertThat(p).isBetween(0.0, 1.0);
        }
        assertThat(errorRate(outcome.chosen().trial().predict().get().values())).isLessThan(0.1);
    }

    @Test
    void ofEquallyManyMistakesTheSurerIsChosen() {
        double[][] rows = {{0.6, 0.4}, {0.9, 0.1}};
        Map<Integer, Integer> classes = new TreeMap<>();
        for (int i = 0; i < 10; i++) classes.put(2 * i, i % 2);
        Task task = Task.of(GRAPH, ClassLabels.ofIntegers(classes).labels());
        TunableMethod planted = new TunableMethod() {
            @Override
            public String name() {
                return "planted";
            }

            @Override
            public void tryAll(Task over, Folds folds, Consumer<Trial> found) {
                for (int t = 0; t < 2; t++) {
                    Matrix heldOut = over.labels().values().copy();
                    for (int k = 0; k < heldOut.values().length; k++)
                        heldOut.values()[k] = rows[t][heldOut.values()[k] == 1 ? 0 : 1];
                    found.accept(new Trial("planted", Map.of("t", t), -t, heldOut, () -> {
                        throw new IllegalStateException();
                    }));
                }
            }
        };
        Search.Outcome outcome = new Search(List.of(planted), Folds.of(10, 5, 1), Measure.ERROR_RATE).over(task);
        assertThat(outcome.chosen().score().error()).isZero();
        assertThat(outcome.chosen().trial().parameters().shown()).isEqualTo(Map.of("t", 1));
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
