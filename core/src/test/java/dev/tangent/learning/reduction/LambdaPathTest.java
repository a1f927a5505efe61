package dev.tangent.learning.reduction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.fitting.Learner;
import dev.tangent.learning.fitting.SquaredFit;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class LambdaPathTest {
    static final List<Regularizer> REGULARIZERS = List.of(new LocalGaussian(2), new IteratedLaplacian(2));

    private static final PointCloud CLOUD = Clouds.uniform(500, 2, 51);
    private static final NeighbourGraph GRAPH = NeighbourGraph.nearest(CLOUD, 12);

    @ParameterizedTest
    @FieldSource("REGULARIZERS")
    void reducedProblemGivesWhatTheFullSystemGives(Regularizer regularizer) {
        RegularizerMatrix matrix = regularizer.over(GRAPH);
        DistinctLabels labels = someLabels(i -> true);
        Reduction reduction = Reduction.of(matrix, labels.points(), SolverSettings.DEFAULT);
        SquaredFit fit = new SquaredFit(reduction.matrix(), labels, allOf(labels));
        for (double lambda : new double[] {1e-8, 1e-4, 1e-1, 10}) {
            Matrix reduced = fit.predicted(reduction.extend(fit.at(lambda).deviations()));
            Matrix full = new Learner(matrix, lambda)
                    .predict(labels.atFirstRows(GRAPH.points()))
                    .values();
            assertThat(reduced.minus(full).norm()).as("lambda %s", lambda).isLessThan(1e-8 * full.norm());
        }
    }

    @ParameterizedTest
    @FieldSource("REGULARIZERS")
    void aHeldOutLabelIsAsGoodAsAbsent(Regularizer regularizer) {
        RegularizerMatrix matrix = regularizer.over(GRAPH);
        DistinctLabels labels = someLabels(i -> true);
        Reduction reduction = Reduction.of(matrix, labels.points(), SolverSettings.DEFAULT);
        boolean[] inUse = allOf(labels);
        for (int i = 0; i < inUse.length; i += 3) inUse[i] = false;
        SquaredFit fit = new SquaredFit(reduction.matrix(), labels, inUse);
        DistinctLabels used = someLabels(i -> inUse[i]);
        for (double lambda : new double[] {1e-6, 1e-2}) {
            Matrix heldOut = fit.predicted(fit.at(lambda).deviations());
            Prediction full = new Learner(matrix, lambda).predict(used.atFirstRows(GRAPH.points()));
            for (int i = 0; i < labels.size(); i++)
                for (int c = 0; c < 3; c++)
                    assertThat(heldOut.at(i, c)).isCloseTo(full.at(labels.point(i), c), within(1e-7));
            Matrix quickly = fit.heldOut(lambda);
            for (int i = 0; i < labels.size(); i++)
                for (int c = 0; c < 3; c++)
                    if (!inUse[i]) assertThat(quickly.at(i, c)).isCloseTo(heldOut.at(i, c), within(1e-10));
        }
    }

    /// Three outputs; the last has labels of its own weights and misses every second one.
    private static DistinctLabels someLabels(java.util.function.IntPredicate chosen) {
        LabelsBuilder builder = new LabelsBuilder(3);
        for (int i = 0; i < 50; i++) {
            if (!chosen.test(i)) continue;
            int point = 10 * i;
            double x = CLOUD.at(point, 0);
            double y = CLOUD.at(point, 1);
            builder.add(point, 0, x + 2 * y, 1).add(point, 1, Math.sin(4 * x), 1);
            if (i % 2 == 0) builder.add(point, 2, x * y, 1 + i % 3);
        }
        return builder.distinct();
    }

    private static boolean[] allOf(DistinctLabels labels) {
        boolean[] all = new boolean[labels.size()];
        Arrays.fill(all, true);
        return all;
    }
}
