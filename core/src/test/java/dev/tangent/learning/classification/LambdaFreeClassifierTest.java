package dev.tangent.learning.classification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Prior;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.sparse.SolverSettings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class LambdaFreeClassifierTest {
    static final List<LambdaFreeClassifier> RULES = List.of(
            new PoissonLearning(new Prior.Labelled()),
            new MutualPoisson(new Prior.Labelled()),
            new WeightedNonlocal(new Prior.Labelled()));

    private static final int SIZE = 600;
    private static final NeighbourGraph GRAPH = NeighbourGraph.nearest(Moons.of(SIZE, 0.05, 31), 12);

    @ParameterizedTest
    @FieldSource("RULES")
    void theBaselinesTellTheMoonsApartTooAndKeepRowsSummingToOne(LambdaFreeClassifier rule) {
        DistinctLabels shares = Moons.fourLabels().labels().merged(GRAPH.points());
        Matrix p = rule.predict(
                        new Laplacian().over(GRAPH),
                        shares,
                        new boolean[] {true, true, true, true},
                        SolverSettings.DEFAULT)
                .probabilities();
        Moons.assertSumToOne(p);
        assertThat(Moons.errorRate(p)).as(rule + " seed 31").isLessThan(0.05);
    }

    @Test
    void weightedNonlocalSolvesItsEquations() {
        var laplacian = new Laplacian().over(GRAPH).matrix().explicit();
        DistinctLabels shares = Moons.fourLabels().labels().merged(GRAPH.points());
        Matrix f = new WeightedNonlocal(new Prior.Labelled())
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

    /// What a fold does not train on it cannot know: another class for a held-out label leaves its own prediction
    /// as it is.
    @ParameterizedTest
    @FieldSource("RULES")
    void aHeldOutLabelHasNoSayInItsOwnPrediction(LambdaFreeClassifier rule) {
        Map<Integer, String> classes = new TreeMap<>();
        for (int i = 0; i < 12; i++) classes.put(19 * i, i % 2 == 0 ? "a" : "b");
        Folds folds = Folds.of(12, 4, 1);
        double[] before = heldOut(rule, classes, folds).row(7);
        classes.put(19 * 7, "a");
        assertThat(heldOut(rule, classes, folds).row(7)).isEqualTo(before);
    }

    private static Matrix heldOut(LambdaFreeClassifier rule, Map<Integer, String> classes, Folds folds) {
        LabelledGraph labelled = LabelledGraph.of(GRAPH, ClassLabels.of(classes).labels());
        List<Matrix> found = new ArrayList<>();
        new LambdaFreeMethod("rule", rule, List.of(new RegularizerSpec(12, new Laplacian())), SolverSettings.DEFAULT)
                .tryAll(labelled, folds, trial -> found.add(trial.heldOut()));
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
                        new PoissonLearning(new Prior.Labelled()),
                        List.of(new RegularizerSpec(3, new Laplacian())),
                        SolverSettings.DEFAULT)
                .predict(LabelledGraph.of(graph, labels.labels()), new RegularizerSpec(3, new Laplacian()))
                .values();
        assertThat(p.at(0, 0)).isGreaterThan(0.5);
        assertThat(p.at(39, 1)).isGreaterThan(0.5);
        for (int i = 40; i < 60; i++) assertThat(p.at(i, 1)).isEqualTo(1);
    }
}
