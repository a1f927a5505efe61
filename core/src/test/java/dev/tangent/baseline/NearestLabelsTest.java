package dev.tangent.baseline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.baseline.kernel.Dense;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.Trial;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class NearestLabelsTest {
    /// Points 0, 1, 3 and 7 on a line; labels at 0, 3 and 7, the one at 3 weighing twice.
    private static Matrix predicted(int count, NeighbourWeighting weighting) {
        PointCloud line = PointCloud.of(new double[][] {{0}, {1}, {3}, {7}});
        DistinctLabels labels = new LabelsBuilder(1)
                .add(0, 0, 6, 1)
                .add(2, 0, 12, 2)
                .add(3, 0, 100, 1)
                .distinct();
        List<Trial> trials = new ArrayList<>();
        new NearestLabels(new int[] {count}, List.of(weighting))
                .tryAll(new LabelledGraph(NeighbourGraph.nearest(line, 2), labels), Folds.of(3, 3, 1), trials::add);
        return trials.getFirst().predict().get().values();
    }

    @Test
    void oneNearestLabelIsCopied() {
        assertThat(predicted(1, NeighbourWeighting.UNIFORM).column(0)).containsExactly(6, 6, 12, 100);
    }

    @Test
    void uniformWeightsAverageByLabelWeight() {
        Dense.assertClose(predicted(2, NeighbourWeighting.UNIFORM).at(1, 0), (6 + 2 * 12) / 3.0, 1e-12);
    }

    @Test
    void inverseDistanceCountsTheNearerMore() {
        Matrix predicted = predicted(2, NeighbourWeighting.INVERSE_DISTANCE);
        Dense.assertClose(predicted.at(1, 0), (6 + 2 * 12 / 2.0) / (1 + 2 / 2.0), 1e-12);
        Dense.assertClose(predicted.at(2, 0), 12, 1e-12);
    }

    @Test
    void moreThanThereAreMeansAllOfThem() {
        Dense.assertClose(predicted(9, NeighbourWeighting.UNIFORM).at(0, 0), (6 + 2 * 12 + 100) / 4.0, 1e-12);
    }

    @Test
    void aCountOfZeroIsRefused() {
        assertThatThrownBy(() -> new NearestLabels(new int[] {3, 0}, List.of(NeighbourWeighting.UNIFORM)))
                .hasMessage("number of nearest labels must be at least 1 but is 0");
    }
}
