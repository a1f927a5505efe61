package dev.tangent.linalg.simd;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorSpecies;

/// The kernel on the Vector API; a lane is a column of the block.
///
/// Four vectors of columns are in flight at a time: each multiply-add waits for the one before it, and four chains
/// hide most of the wait; columns that do not fill a vector go the scalar way, which gives the same bits.
final class VectorRows implements RowKernel {
    private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
    private static final int LANES = SPECIES.length();

    @Override
    public void addSparse(double[] values, int[] columns, int from, int to, double[] x, int width, double[] y, int at) {
        int c = 0;
        for (; c + 4 * LANES <= width; c += 4 * LANES) fourSparse(values, columns, from, to, x, width, c, y, at + c);
        for (; c + LANES <= width; c += LANES) {
            DoubleVector sum = DoubleVector.fromArray(SPECIES, y, at + c);
            for (int p = from; p < to; p++)
                sum = DoubleVector.fromArray(SPECIES, x, columns[p] * width + c)
                        .fma(DoubleVector.broadcast(SPECIES, values[p]), sum);
            sum.intoArray(y, at + c);
        }
        for (; c < width; c++) y[at + c] = ScalarRows.oneSparse(values, columns, from, to, x, width, c, y[at + c]);
    }

    private static void fourSparse(
            double[] values, int[] columns, int from, int to, double[] x, int width, int c, double[] y, int at) {
        DoubleVector y0 = DoubleVector.fromArray(SPECIES, y, at);
        DoubleVector y1 = DoubleVector.fromArray(SPECIES, y, at + LANES);
        DoubleVector y2 = DoubleVector.fromArray(SPECIES, y, at + 2 * LANES);
        DoubleVector y3 = DoubleVector.fromArray(SPECIES, y, at + 3 * LANES);
        for (int p = from; p < to; p++) {
            int in = columns[p] * width + c;
            DoubleVector value = DoubleVector.broadcast(SPECIES, values[p]);
            y0 = DoubleVector.fromArray(SPECIES, x, in).fma(value, y0);
            y1 = DoubleVector.fromArray(SPECIES, x, in + LANES).fma(value, y1);
            y2 = DoubleVector.fromArray(SPECIES, x, in + 2 * LANES).fma(value, y2);
            y3 = DoubleVector.fromArray(SPECIES, x, in + 3 * LANES).fma(value, y3);
        }
        y0.intoArray(y, at);
        y1.intoArray(y, at + LANES);
        y2.intoArray(y, at + 2 * LANES);
        y3.intoArray(y, at + 3 * LANES);
    }

    @Override
    public void addDense(double[] values, int from, int count, double[] x, int first, int width, double[] y, int at) {
        int c = 0;
        for (; c + 4 * LANES <= width; c += 4 * LANES) fourDense(values, from, count, x, first + c, width, y, at + c);
        for (; c + LANES <= width; c += LANES) {
            DoubleVector sum = DoubleVector.fromArray(SPECIES, y, at + c);
            for (int j = 0, in = first + c; j < count; j++, in += width)
                sum = DoubleVector.fromArray(SPECIES, x, in)
                        .fma(DoubleVector.broadcast(SPECIES, values[from + j]), sum);
            sum.intoArray(y, at + c);
        }
        for (; c < width; c++) y[at + c] = ScalarRows.oneDense(values, from, count, x, first + c, width, y[at + c]);
    }

    private static void fourDense(
            double[] values, int from, int count, double[] x, int first, int width, double[] y, int at) {
        DoubleVector y0 = DoubleVector.fromArray(SPECIES, y, at);
        DoubleVector y1 = DoubleVector.fromArray(SPECIES, y, at + LANES);
        DoubleVector y2 = DoubleVector.fromArray(SPECIES, y, at + 2 * LANES);
        DoubleVector y3 = DoubleVector.fromArray(SPECIES, y, at + 3 * LANES);
        for (int j = 0, in = first; j < count; j++, in += width) {
            DoubleVector value = DoubleVector.broadcast(SPECIES, values[from + j]);
            y0 = DoubleVector.fromArray(SPECIES, x, in).fma(value, y0);
            y1 = DoubleVector.fromArray(SPECIES, x, in + LANES).fma(value, y1);
            y2 = DoubleVector.fromArray(SPECIES, x, in + 2 * LANES).fma(value, y2);
            y3 = DoubleVector.fromArray(SPECIES, x, in + 3 * LANES).fma(value, y3);
        }
        y0.intoArray(y, at);
        y1.intoArray(y, at + LANES);
        y2.intoArray(y, at + 2 * LANES);
        y3.intoArray(y, at + 3 * LANES);
    }
}
