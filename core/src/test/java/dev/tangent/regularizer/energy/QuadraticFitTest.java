package dev.tangent.regularizer.energy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Clouds;
import dev.tangent.InvalidInput;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.TangentSpace;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.LocalRegularizer;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/// Regularizers by the local quadratic fit: B and the Hessian energy.
class QuadraticFitTest {
    static final List<LocalRegularizer> BOTH = List.of(new LocalPolynomial(3), new HessianEnergy(3));

    /// f = c + g'x + x'A x / 2 with a random symmetric A.
    private record Quadratic(Matrix A, double[] g) {
        static Quadratic random(int n, long seed) {
            Matrix A = Matrix.wrap(n, n, Clouds.uniform(n, n, seed).toArray());
            return new Quadratic(A.symmetrized(), Clouds.uniform(1, n, seed + 1).toArray());
        }

        Matrix on(PointCloud cloud) {
            Matrix f = Matrix.zeros(cloud.size(), 1);
            for (int i = 0; i < cloud.size(); i++) {
                Matrix x = Matrix.column(
                        Arrays.copyOfRange(cloud.toArray(), i * cloud.dimension(), (i + 1) * cloud.dimension()));
                double linear = 0;
                for (int t = 0; t < g.length; t++) linear += g[t] * x.at(t, 0);
                f.set(i, 0, 3 + linear + x.transpose().times(A).times(x).at(0, 0) / 2);
            }
            return f;
        }

        double trace() {
            double sum = 0;
            for (int t = 0; t < A.rows(); t++) sum += A.at(t, t);
            return sum;
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 5", "2, 9", "2, 20", "3, 16", "4, 22"})
    void theLaplacianOfAQuadraticIsExactOnAFlatPatch(int m, int k) {
        PointCloud cloud = Clouds.uniform(120, m, 31);
        Quadratic q = Quadratic.random(m, 32);
        double[] laplacian = new LocalPolynomial(m)
                .operator(NeighbourGraph.nearest(cloud, k))
                .times(q.on(cloud).values());
        for (double value : laplacian) assertThat(value).isCloseTo(q.trace(), within(1e-7));
    }

    @ParameterizedTest
    @CsvSource({"1, 5", "2, 9", "3, 16"})
    void theHessianEnergyOfAQuadraticIsItsHessianSquaredAtEveryPoint(int m, int k) {
        PointCloud cloud = Clouds.uniform(120, m, 33);
        Quadratic q = Quadratic.random(m, 34);
        Matrix f = q.on(cloud);
        var matrix = new HessianEnergy(m)
                .over(NeighbourGraph.nearest(cloud, k))
                .matrix()
                .explicit();
        double energy = f.transpose().times(matrix.times(f)).at(0, 0);
        double rounding = 1e-16 * matrix.norm() * f.norm() * f.norm(); // terms of this size cancel
        assertThat(energy).isCloseTo(120 * q.A.norm() * q.A.norm(), within(rounding));
        assertThat(rounding).isLessThan(1e-3 * energy);
    }

    @Test
    void theFitIsThatOfTheNormalEquations() {
        NeighbourGraph graph = NeighbourGraph.nearest(Clouds.uniform(60, 3, 35), 14);
        double[] f = Clouds.uniform(60, 1, 36).toArray();
        double[] fitted = new LocalPolynomial(2).operator(graph).times(f);
        for (int i = 0; i < 60; i++) {
            Matrix x = TangentSpace.at(graph, i, 2).coordinates();
            Matrix Z = Matrix.zeros(13, 5);
            Matrix d = Matrix.zeros(13, 1);
            for (int j = 1; j < 14; j++) {
                double a = x.at(j, 0);
                double b = x.at(j, 1);
                double[] row = {a, b, a * a, a * b, b * b};
                for (int t = 0; t < 5; t++) Z.set(j - 1, t, row[t]);
                d.set(j - 1, 0, f[graph.neighbour(i, j)] - f[i]);
            }
            Matrix c = DenseSolve.positiveDefinite(
                    Z.transpose().times(Z), Z.transpose().times(d));
            double expected = 2 * (c.at(2, 0) + c.at(4, 0));
            assertThat(fitted[i]).isCloseTo(expected, within(1e-6 * Math.abs(expected) + 1e-6));
        }
    }

    @Test
    void thePriceIsTheSumOfSquaredEstimates() {
        NeighbourGraph graph = NeighbourGraph.nearest(Clouds.uniform(80, 3, 37), 12);
        Matrix f = Matrix.wrap(80, 1, Clouds.uniform(80, 1, 38).toArray());
        LocalPolynomial B = new LocalPolynomial(2);
        double sum = 0;
        for (double value : B.operator(graph).times(f.values())) sum += value * value;
        double price = f.transpose().times(B.over(graph).matrix().times(f)).at(0, 0);
        assertThat(price).isCloseTo(sum, within(1e-10 * sum));
    }

    @Test
    void symmetrizingIsAddingTheTranspose() {
        NeighbourGraph graph = NeighbourGraph.nearest(Clouds.uniform(50, 2, 39), 9);
        LocalOperator B = new LocalPolynomial(2).operator(graph);
        Matrix dense = Matrix.zeros(50, 50);
        for (int i = 0; i < 50; i++) for (int j = 0; j < 9; j++) dense.set(i, graph.neighbour(i, j), B.weight(i, j));
        Matrix expected = Matrix.zeros(50, 50).minus(dense.symmetrized());
        assertThat(B.symmetrized(-1).toDense().minus(expected).norm()).isLessThan(1e-14 * expected.norm());
    }

    @ParameterizedTest
    @FieldSource("BOTH")
    void tooFewNeighboursAreRefusedWithTheLeastNumber(LocalRegularizer regularizer) {
        PointCloud cloud = Clouds.uniform(50, 5, 40);
        assertThatThrownBy(() -> regularizer.over(NeighbourGraph.nearest(cloud, 9)))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("neighbours must be at least m + m(m + 1)/2 + 1 = 10 for dimension m = 3 but is 9");
        assertThat(regularizer.over(NeighbourGraph.nearest(cloud, 10)).size()).isEqualTo(50);
        assertThat(regularizer.leastNeighbours()).isEqualTo(10);
    }

    @Test
    void pointsOnALineGetAFiniteEstimate() {
        double[] line = new double[60];
        for (int i = 0; i < 30; i++) line[2 * i] = i + 0.3 * Math.sin(i);
        PointCloud cloud = PointCloud.wrap(2, line);
        Matrix f = Matrix.zeros(30, 1);
        for (int i = 0; i < 30; i++) f.set(i, 0, cloud.at(i, 0) * cloud.at(i, 0));
        double[] laplacian = new LocalPolynomial(2)
                .operator(NeighbourGraph.nearest(cloud, 7))
                .times(f.values());
        for (double value : laplacian) assertThat(value).isCloseTo(2, within(1e-9));
    }
}
