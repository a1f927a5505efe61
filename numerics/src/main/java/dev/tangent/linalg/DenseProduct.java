package dev.tangent.linalg;

import dev.tangent.linalg.simd.DenseKernels;
import dev.tangent.parallel.Parallel;

/// Products of large dense matrices, in parallel over rows of the result: the second factor is laid out in strips of 16
/// columns, of which some steps stay in the first cache while rows of the first pass by (Goto and van de Geijn 2008,
/// "Anatomy of high-performance matrix multiplication"). Same bits on any number of threads.
final class DenseProduct {
    /// Multiplications from which on the copies are worth it.
    private static final long WORTH_COPYING = 100_000;

    private static final int STRIP = 2 * DenseKernels.LANES;
    private static final int DEPTH = 256;
    private static final int ROWS = 24;

    private final int depth;
    private final int columns;
    private final int padded;
    private final double[] strips; // of -B, as the kernel subtracts

    private DenseProduct(Matrix b) {
        depth = b.rows();
        columns = b.columns();
        padded = DenseKernels.padded(columns);
        strips = new double[Math.multiplyExact(depth, padded)];
        int count = Math.ceilDiv(padded, STRIP);
        Parallel.forRange(count, 1, (strip, end) -> {
            int width = width(strip);
            int from = strip * STRIP;
            int copied = Math.min(width, columns - from);
            for (int t = 0; t < depth; t++)
                for (int j = 0; j < copied; j++)
                    strips[from * depth + t * width + j] = -b.values()[t * columns + from + j];
        });
    }

    private int width(int strip) {
        return Math.min(STRIP, padded - strip * STRIP);
    }

    static boolean isWorthIt(long rows, int depth, int columns) {
        return columns >= DenseKernels.LANES && rows * depth * columns >= WORTH_COPYING;
    }

    /// A B.
    static Matrix of(Matrix a, Matrix b) {
        return new DenseProduct(b).times(a.values(), a.rows(), a.columns(), 1);
    }

    /// A'B.
    static Matrix transposed(Matrix a, Matrix b) {
        return new DenseProduct(b).times(a.values(), a.columns(), 1, a.columns());
    }

    /// @param row from one row of A to the next
    /// @param step from one column of A to the next
    private Matrix times(double[] a, int rows, int row, int step) {
        double[] c = new double[Math.multiplyExact(rows, padded)];
        DenseKernels kernels = DenseKernels.best();
        Parallel.forRange(rows, ROWS, (from, to) -> {
            for (int t = 0; t < depth; t += DEPTH)
                for (int strip = 0; strip * STRIP < padded; strip++)
                    kernels.subtractProduct(
                            c,
                            from * padded + strip * STRIP,
                            padded,
                            a,
                            from * row + t * step,
                            row,
                            step,
                            strips,
                            strip * STRIP * depth + t * width(strip),
                            width(strip),
                            to - from,
                            width(strip),
                            Math.min(DEPTH, depth - t));
        });
        if (padded == columns) return Matrix.wrap(rows, columns, c);
        Matrix cut = Matrix.zeros(rows, columns);
        for (int i = 0; i < rows; i++) System.arraycopy(c, i * padded, cut.values(), i * columns, columns);
        return cut;
    }
}
