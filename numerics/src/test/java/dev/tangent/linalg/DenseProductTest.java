package dev.tangent.linalg;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.linalg.dense.CholeskyQr;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DenseProductTest {
    private static Matrix random(int rows, int columns, long seed) {
        Matrix matrix = Matrix.zeros(rows, columns);
        SplittableRandom random = new SplittableRandom(seed);
        Arrays.setAll(matrix.values(), i -> random.nextDouble() - 0.5);
        return matrix;
    }

    /// The sum of the definition.
    private static Matrix plain(Matrix a, Matrix b) {
        Matrix product = Matrix.zeros(a.rows(), b.columns());
        for (int i = 0; i < a.rows(); i++)
            for (int j = 0; j < b.columns(); j++) {
                double sum = 0;
                for (int t = 0; t < a.columns(); t++) sum += a.at(i, t) * b.at(t, j);
                product.set(i, j, sum);
            }
        return product;
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 8", "5, 3, 9", "24, 256, 16", "25, 257, 17", "70, 600, 33", "100, 40, 100"})
    void isTheProductOfTheDefinition(int rows, int depth, int columns) {
        Matrix a = random(rows, depth, 1);
        Matrix b = random(depth, columns, 2);
        Matrix expected = plain(a, b);
        double rounding = 1e-15 * depth;
        assertThat(DenseProduct.of(a, b).minus(expected).norm()).isLessThan(rounding * Math.sqrt(rows * columns));
        assertThat(DenseProduct.transposed(a.transpose(), b).minus(expected).norm())
                .isLessThan(rounding * Math.sqrt(rows * columns));
        assertThat(a.times(b).minus(expected).norm()).isLessThan(rounding * Math.sqrt(rows * columns));
    }

    @Test
    void hasTheSameBitsOnAnyNumberOfThreads() {
        Matrix a = random(130, 500, 3);
        Matrix b = random(500, 60, 4);
        double[] one = Parallel.on(1, () -> DenseProduct.of(a, b)).values();
        double[] three = Parallel.on(3, () -> DenseProduct.of(a, b)).values();
        assertThat(three).isEqualTo(one);
    }

    @Test
    void aTallMatrixOfNearlyDependentColumnsHasOrthonormalFactors() {
        Matrix tall = random(300, 12, 5);
        for (int i = 0; i < 300; i++) tall.set(i, 11, tall.at(i, 0) + 1e-10 * tall.at(i, 11));
        CholeskyQr qr = CholeskyQr.of(tall);
        assertThat(qr.q().transposeTimes(qr.q()).minus(Matrix.identity(12)).norm())
                .isLessThan(1e-13);
        assertThat(qr.q().times(qr.r()).minus(tall).norm()).isLessThan(1e-13 * tall.norm());
    }

    @Test
    void theInverseOfATriangleIsOne() {
        Matrix lower = random(40, 40, 6);
        for (int i = 0; i < 40; i++) {
            lower.set(i, i, 2 + i % 3);
            for (int j = i + 1; j < 40; j++) lower.set(i, j, 0);
        }
        assertThat(DenseSolve.lowerInverse(lower)
                        .times(lower)
                        .minus(Matrix.identity(40))
                        .norm())
                .isLessThan(1e-12);
    }
}
