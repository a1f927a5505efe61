package dev.tangent.linalg.simd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DenseKernelsTest {
    private final DenseKernels scalar = KernelTwins.SCALAR;
    private final DenseKernels vector = KernelTwins.VECTOR;

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 7, 8, 13, 31, 64, 207})
    void twinsAgreeOnProducts(int length) {
        for (int rows : new int[] {1, 2, 3, 4, 5, 6, 7, 12, 13}) {
            product(rows, length, 5, 1, rows + 2);
            product(rows, 9, length, length + 1, 1);
        }
    }

    private void product(int rows, int length, int depth, int aRow, int aStep) {
        int columns = DenseKernels.padded(length);
        double[] a = KernelTwins.random(rows * aRow + depth * aStep + 3, 1);
        double[] b = KernelTwins.random(depth * (columns + 3) + 5, 2);
        double[] expected = KernelTwins.random(rows * (columns + 1) + 7, 3);
        double[] actual = expected.clone();
        double[] plain = expected.clone();
        scalar.subtractProduct(expected, 7, columns + 1, a, 3, aRow, aStep, b, 5, columns + 3, rows, columns, depth);
        vector.subtractProduct(actual, 7, columns + 1, a, 3, aRow, aStep, b, 5, columns + 3, rows, columns, depth);
        for (int i = 0; i < rows; i++)
            for (int j = 0; j < columns; j++)
                for (int t = 0; t < depth; t++)
                    plain[7 + i * (columns + 1) + j] -= a[3 + i * aRow + t * aStep] * b[5 + t * (columns + 3) + j];
        assertThat(KernelTwins.largestDifference(expected, plain)).isLessThan(1e-12);
        assertThat(actual).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 37})
    void productsOfStripsAreProducts(int depth) {
        int step = DenseKernels.STRIP;
        for (DenseKernels kernels : new DenseKernels[] {scalar, vector})
            for (int columns = DenseKernels.LANES; columns <= step; columns += DenseKernels.LANES)
                for (int rows = 1; rows <= DenseKernels.TILE; rows++) {
                    double[] a = KernelTwins.random(depth * step + 5, 8);
                    double[] b = KernelTwins.random(depth * step + 2, 9);
                    double[] expected = KernelTwins.random(rows * 30 + 1, 10);
                    double[] actual = expected.clone();
                    double[] tile = new double[depth * kernels.packedStep()];
                    assertThat(kernels.packedStep()).isEqualTo(scalar.packedStep());
                    scalar.subtractProduct(expected, 1, 30, a, 5, 1, step, b, 2, step, rows, columns, depth);
                    kernels.pack(a, 5, depth, tile);
                    kernels.subtractStrips(actual, 1, 30, tile, b, 2, rows, columns, depth);
                    assertThat(actual).isEqualTo(expected);
                }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 7, 8, 13, 31, 64, 207})
    void twinsAgreeOnTriangles(int length) {
        int lanes = DenseKernels.padded(length);
        for (int columns : new int[] {1, 5, 12}) {
            double[] triangle = KernelTwins.random(columns * columns, 4);
            for (int j = 0; j < columns; j++) triangle[j * columns + j] = 0.5;
            double[] given = KernelTwins.random(columns * lanes + 2, 5);
            double[] expected = given.clone();
            double[] actual = given.clone();
            scalar.solveTriangle(expected, 2, lanes, lanes, triangle, columns);
            vector.solveTriangle(actual, 2, lanes, lanes, triangle, columns);
            assertThat(actual).isEqualTo(expected);
            for (int i = 0; i < lanes; i++)
                for (int j = 0; j < columns; j++) {
                    double sum = 2 * actual[2 + j * lanes + i]; // X T' = given, and the diagonal is 1 / 0.5
                    for (int t = 0; t < j; t++) sum += triangle[j * columns + t] * actual[2 + t * lanes + i];
                    assertThat(sum).isCloseTo(given[2 + j * lanes + i], within(1e-12));
                }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4, 7, 8, 13, 31, 64, 207})
    void twinsAgreeOnDots(int length) {
        double[] a = KernelTwins.random(length + 3, 6);
        double[] b = KernelTwins.random(length + 1, 7);
        double plain = 0;
        for (int i = 0; i < length; i++) plain += a[3 + i] * b[1 + i];
        assertThat(scalar.dot(a, 3, b, 1, length)).isCloseTo(plain, within(1e-12));
        assertThat(vector.dot(a, 3, b, 1, length)).isEqualTo(scalar.dot(a, 3, b, 1, length));
    }
}
