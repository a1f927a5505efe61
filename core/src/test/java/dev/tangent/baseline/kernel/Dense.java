package dev.tangent.baseline.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// A small problem and dense algebra for closed forms.
public final class Dense {
    public static final PointCloud CLOUD = Clouds.uniform(120, 3, 17);
    public static final NeighbourGraph GRAPH = NeighbourGraph.nearest(CLOUD, 12);
    public static final int LABELS = 24;

    private Dense() {}

    public static double truth(int point, int output) {
        double x = CLOUD.at(point, 0);
        double y = CLOUD.at(point, 1);
        return output == 0 ? Math.sin(4 * x) + y : 10 - x * y + 3 * CLOUD.at(point, 2);
    }

    public static int labelled(int i) {
        return 5 * i;
    }

    /// Two outputs, weights that differ, the second output missing at every third label.
    public static DistinctLabels weighted() {
        LabelsBuilder builder = new LabelsBuilder(2);
        for (int i = 0; i < LABELS; i++) {
            builder.add(labelled(i), 0, truth(labelled(i), 0), 1 + i % 3);
            if (i % 3 != 0) builder.add(labelled(i), 1, truth(labelled(i), 1), 2);
        }
        return builder.distinct();
    }

    public static LabelledGraph labelledGraph(DistinctLabels labels) {
        return new LabelledGraph(GRAPH, labels);
    }

    public static List<Trial> trials(TunableMethod method, DistinctLabels labels) {
        List<Trial> trials = new ArrayList<>();
        method.tryAll(labelledGraph(labels), Folds.of(labels.size(), 4, 3), trials::add);
        return trials;
    }

    /// The labels that an output has, as places among all labels.
    public static int[] places(DistinctLabels labels, int output) {
        return IntStream.range(0, labels.size())
                .filter(i -> labels.has(i, output))
                .toArray();
    }

    public static Matrix diagonal(double... values) {
        Matrix matrix = Matrix.zeros(values.length, values.length);
        for (int i = 0; i < values.length; i++) matrix.set(i, i, values[i]);
        return matrix;
    }

    public static Matrix times(double factor, Matrix matrix) {
        Matrix out = matrix.copy();
        for (int p = 0; p < out.values().length; p++) out.values()[p] *= factor;
        return out;
    }

    public static void assertClose(double actual, double expected, double tolerance) {
        assertThat(Math.abs(actual - expected))
                .as("%s against %s", actual, expected)
                .isLessThanOrEqualTo(tolerance);
    }
}
