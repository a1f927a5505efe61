package dev.tangent.linalg.simd;

/// The kernel in plain loops. Four columns at a time stay in registers: without that every entry of the row would load
/// and store the sums again.
final class ScalarRows implements RowKernel {
    @Override
    public void addSparse(double[] values, int[] columns, int from, int to, double[] x, int width, double[] y, int at) {
        int c = 0;
        for (; c + 4 <= width; c += 4) fourSparse(values, columns, from, to, x, width, c, y, at + c);
        for (; c < width; c++) y[at + c] = oneSparse(values, columns, from, to, x, width, c, y[at + c]);
    }

    private static void fourSparse(
            double[] values, int[] columns, int from, int to, double[] x, int width, int c, double[] y, int at) {
        double y0 = y[at];
        double y1 = y[at + 1];
        double y2 = y[at + 2];
        double y3 = y[at + 3];
        for (int p = from; p < to; p++) {
            int in = columns[p] * width + c;
            double value = values[p];
            y0 = Math.fma(value, x[in], y0);
            y1 = Math.fma(value, x[in + 1], y1);
            y2 = Math.fma(value, x[in + 2], y2);
            y3 = Math.fma(value, x[in + 3], y3);
        }
        y[at] = y0;
        y[at + 1] = y1;
        y[at + 2] = y2;
        y[at + 3] = y3;
    }

    static double oneSparse(
            double[] values, int[] columns, int from, int to, double[] x, int width, int c, double start) {
        double sum = start;
        for (int p = from; p < to; p++) sum = Math.fma(values[p], x[columns[p] * width + c], sum);
        return sum;
    }

    @Override
    public void addDense(double[] values, int from, int count, double[] x, int first, int width, double[] y, int at) {
        int c = 0;
        for (; c + 4 <= width; c += 4) fourDense(values, from, count, x, first + c, width, y, at + c);
        for (; c < width; c++) y[at + c] = oneDense(values, from, count, x, first + c, width, y[at + c]);
    }

    private static void fourDense(
            double[] values, int from, int count, double[] x, int first, int width, double[] y, int at) {
        double y0 = y[at];
        double y1 = y[at + 1];
        double y2 = y[at + 2];
        double y3 = y[at + 3];
        for (int j = 0, in = first; j < count; j++, in += width) {
            double value = values[from + j];
            y0 = Math.fma(value, x[in], y0);
            y1 = Math.fma(value, x[in + 1], y1);
            y2 = Math.fma(value, x[in + 2], y2);
            y3 = Math.fma(value, x[in + 3], y3);
        }
        y[at] = y0;
        y[at + 1] = y1;
        y[at + 2] = y2;
        y[at + 3] = y3;
    }

    static double oneDense(double[] values, int from, int count, double[] x, int first, int width, double start) {
        double sum = start;
        for (int j = 0, in = first; j < count; j++, in += width) sum = Math.fma(values[from + j], x[in], sum);
        return sum;
    }
}
