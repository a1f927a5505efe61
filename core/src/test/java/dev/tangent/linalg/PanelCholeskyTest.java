package dev.tangent.linalg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PanelCholeskyTest {
    @ParameterizedTest
    @CsvSource({"1,1", "1,9", "4,4", "7,20", "12,13", "13,31", "96,96", "97,130", "207,300", "150,700"})
    void columnsAndRestGiveTheMatrixBack(int width, int height) {
        Matrix matrix = positiveDefinite(height);
        for (DenseKernels kernels : new DenseKernels[] {new ScalarKernels(), new VectorKernels()}) {
            Matrix back = factoredBack(new PanelCholesky(kernels), matrix, width);
            assertThat(back.minus(matrix).norm()).isLessThan(1e-12 * matrix.norm());
        }
    }

    /// L L' of the first columns plus the rest.
    private static Matrix factoredBack(PanelCholesky cholesky, Matrix matrix, int width) {
        int height = matrix.rows();
        int stride = DenseKernels.padded(height);
        int order = height - width;
        int restStride = DenseKernels.padded(order);
        double[] panel = new double[width * stride + DenseKernels.LANES];
        double[] rest = new double[order * restStride];
        for (int j = 0; j < width; j++) for (int i = j; i < height; i++) panel[j * stride + i] = matrix.at(i, j);
        for (int j = 0; j < order; j++)
            for (int i = j; i < order; i++) rest[j * restStride + i] = matrix.at(width + i, width + j);
        cholesky.factor(panel, width, stride, new double[width], 0, cholesky.scratch());
        cholesky.update(panel, width, stride, rest, order, restStride, cholesky.scratch());
        Matrix lower = Matrix.zeros(height, width);
        for (int j = 0; j < width; j++) for (int i = j; i < height; i++) lower.set(i, j, panel[j * stride + i]);
        Matrix back = lower.times(lower.transpose());
        for (int j = 0; j < order; j++)
            for (int i = 0; i < order; i++) {
                double left = rest[Math.min(i, j) * restStride + Math.max(i, j)];
                back.set(width + i, width + j, back.at(width + i, width + j) + left);
            }
        return back;
    }

    @Test
    void namesThePivotThatIsTooSmall() {
        PanelCholesky cholesky = new PanelCholesky(DenseKernels.best());
        double[] panel = new double[2 * DenseKernels.LANES + DenseKernels.LANES];
        panel[0] = 4;
        panel[1] = 2;
        panel[DenseKernels.LANES + 1] = 1; // 1 - (2 / 2)^2 = 0
        assertThatThrownBy(() -> cholesky.factor(panel, 2, DenseKernels.LANES, new double[2], 0, cholesky.scratch()))
                .isInstanceOfSatisfying(PivotTooSmall.class, small -> {
                    assertThat(small.column()).isEqualTo(1);
                    assertThat(small.pivot()).isZero();
                });
    }

    private static Matrix positiveDefinite(int size) {
        Matrix half = Matrix.wrap(size, size, DenseKernelsTest.random(size * size, size));
        Matrix matrix = half.times(half.transpose());
        for (int i = 0; i < size; i++) matrix.set(i, i, matrix.at(i, i) + 1);
        return matrix;
    }
}
