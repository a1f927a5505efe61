package dev.tangent.learning.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Prediction;
import dev.tangent.regularizer.Laplacian;
import dev.tangent.regularizer.LocalGaussian;
import dev.tangent.sparse.SolverSettings;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SearchTest {
    private static final PointCloud CLOUD = Clouds.uniform(600, 2, 61);
    private static final double[] LAMBDAS = {1e-8, 1e-4, 1, 1e4};

    private static Labels labels(double planted) {
        Labels.Builder builder = new Labels.Builder(1);
        for (int i = 0; i < 40; i++)
            builder.add(15 * i, 0, 3 * CLOUD.at(15 * i, 0) - CLOUD.at(15 * i, 1) + (i == 7 ? planted : 0), 1);
        return builder.build();
    }

    private static final List<Method> METHODS = List.of(
            new ManifoldMethod(
                    "lg",
                    List.of(new Setting(12, new LocalGaussian(2)), new Setting(8, new LocalGaussian(2))),
                    LAMBDAS,
                    SolverSettings.DEFAULT),
            new ManifoldMethod("lap", List.of(new Setting(8, new Laplacian())), LAMBDAS, SolverSettings.DEFAULT));

    private static Search.Outcome search(Labels labels) {
        Task task = Task.of(NeighbourGraph.nearest(CLOUD, 12), labels);
        return new Search(METHODS, Folds.of(labels.size(), 5, 1), Measure.MEAN_ABSOLUTE, false).over(task);
    }

    @Test
    void aLinearFunctionIsLearntBestByLocalGaussian() {
        Search.Outcome outcome = search(labels(0));
        assertThat(outcome.candidates()).hasSize(12);
        assertThat(outcome.chosen().trial().method()).isEqualTo("lg");
        assertThat(outcome.chosen().score().error()).isLessThan(1e-6);
        assertThat(outcome.bestOfMethods()).extracting(c -> c.trial().method()).containsExactly("lg", "lap");
        Prediction predicted = outcome.chosen().trial().predict().get();
        for (int i = 0; i < 600; i++)
            assertThat(Math.abs(predicted.at(i, 0) - 3 * CLOUD.at(i, 0) + CLOUD.at(i, 1)))
                    .isLessThan(1e-5);
    }

    @Test
    void aHeldOutLabelIsUsedForNothing() {
        // A wild value planted in one label must not move that label's own held-out prediction, not by a bit.
        List<Search.Candidate> honest = search(labels(0)).candidates();
        List<Search.Candidate> wild = search(labels(1e6)).candidates();
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
        Labels labels = labels(0);
        for (int at = 0; at < labels.size(); at++) if (labels.point(at) == 15 * i) return at;
        throw new IllegalStateException();
    }

    @Test
    void oneStandardErrorPrefersTheSimplerModel() {
        Labels.Builder noisy = new Labels.Builder(1);
        for (int i = 0; i < 40; i++) noisy.add(15 * i, 0, CLOUD.at(15 * i, 0) + 0.3 * ((i * 7 % 5) - 2), 1);
        Task task = Task.of(NeighbourGraph.nearest(CLOUD, 12), noisy.build());
        Folds folds = Folds.of(40, 5, 1);
        Search.Outcome best = new Search(METHODS, folds, Measure.RMSE, false).over(task);
        Search.Outcome simple = new Search(METHODS, folds, Measure.RMSE, true).over(task);
        double bound = best.chosen().score().error() + best.chosen().score().standardError();
        assertThat(simple.chosen().score().error())
                .isBetween(best.chosen().score().error(), bound);
        assertThat(simple.chosen().trial().simplicity())
                .isGreaterThanOrEqualTo(best.chosen().trial().simplicity());
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
}
