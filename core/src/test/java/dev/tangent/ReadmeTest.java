package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Learner;
import dev.tangent.regularizer.LocalGaussian;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The README's example, compiled and run.
class ReadmeTest {
    @Test
    void theExampleRuns() {
        double[][] rows = rows();
        var cloud = PointCloud.of(rows);
        var graph = NeighbourGraph.nearest(cloud, 20);
        var matrix = new LocalGaussian(3).over(graph);
        var result = new Learner(matrix, 1e-6).predict(Labels.of(Map.of(0, -1.0, 17, 10.0)));
        double y = result.at(42);
        assertThat(y).isFinite();
        assertThat(result.at(17)).isBetween(9.9, 10.1);
    }

    @Test
    void theReadmeShowsTheSameLines() throws IOException {
        String readme = Files.readString(Path.of("..", "README.md")).replaceAll(" +", " ");
        assertThat(readme)
                .contains(List.of(
                        "var cloud = PointCloud.of(rows);",
                        "var graph = NeighbourGraph.nearest(cloud, 20);",
                        "var matrix = new LocalGaussian(3).over(graph);",
                        "var result = new Learner(matrix, 1e-6).predict(Labels.of(Map.of(0, -1.0, 17, 10.0)));",
                        "double y = result.at(42);"));
        assertThat(readme.lines().count()).isLessThan(150);
    }

    private static double[][] rows() {
        PointCloud cloud = Clouds.uniform(200, 5, 1);
        double[][] rows = new double[200][5];
        for (int i = 0; i < 200; i++) for (int t = 0; t < 5; t++) rows[i][t] = cloud.at(i, t);
        return rows;
    }
}
