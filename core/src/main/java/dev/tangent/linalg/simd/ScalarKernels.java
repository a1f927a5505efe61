package dev.tangent.linalg.simd;

/// The kernels in plain loops, written so that the compiler's own vectorization finds the inner one.
final class ScalarKernels implements DenseKernels {
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
        for (int i = 0; i < rows; i++) {
            int out = cAt + i * cRow;
            int t = 0;
            // Four steps at once: one load and store of C for four products.
            for (; t + 4 <= depth; t += 4) {
                int p = aAt + i * aRow + t * aStep;
                int q = bAt + t * bStep;
                subtractFour(c, out, a[p], a[p + aStep], a[p + 2 * aStep], a[p + 3 * aStep], b, q, bStep, columns);
            }
            for (; t < depth; t++) {
                double factor = a[aAt + i * aRow + t * aStep];
                int q = bAt + t * bStep;
                for (int j = 0; j < columns; j++) c[out + j] -= factor * b[q + j];
            }
        }
    }

    @Override
    public int depth() {
        return 20 * STRIP;
    }

    @Override
    public int packedStep() {
        return TILE;
    }

    @Override
    public void pack(double[] strip, int at, int depth, double[] tile) {
        for (int t = 0; t < depth; t++) System.arraycopy(strip, at + t * STRIP, tile, t * TILE, TILE);
    }

    @Override
    public void subtractStrips(
            double[] c, int cAt, int cRow, double[] tile, double[] b, int bAt, int rows, int columns, int depth) {
        subtractProduct(c, cAt, cRow, tile, 0, 1, TILE, b, bAt, STRIP, rows, columns, depth);
    }

    private static void subtractFour(
            double[] c, int out, double a0, double a1, double a2, double a3, double[] b, int q, int step, int columns) {
        for (int j = 0; j < columns; j++)
            c[out + j] -= a0 * b[q + j] + a1 * b[q + step + j] + a2 * b[q + 2 * step + j] + a3 * b[q + 3 * step + j];
    }

    @Override
    public void solveTriangle(double[] x, int xAt, int xStep, int lanes, double[] triangle, int columns) {
        for (int j = 0; j < columns; j++) {
            int out = xAt + j * xStep;
            subtractProduct(x, out, 0, triangle, j * columns, 0, 1, x, xAt, xStep, 1, lanes, j);
            double reciprocal = triangle[j * columns + j];
            for (int i = 0; i < lanes; i++) x[out + i] *= reciprocal;
        }
    }

    @Override
    public double dot(double[] a, int aAt, double[] b, int bAt, int length) {
        double s0 = 0;
        double s1 = 0;
        double s2 = 0;
        double s3 = 0;
        int i = 0;
        for (; i + 4 <= length; i += 4) {
            s0 += a[aAt + i] * b[bAt + i];
            s1 += a[aAt + i + 1] * b[bAt + i + 1];
            s2 += a[aAt + i + 2] * b[bAt + i + 2];
            s3 += a[aAt + i + 3] * b[bAt + i + 3];
        }
        for (; i < length; i++) s0 += a[aAt + i] * b[bAt + i];
        return (s0 + s1) + (s2 + s3);
    }
}
