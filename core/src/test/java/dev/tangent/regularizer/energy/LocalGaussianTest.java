package dev.tangent.regularizer.energy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.Clouds;
import dev.tangent.InvalidInput;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.TangentSpace;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.simd.LaneMatrix;
import dev.tangent.regularizer.LocalRegularizer.LocalBlock;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.regularizer.RegularizerMatrix;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LocalGaussianTest {
    @ParameterizedTest
    @CsvSource({
        "2, 2, 12, 0.1",
        "2, 2, 12, 1",
        "2, 1, 6, 0.3",
        "5, 3, 10, 0.1",
        "15, 10, 20, 0.1",
        "15, 10, 20, 3",
        "30, 4, 12, 0.5",
        "30, 10, 12, 0.1",
        "3, 3, 5, 0.1",
        "8, 2, 4, 0.1"
    })
    void fastBlockIsTheDefinition(int n, int m, int k, double scale) {
        NeighbourGraph graph = NeighbourGraph.nearest(Clouds.uniform(60, n, 11), k);
        for (NullSpace nullSpace : NullSpace.values()) {
            LocalGaussian lg = new LocalGaussian(m, scale, nullSpace);
            double[] lower = new double[k * (k + 1) / 2];
            for (LocalBlock block : List.of(new LocalGaussianBlock(lg, graph), batches(lg, graph)))
                for (int i = 0; i < graph.size(); i++) {
                    Matrix definition = lg.at(TangentSpace.at(graph, i, m));
                    block.fill(i, i + 1, lower, 0);
                    assertThat(full(lower, k).minus(definition).norm())
                            .as("%s at %d", nullSpace, i)
                            .isLessThan(1e-9 * definition.norm());
                }
        }
    }

    /// What large graphs have, or single blocks where there are no vectors.
    private static LocalBlock batches(LocalGaussian lg, NeighbourGraph graph) {
        LocalGaussianBlock single = new LocalGaussianBlock(lg, graph);
        return LaneMatrix.WIDTH > 1 ? new LocalGaussianLanes(lg, graph, single, Optional.empty()) : single;
    }

    @Test
    void onlyLargeGraphsGoInBatches() {
        LocalGaussian lg = new LocalGaussian(2);
        NeighbourGraph small = NeighbourGraph.nearest(Clouds.uniform(1000, 3, 4), 12);
        NeighbourGraph large = NeighbourGraph.nearest(Clouds.uniform(1000, 3, 4), 50);
        assertThat(lg.block(small, small.size())).isInstanceOf(LocalGaussianBlock.class);
        assertThat(lg.block(large, large.size()))
                .isInstanceOf(batches(lg, large).getClass());
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 12, 0.1", "15, 10, 20, 0.1", "30, 4, 12, 0.5", "3, 3, 7, 1"})
    void batchesAreTheSingleBlocks(int n, int m, int k, double scale) {
        double[] coordinates = Clouds.uniform(75, n, 12).toArray();
        for (int t = 0; t < n; t++) {
            coordinates[t] = coordinates[n + t] + (t == 0 ? 1e-6 : 0); // two points so close that K is singular
            for (int i = 30; i < 75; i++) coordinates[i * n + t] = t == 0 ? 5 + coordinates[i * n] : 0; // a line
        }
        NeighbourGraph graph = NeighbourGraph.nearest(PointCloud.wrap(n, coordinates), k);
        LocalGaussian lg = new LocalGaussian(m, scale, NullSpace.LINEAR);
        int length = k * (k + 1) / 2;
        double[] batch = new double[75 * length];
        double[] single = new double[75 * length];
        batches(lg, graph).fill(0, 75, batch, 0);
        new LocalGaussianBlock(lg, graph).fill(0, 75, single, 0);
        for (int i = 0; i < 75; i++) {
            Matrix expected = full(Arrays.copyOfRange(single, i * length, (i + 1) * length), k);
            Matrix found = full(Arrays.copyOfRange(batch, i * length, (i + 1) * length), k);
            assertThat(found.minus(expected).norm()).as("at %d", i).isLessThan(1e-9 * expected.norm());
        }
    }

    private static Matrix full(double[] lower, int k) {
        Matrix full = Matrix.zeros(k, k);
        for (int a = 0; a < k; a++) {
            for (int b = 0; b <= a; b++) {
                full.set(a, b, lower[a * (a + 1) / 2 + b]);
                full.set(b, a, lower[a * (a + 1) / 2 + b]);
            }
        }
        return full;
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 12, 0.1", "2, 6, 12, 0.1", "3, 15, 20, 1", "10, 15, 20, 0.1"})
    void linearFunctionsCostNothingOnAFlatPatch(int m, int n, int k, double scale) {
        PointCloud cloud = Clouds.flat(300, m, n, 5);
        RegularizerMatrix matrix = new LocalGaussian(m, scale, NullSpace.LINEAR).over(NeighbourGraph.nearest(cloud, k));
        for (int t = 0; t < n; t++)
            assertThat(relativeCost(matrix, coordinate(cloud, t))).isLessThan(1e-10);
    }

    @Test
    void constantsCostNothingInEitherNullSpace() {
        NeighbourGraph graph = NeighbourGraph.nearest(Clouds.uniform(200, 3, 6), 12);
        double[] ones = new double[200];
        Arrays.fill(ones, 7);
        for (NullSpace nullSpace : NullSpace.values())
            assertThat(relativeCost(new LocalGaussian(2, 0.1, nullSpace).over(graph), Matrix.column(ones)))
                    .isLessThan(1e-10);
    }

    @Test
    void linearFunctionsCostSomethingWhenOnlyConstantsAreFree() {
        PointCloud cloud = Clouds.uniform(200, 2, 7);
        RegularizerMatrix matrix =
                new LocalGaussian(2, 0.1, NullSpace.CONSTANT).over(NeighbourGraph.nearest(cloud, 12));
        assertThat(relativeCost(matrix, coordinate(cloud, 0))).isGreaterThan(1e-4);
    }

    @Test
    void curvedFunctionsCostSomething() {
        PointCloud cloud = Clouds.uniform(200, 2, 8);
        RegularizerMatrix matrix = new LocalGaussian(2).over(NeighbourGraph.nearest(cloud, 12));
        double[] squares = new double[200];
        Arrays.setAll(squares, i -> cloud.at(i, 0) * cloud.at(i, 0));
        assertThat(relativeCost(matrix, Matrix.column(squares))).isGreaterThan(1e-6);
    }

    /// f'Rf over |R| |f|^2.
    private static double relativeCost(RegularizerMatrix matrix, Matrix f) {
        Matrix image = matrix.matrix().times(f);
        double cost = f.transpose().times(image).at(0, 0);
        return Math.abs(cost) / (matrix.matrix().explicit().norm() * f.norm() * f.norm());
    }

    private static Matrix coordinate(PointCloud cloud, int t) {
        double[] values = new double[cloud.size()];
        Arrays.setAll(values, i -> cloud.at(i, t));
        return Matrix.column(values);
    }

    @Test
    void neighboursTooFewForTheDimensionAreRefusedWithTheLeastNumber() {
        NeighbourGraph graph = NeighbourGraph.nearest(Clouds.uniform(50, 15, 9), 10);
        assertThatThrownBy(() -> new LocalGaussian(10).over(graph))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("neighbours must be at least dimension + 2 = 12 but is 10");
    }

    @Test
    void aDimensionAboveTheNumberOfCoordinatesIsRefused() {
        NeighbourGraph graph = NeighbourGraph.nearest(Clouds.uniform(50, 3, 9), 10);
        assertThatThrownBy(() -> new LocalGaussian(4).over(graph))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("dimension must be at most the number of coordinates, 3, but is 4");
    }
}
