package dev.tangent.linalg.block;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.linalg.simd.KernelTwins;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BlockProductTest {
    @ParameterizedTest
    @ValueSource(ints = {8, 96, 104, 264})
    void blocksDoNotChangeTheProduct(int columns) {
        for (int depth : new int[] {3, 24, 256, 300}) {
            int rows = 90;
            double[] a = KernelTwins.random(depth * rows, 8);
            double[] b = KernelTwins.random(depth * columns, 9);
            double[] expected = new double[rows * columns];
            double[] actual = new double[rows * columns];
            KernelTwins.SCALAR.subtractProduct(
                    expected, 0, columns, a, 0, 1, rows, b, 0, columns, rows, columns, depth);
            new BlockProduct(KernelTwins.VECTOR)
                    .subtract(actual, 0, columns, a, 0, rows, b, 0, columns, rows, columns, depth);
            assertThat(KernelTwins.largestDifference(actual, expected)).isLessThan(1e-11);
        }
    }
}
