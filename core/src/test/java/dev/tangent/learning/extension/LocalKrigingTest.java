package dev.tangent.learning.extension;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.PseudoInverse;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.energy.HessianEnergy;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.LocalPolynomial;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class LocalKrigingTest {
    private static final int NEIGHBOURS = 20;
    private static final double NARROW = 0.4;

    /// A place at some distance from the middle of a patch of a bent sheet, and points of the patch.
    private static PointCloud patch(double distance, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[][] rows = new double[NEIGHBOURS + 1][];
        rows[0] = new double[] {distance, 0.01, distance * distance / 4};
        for (int j = 1; j < rows.length; j++) {
            double u = random.nextDouble(-1, 1);
            rows[j] = new double[] {u, random.nextDouble(-1, 1), u * u / 4};
        }
        return PointCloud.of(rows);
    }

    private static double[] weights(PointCloud patch, double scale) {
        double[] weights = new double[NEIGHBOURS];
        variance(patch, scale, weights);
        return weights;
    }

    private static double variance(PointCloud patch, double scale, double[] weights) {
        return new LocalKriging(scale, NEIGHBOURS, 3)
                .weigh(NeighbourGraph.copied(patch, NEIGHBOURS + 1), 0, weights, 0);
    }

    /// With a kernel that is not wide the equations stay well conditioned: weights K^-1 k, what is missing to one
    /// shared by all.
    @Test
    void weightsAndVarianceAreThoseOfTheEquations() {
        PointCloud patch = patch(0.1, 1);
        double length = NARROW * meanLength(patch);
        Matrix K = Matrix.zeros(NEIGHBOURS, NEIGHBOURS);
        Matrix k = Matrix.zeros(NEIGHBOURS, 1);
        for (int a = 0; a < NEIGHBOURS; a++) {
            k.set(a, 0, Math.exp(-patch.squaredDistance(a + 1, 0) / (length * length)));
            for (int b = 0; b < NEIGHBOURS; b++)
                K.set(a, b, Math.exp(-patch.squaredDistance(a + 1, b + 1) / (length * length)) + (a == b ? 1e-8 : 0));
        }
        double[] expected = PseudoInverse.ofSymmetric(K).times(k).column(0);
        double missing = (1 - Arrays.stream(expected).sum()) / NEIGHBOURS;
        double explained = 0;
        for (int j = 0; j < NEIGHBOURS; j++) explained += k.at(j, 0) * expected[j];
        double[] found = new double[NEIGHBOURS];
        assertThat(variance(patch, NARROW, found)).isCloseTo(1 + 1e-8 - explained, within(1e-6));
        for (int j = 0; j < NEIGHBOURS; j++) assertThat(found[j]).isCloseTo(expected[j] + missing, within(1e-4));
    }

    private static double meanLength(PointCloud patch) {
        double sum = 0;
        for (int j = 1; j <= NEIGHBOURS; j++) {
            double square = 0;
            for (int t = 0; t < 3; t++) {
                int column = t;
                double mean = IntStream.rangeClosed(1, NEIGHBOURS)
                        .mapToDouble(i -> patch.at(i, column))
                        .average()
                        .orElseThrow();
                square += Math.pow(patch.at(j, t) - mean, 2);
            }
            sum += Math.sqrt(square);
        }
        return sum / NEIGHBOURS;
    }

    @Test
    void aSmoothFunctionIsFollowedWithinThePatch() {
        for (long seed = 0; seed < 20; seed++) {
            PointCloud patch = patch(0.1, seed);
            double[] weights = weights(patch, OutOfSampleExtension.Kriging.USUAL_SCALE);
            double found = 0;
            for (int j = 0; j < NEIGHBOURS; j++) found += weights[j] * smooth(patch, j + 1);
            assertThat(found).as("seed %d", seed).isCloseTo(smooth(patch, 0), within(5e-3));
        }
    }

    private static double smooth(PointCloud patch, int i) {
        return Math.sin(1.5 * patch.at(i, 0)) + patch.at(i, 0) * patch.at(i, 1);
    }

    @Test
    void weightsStayBoundedBesideTheDataAndAreTheMeanFarAway() {
        for (double distance : new double[] {0, 1.5, 3, 10, 30})
            for (long seed = 0; seed < 20; seed++) {
                double[] weights = weights(patch(distance, seed), OutOfSampleExtension.Kriging.USUAL_SCALE);
                assertThat(Arrays.stream(weights).sum()).isCloseTo(1, within(1e-9));
                assertThat(Arrays.stream(weights).map(Math::abs).sum()).isLessThanOrEqualTo(50);
            }
        double[] far = new double[NEIGHBOURS];
        assertThat(variance(patch(200, 3), OutOfSampleExtension.Kriging.USUAL_SCALE, far))
                .isEqualTo(1);
        for (double weight : far) assertThat(weight).isCloseTo(1.0 / NEIGHBOURS, within(1e-12));
    }

    @Test
    void lessIsKnownFartherAway() {
        double before = 0;
        for (double distance : new double[] {0.1, 1.5, 3, 6}) {
            double now = variance(patch(distance, 5), OutOfSampleExtension.Kriging.USUAL_SCALE, new double[NEIGHBOURS]);
            assertThat(now).isGreaterThan(before);
            before = now;
        }
    }

    @Test
    void regularizersOfHigherDerivativesAreExtendedByIt() {
        NeighbourGraph graph = NeighbourGraph.nearest(patch(0.1, 2), 8);
        for (Regularizer smooth : List.of(new HessianEnergy(2), new LocalPolynomial(2), new IteratedLaplacian(2)))
            assertThat(OutOfSampleExtension.of(smooth, graph)).isInstanceOf(OutOfSampleExtension.Kriging.class);
        assertThat(OutOfSampleExtension.of(new IteratedLaplacian(1), graph))
                .isInstanceOf(OutOfSampleExtension.Weighted.class);
    }

    @Test
    void oneNeighbourGivesItsValue() {
        double[] weights = new double[1];
        PointCloud two = PointCloud.of(new double[][] {{0, 1}, {2, 3}});
        assertThat(new LocalKriging(6, 1, 2).weigh(NeighbourGraph.copied(two, 2), 0, weights, 0))
                .isEqualTo(1);
        assertThat(weights).containsExactly(1);
    }
}
