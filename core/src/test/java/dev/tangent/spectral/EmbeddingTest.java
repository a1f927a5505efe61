package dev.tangent.spectral;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.HessianEnergy;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class EmbeddingTest {
    static final List<Regularizer> LINEAR = List.of(new LocalGaussian(2), new HessianEnergy(2));

    /// The strip behind a Swiss roll: arc length and height, the roll a row each.
    private record Roll(PointCloud cloud, double[] arc, double[] height) {
        static Roll of(int size, long seed) {
            SplittableRandom random = new SplittableRandom(seed);
            double[] rows = new double[3 * size];
            double[] arc = new double[size];
            double[] height = new double[size];
            for (int i = 0; i < size; i++) {
                double t = 1.5 * Math.PI * (1 + 2 * random.nextDouble());
                height[i] = 21 * random.nextDouble();
                arc[i] = (t * Math.sqrt(1 + t * t) + Math.log(t + Math.sqrt(1 + t * t))) / 2;
                rows[3 * i] = t * Math.cos(t);
                rows[3 * i + 1] = height[i];
                rows[3 * i + 2] = t * Math.sin(t);
            }
            return new Roll(PointCloud.wrap(3, rows), arc, height);
        }
    }

    /// The part of the truth's variance that an affine map of the coordinates explains.
    private static double explained(Matrix coordinates, double[] truth) {
        int u = truth.length;
        Matrix design = Matrix.zeros(u, coordinates.columns() + 1);
        for (int i = 0; i < u; i++) design.set(i, 0, 1);
        design.setColumns(1, coordinates);
        Matrix right = design.transpose().times(Matrix.column(truth));
        Matrix map = DenseSolve.positiveDefinite(design.transpose().times(design), right);
        double left = Matrix.column(truth).minus(design.times(map)).norm();
        double mean = Arrays.stream(truth).average().orElseThrow();
        double all = Arrays.stream(truth).map(t -> (t - mean) * (t - mean)).sum();
        return 1 - left * left / all;
    }

    @ParameterizedTest
    @FieldSource("LINEAR")
    void theSwissRollIsUnrolled(Regularizer regularizer) {
        Roll roll = Roll.of(2000, 3);
        Embedding embedding = Embedding.of(regularizer.over(NeighbourGraph.nearest(roll.cloud, 12)), 2, 0);
        assertThat(explained(embedding.coordinates(), roll.arc)).isGreaterThan(0.999);
        assertThat(explained(embedding.coordinates(), roll.height)).isGreaterThan(0.999);
        assertThat(embedding.residual()).isLessThan(1e-12);
        assertThat(embedding.components()).isEqualTo(1);
    }

    @Test
    void coordinatesAreWhite() {
        Matrix x = Embedding.of(new LocalGaussian(2).over(NeighbourGraph.nearest(Clouds.flat(600, 2, 5, 91), 12)), 2, 0)
                .coordinates();
        assertThat(x.transpose()
                        .times(x)
                        .minus(Matrix.of(new double[][] {{600, 0}, {0, 600}}))
                        .norm())
                .isLessThan(1e-8);
        for (int t = 0; t < 2; t++) assertThat(Arrays.stream(x.column(t)).sum()).isCloseTo(0, within(1e-8));
    }

    /// Points evenly on a circle: the eigenvectors of the Laplacian are cosines, and the first two make a circle.
    @Test
    void laplacianEigenmapsOfACircleAreACircle() {
        int n = 500;
        double[] rows = new double[2 * n];
        for (int i = 0; i < n; i++) {
            rows[2 * i] = 3 * Math.cos(2 * Math.PI * i / n);
            rows[2 * i + 1] = 3 * Math.sin(2 * Math.PI * i / n);
        }
        Embedding embedding =
                Embedding.of(new Laplacian(1).over(NeighbourGraph.nearest(PointCloud.wrap(2, rows), 3)), 2, 0);
        for (int i = 0; i < n; i++)
            assertThat(Math.hypot(
                            embedding.coordinates().at(i, 0),
                            embedding.coordinates().at(i, 1)))
                    .isCloseTo(Math.sqrt(2), within(1e-6));
        // Of a cycle with equal weights w: L has 2 w (1 - cos), D is 2 w.
        double expected = 1 - Math.cos(2 * Math.PI / n);
        for (double energy : embedding.energies()) assertThat(energy).isCloseTo(expected, within(1e-8));
    }

    @Test
    void componentsAreEmbeddedOneByOneAndCopiesAlike() {
        PointCloud two = Clouds.apart(Clouds.flat(150, 2, 3, 92), Clouds.flat(250, 2, 3, 93), 20);
        double[] more = Arrays.copyOf(two.toArray(), 3 * 401);
        System.arraycopy(more, 0, more, 3 * 400, 3); // row 400 is row 0
        PointCloud cloud = PointCloud.wrap(3, more);
        Embedding embedding = Embedding.of(new LocalGaussian(2).over(NeighbourGraph.nearest(cloud, 12)), 2, 0);
        assertThat(embedding.components()).isEqualTo(2);
        assertThat(embedding.unplaced()).isZero();
        assertThat(embedding.coordinates().row(400))
                .isEqualTo(embedding.coordinates().row(0));
        assertThat(embedding.componentOfRow()[399]).isEqualTo(1);
        int[] columns = {0, 1};
        for (int[] piece : List.of(
                IntStream.range(0, 150).toArray(), IntStream.range(150, 400).toArray())) {
            Matrix own = embedding.coordinates().select(piece, columns);
            for (int t = 0; t < 3; t++) {
                int coordinate = t;
                double[] truth = Arrays.stream(piece)
                        .mapToDouble(i -> cloud.at(i, coordinate))
                        .toArray();
                assertThat(explained(own, truth)).isGreaterThan(1 - 1e-9);
            }
        }
    }

    @Test
    void aComponentTooSmallForTheDimensionHasZeros() {
        PointCloud two = Clouds.apart(Clouds.flat(60, 2, 3, 94), Clouds.uniform(4, 3, 95), 50);
        int[][] lists = IntStream.range(0, 64)
                .mapToObj(i -> i < 60
                        ? IntStream.range(0, 12).map(j -> (i + j) % 60).toArray()
                        : IntStream.range(60, 64).toArray())
                .toArray(int[][]::new);
        RegularizerMatrix matrix = new Laplacian(1).over(NeighbourGraph.given(two, lists));
        Embedding embedding = Embedding.of(matrix, 3, 0);
        assertThat(embedding.unplaced()).isEqualTo(4);
        assertThat(embedding.coordinates().row(62)).containsOnly(0);
    }
}
