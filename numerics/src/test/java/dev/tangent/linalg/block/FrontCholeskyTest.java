package dev.tangent.linalg.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.simd.DenseKernels;
import dev.tangent.linalg.simd.KernelTwins;
import dev.tangent.parallel.Parallel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FrontCholeskyTest {
    @ParameterizedTest
    @CsvSource({
        "1,1", "1,9", "4,4", "7,20", "12,13", "13,31", "24,24", "25,49", "96,96", "97,130", "207,300", "150,700",
        "480,480", "481,481", "500,613", "700,760"
    })
    void columnsAndRestGiveTheMatrixBack(int width, int height) {
        Matrix matrix = positiveDefinite(height);
        for (DenseKernels kernels : new DenseKernels[] {KernelTwins.SCALAR, KernelTwins.VECTOR}) {
            Matrix back = factoredBack(new FrontCholesky(kernels), matrix, width);
            assertThat(back.minus(matrix).norm()).isLessThan(1e-12 * matrix.norm());
        }
    }

    @Test
    void sameBitsOnAnyNumberOfThreads() {
        Matrix matrix = positiveDefinite(900);
        FrontCholesky cholesky = new FrontCholesky(KernelTwins.VECTOR);
        double[] one = Parallel.on(1, () -> factored(cholesky, matrix, 600).rest());
        double[] four = Parallel.on(4, () -> factored(cholesky, matrix, 600).rest());
        assertThat(four).isEqualTo(one);
    }

    /// L L' of the first columns plus the rest.
    private static Matrix factoredBack(FrontCholesky cholesky, Matrix matrix, int width) {
        int height = matrix.rows();
        FrontCholesky.Front front = factored(cholesky, matrix, width);
        Matrix lower = Matrix.zeros(height, width);
        for (int j = 0; j < width; j++)
            for (int i = j; i < height; i++) lower.set(i, j, front.panel()[j * front.stride() + i]);
        Matrix back = lower.times(lower.transpose());
        Trapezoid shape = new Trapezoid(front.order());
        for (int j = 0; j < front.order(); j++)
            for (int i = 0; i < front.order(); i++) {
                double left = front.rest()[shape.column(Math.min(i, j)) + Math.max(i, j)];
                back.set(width + i, width + j, back.at(width + i, width + j) + left);
            }
        return back;
    }

    private static FrontCholesky.Front factored(FrontCholesky cholesky, Matrix matrix, int width) {
        int height = matrix.rows();
        int order = height - width;
        int stride = FrontCholesky.stride(width, order);
        Trapezoid shape = new Trapezoid(order);
        FrontCholesky.Front front =
                new FrontCholesky.Front(new double[width * stride], width, stride, shape.allocate(), order);
        for (int j = 0; j < width; j++)
            for (int i = j; i < height; i++) front.panel()[j * stride + i] = matrix.at(i, j);
        for (int j = 0; j < order; j++)
            for (int i = j; i < order; i++) front.rest()[shape.column(j) + i] = matrix.at(width + i, width + j);
        cholesky.factor(front, new double[width], 0, new FrontCholesky.Scratch());
        return front;
    }

    @Test
    void namesThePivotThatIsTooSmall() {
        FrontCholesky cholesky = new FrontCholesky(KernelTwins.VECTOR);
        int stride = FrontCholesky.stride(2, 0);
        double[] panel = new double[2 * stride];
        panel[0] = 4;
        panel[1] = 2;
        panel[stride + 1] = 1; // 1 - (2 / 2)^2 = 0
        FrontCholesky.Front front = new FrontCholesky.Front(panel, 2, stride, new double[0], 0);
        assertThatThrownBy(() -> cholesky.factor(front, new double[2], 0, new FrontCholesky.Scratch()))
                .isInstanceOfSatisfying(PivotTooSmall.class, small -> {
                    assertThat(small.column()).isEqualTo(1);
                    assertThat(small.pivot()).isZero();
                });
    }

    private static Matrix positiveDefinite(int size) {
        Matrix half = Matrix.wrap(size, size, KernelTwins.random(size * size, size));
        Matrix matrix = half.times(half.transpose());
        for (int i = 0; i < size; i++) matrix.set(i, i, matrix.at(i, i) + 1);
        return matrix;
    }
}
