package dev.tangent.gpu;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.regularizer.energy.LocalGaussian;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The processor's two ways to local matrices against fifty digits: errors stay below what the condition allows,
/// however
/// bad that is.
class LocalMatrixErrorsTest {
    /// Points that fill a few more directions than count, some of them close together.
    static PointCloud points(int size, double thickness, double closeness) {
        SplittableRandom random = new SplittableRandom(3);
        double[] x = new double[size * 5];
        for (int i = 0; i < size; i++)
            for (int t = 0; t < 5; t++) {
                double wide = t < 2 ? 1 : thickness;
                x[i * 5 + t] = i % 7 == 1 && t < 2
                        ? x[(i - 1) * 5 + t] + closeness * (random.nextDouble() - 0.5)
                        : wide * (random.nextDouble() - 0.5);
            }
        return PointCloud.wrap(5, x);
    }

    @ParameterizedTest
    @CsvSource({"0.1, 1", "1, 1", "1, 1e-3", "1e-3, 1e-5"})
    void errorsAreWithinWhatTheConditionAllows(double thickness, double closeness) {
        LocalGaussian energy = new LocalGaussian(2);
        NeighbourGraph graph = NeighbourGraph.nearest(points(60, thickness, closeness), 10);
        double[] many = LocalMatrixErrors.processor(energy, graph, Integer.MAX_VALUE);
        double[] one = LocalMatrixErrors.processor(energy, graph, 1);
        for (int centre = 0; centre < graph.size(); centre++) {
            PreciseLocalGaussian precise = LocalMatrixErrors.precise(energy, graph, centre);
            for (double[] lower : new double[][] {many, one})
                assertThat(LocalMatrixErrors.of(Arrays.copyOfRange(lower, centre * 55, (centre + 1) * 55), precise)
                                .allowed())
                        .isLessThan(1);
        }
    }
}
