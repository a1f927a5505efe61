package dev.tangent.linalg.simd;

import java.util.Arrays;

/// The kernels in plain loops, written so that the compiler's own vectorization finds the inner one. They give the bits
/// of [VectorKernels] when they are told how wide those are: every number is the same sum in the same order, by fused
/// multiply-add.
final class ScalarKernels implements DenseKernels {
    /// Columns summed at a time.
    private static final int COLUMNS = 64;

    private final int copies;
    private final int depth;
    private final int sums;

    /// As wide as the widest vectors.
    ScalarKernels() {
        this(1, 20 * STRIP, 16);
    }

    /// @param copies of each number in a packed tile
    /// @param sums of a dot product, side by side
    ScalarKernels(int copies, int depth, int sums) {
        this.copies = copies;
        this.depth = depth;
        this.sums = sums;
    }

    @Override
    public void subtractProduct(
            double[] c,
            int cAt,
            int cRow,
            double[] a,
            int aAt,
            int aRow,
            int aStep,
            double[] b,
            int bAt,
            int bStep,
            int rows,
            int columns,
            int depth) {
        double[] sum = new double[Math.min(columns, COLUMNS)];
        for (int i = 0; i < rows; i++)
            for (int j = 0; j < columns; j += COLUMNS) {
                int width = Math.min(columns - j, COLUMNS);
                Arrays.fill(sum, 0, width, 0);
                addProduct(sum, width, a, aAt + i * aRow, aStep, b, bAt + j, bStep, depth);
                int out = cAt + i * cRow + j;
                for (int t = 0; t < width; t++) c[out + t] -= sum[t];
            }
    }

    private static void addProduct(
            double[] sum, int width, double[] a, int aAt, int aStep, double[] b, int bAt, int bStep, int depth) {
        int p = aAt;
        int q = bAt;
        int t = 0;
        // Four steps at once: one load and store of a sum for four products.
        for (; t + 4 <= depth; t += 4, p += 4 * aStep, q += 4 * bStep)
            addFour(sum, width, a[p], a[p + aStep], a[p + 2 * aStep], a[p + 3 * aStep], b, q, bStep);
        for (; t < depth; t++, p += aStep, q += bStep) {
            double factor = a[p];
            for (int j = 0; j < width; j++) sum[j] = Math.fma(factor, b[q + j], sum[j]);
        }
    }

    private static void addFour(
            double[] sum, int width, double a0, double a1, double a2, double a3, double[] b, int q, int step) {
        for (int j = 0; j < width; j++) {
            double two = Math.fma(a1, b[q + step + j], Math.fma(a0, b[q + j], sum[j]));
            sum[j] = Math.fma(a3, b[q + 3 * step + j], Math.fma(a2, b[q + 2 * step + j], two));
        }
    }

    @Override
    public int depth() {
        return depth;
    }

    @Override
    public int packedStep() {
        return copies * TILE;
    }

    @Override
    public void pack(double[] strip, int at, int depth, double[] tile) {
        int out = 0;
        for (int t = 0; t < depth; t++)
            for (int i = 0; i < TILE; i++)
                for (int copy = 0; copy < copies; copy++) tile[out++] = strip[at + t * STRIP + i];
    }

    @Override
    public void subtractStrips(
            double[] c, int cAt, int cRow, double[] tile, double[] b, int bAt, int rows, int columns, int depth) {
        subtractProduct(c, cAt, cRow, tile, 0, copies, packedStep(), b, bAt, STRIP, rows, columns, depth);
    }

    @Override
    public void solveTriangle(double[] x, int xAt, int xStep, int lanes, double[] triangle, int columns) {
        for (int j = 0; j < columns; j++) {
            int out = xAt + j * xStep;
            for (int t = 0; t < j; t++) {
                double factor = -triangle[j * columns + t];
                int p = xAt + t * xStep;
                for (int i = 0; i < lanes; i++) x[out + i] = Math.fma(factor, x[p + i], x[out + i]);
            }
            double reciprocal = triangle[j * columns + j];
            for (int i = 0; i < lanes; i++) x[out + i] *= reciprocal;
        }
    }

    @Override
    public double dot(double[] a, int aAt, double[] b, int bAt, int length) {
        double[] sum = new double[sums];
        int i = 0;
        for (; i + sums <= length; i += sums)
            for (int j = 0; j < sums; j++) sum[j] = Math.fma(a[aAt + i + j], b[bAt + i + j], sum[j]);
        double all = 0;
        for (int j = 0; j < sums / 2; j++) all += sum[j] + sum[j + sums / 2];
        for (; i < length; i++) all += a[aAt + i] * b[bAt + i];
        return all;
    }
}
