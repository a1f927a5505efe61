package dev.tangent.sparse.cholesky;

import dev.tangent.linalg.Parallel;
import dev.tangent.linalg.simd.DenseKernels;

/// The formulas of [SelectedInverse] for some columns of a front with many rows below them: all factors are packed in
/// strips for the kernel that the factorization uses, which is twice as fast as one that takes them as they lie.
///
/// L_BB is inverted explicitly, T = L_BB^-1, so that Y = L_CB T is a product too. Strips run in parallel and do not
/// depend on the number of threads.
final class LargeFrontInverse {
    /// Columns taken at a time. Each time Z_CC is packed anew: the more columns, the less that counts.
    static final int BLOCK = 144;

    private static final int STRIP = DenseKernels.STRIP;
    /// Steps of a packed piece of Z_CC: it stays in the second cache while all of Y passes by.
    private static final int DEPTH = 20 * STRIP;

    private final DenseKernels kernels = DenseKernels.best();
    private final int tile = kernels.tileRows();
    private final double[] panel;
    private final double[] z;
    private final int from;
    private final int to;
    private final int stride;
    private final int width;
    private final int count; // rows below
    private final int strips; // of columns
    private final double[] inverse; // T by rows, padded to strips
    private final double[] y; // a strip of columns after the other, a step for each row below

    private LargeFrontInverse(double[] panel, double[] z, int from, int to, int height, int stride) {
        this.panel = panel;
        this.z = z;
        this.from = from;
        this.to = to;
        this.stride = stride;
        width = to - from;
        count = height - to;
        strips = Math.ceilDiv(width, STRIP);
        inverse = new double[width * strips * STRIP];
        y = new double[strips * count * STRIP];
    }

    /// Columns `from .. to` of Z, whose columns from `to` on are there already.
    static void columns(double[] panel, double[] z, int from, int to, int height, int stride) {
        LargeFrontInverse work = new LargeFrontInverse(panel, z, from, to, height, stride);
        work.invertTriangle();
        Parallel.forRange(Math.ceilDiv(work.count, STRIP), 1, (strip, end) -> work.divide(strip));
        Parallel.forRange(
                Math.ceilDiv(work.count, STRIP),
                1,
                () -> new double[DEPTH * STRIP],
                (packed, strip, end) -> work.multiply(strip, packed));
        work.corner();
    }

    /// T = L_BB^-1 by rows.
    private void invertTriangle() {
        int row = strips * STRIP;
        for (int i = 0; i < width; i++) {
            double pivot = 1 / panel[(from + i) * stride + from + i];
            int at = i * row;
            for (int t = 0; t < i; t++) {
                double factor = panel[(from + t) * stride + from + i];
                for (int j = 0; j <= t; j++) inverse[at + j] -= factor * inverse[t * row + j];
            }
            for (int j = 0; j < i; j++) inverse[at + j] *= pivot;
            inverse[at + i] = pivot;
        }
    }

    /// Rows of Y = L_CB T, a strip of them.
    private void divide(int strip) {
        int top = strip * STRIP;
        int rows = Math.min(STRIP, count - top);
        double[] left = new double[width * STRIP];
        for (int s = 0; s < width; s++) System.arraycopy(panel, (from + s) * stride + to + top, left, s * STRIP, rows);
        double[] right = new double[width * STRIP];
        for (int c = 0; c < strips; c++) {
            for (int s = 0; s < width; s++)
                for (int j = 0; j < STRIP; j++) right[s * STRIP + j] = -inverse[s * strips * STRIP + c * STRIP + j];
            for (int i = 0; i < rows; i += tile)
                kernels.subtractStrips(
                        y,
                        (c * count + top + i) * STRIP,
                        STRIP,
                        left,
                        i,
                        right,
                        0,
                        Math.min(tile, rows - i),
                        STRIP,
                        width);
        }
    }

    /// Z_CB = -Z_CC Y, a strip of its rows, in the columns of the front and mirrored in its rows.
    private void multiply(int strip, double[] packed) {
        int top = strip * STRIP;
        int rows = Math.min(STRIP, count - top);
        int lanes = DenseKernels.padded(rows);
        for (int first = 0; first < count; first += DEPTH) {
            int steps = Math.min(DEPTH, count - first);
            for (int t = 0; t < steps; t++) {
                System.arraycopy(z, (to + first + t) * stride + to + top, packed, t * STRIP, rows);
                for (int i = rows; i < STRIP; i++) packed[t * STRIP + i] = 0;
            }
            for (int c = 0; c < strips; c++) {
                int columns = Math.min(STRIP, width - c * STRIP);
                for (int j = 0; j < columns; j += tile)
                    kernels.subtractStrips(
                            z,
                            (from + c * STRIP + j) * stride + to + top,
                            stride,
                            y,
                            (c * count + first) * STRIP + j,
                            packed,
                            0,
                            Math.min(tile, columns - j),
                            lanes,
                            steps);
            }
        }
    }

    /// Z_BB = T'T - Y' Z_CB, and the rows that mirror the columns.
    private void corner() {
        int row = strips * STRIP;
        double[] corner = new double[row * row];
        for (int t = 0; t < width; t++)
            for (int i = 0; i <= t; i++) {
                double factor = inverse[t * row + i];
                for (int j = 0; j <= t; j++) corner[i * row + j] += factor * inverse[t * row + j];
            }
        Parallel.forRange(strips, 1, (strip, end) -> cornerStrip(strip, corner, row));
        for (int j = 0; j < width; j++)
            for (int i = 0; i < width; i++)
                z[(from + j) * stride + from + i] = (corner[i * row + j] + corner[j * row + i]) / 2;
    }

    /// A strip of columns of Z_CB, packed, against all of Y.
    private void cornerStrip(int strip, double[] corner, int row) {
        double[] packed = new double[count * STRIP];
        int columns = Math.min(STRIP, width - strip * STRIP);
        for (int j = 0; j < columns; j++) {
            int column = (from + strip * STRIP + j) * stride + to;
            int mirrored = from + strip * STRIP + j;
            for (int t = 0; t < count; t++) {
                double value = z[column + t];
                packed[t * STRIP + j] = value;
                z[(to + t) * stride + mirrored] = value;
            }
        }
        for (int c = 0; c < strips; c++)
            for (int i = 0; i < STRIP; i += tile)
                kernels.subtractStrips(
                        corner,
                        (c * STRIP + i) * row + strip * STRIP,
                        row,
                        y,
                        c * count * STRIP + i,
                        packed,
                        0,
                        tile,
                        STRIP,
                        count);
    }
}
