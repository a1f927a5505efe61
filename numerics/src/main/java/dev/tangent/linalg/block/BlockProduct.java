package dev.tangent.linalg.block;

import dev.tangent.linalg.simd.DenseKernels;

/// Products too large for the nearest cache: cut into blocks that are copied side by side before the kernel runs.
///
/// A strip of B of 256 steps by 16 columns (32 KB) stays in the first cache while the rows of A pass by
/// (Goto and van de Geijn 2008, "Anatomy of high-performance matrix multiplication"). Not safe for threads: one for
/// each worker.
public final class BlockProduct {
    /// Rows taken at a time: a multiple of the kernel's tile.
    public static final int ROWS = 96;

    private static final int STRIP = 2 * DenseKernels.LANES;
    private static final int COLUMNS = 8 * STRIP;
    private static final int DEPTH = 256;
    /// Below this depth the arrays are near enough as they lie, and copies cost more than they save.
    private static final int WORTH_COPYING = 24;

    private final DenseKernels kernels;
    private final double[] copyOfA = new double[ROWS * DEPTH];
    private final double[] copyOfB = new double[COLUMNS * DEPTH];

    /// With the fastest kernels there are.
    public BlockProduct() {
        this(DenseKernels.best());
    }

    BlockProduct(DenseKernels kernels) {
        this.kernels = kernels;
    }

    /// C -= A B as in `DenseKernels.subtractProduct`, for at most `ROWS` rows, where consecutive rows of A lie side
    /// by side: element (i, t) at `a[aAt + i + t * aStep]`.
    public void subtract(
            double[] c,
            int cAt,
            int cRow,
            double[] a,
            int aAt,
            int aStep,
            double[] b,
            int bAt,
            int bStep,
            int rows,
            int columns,
            int depth) {
        if (depth < WORTH_COPYING || rows < STRIP) {
            kernels.subtractProduct(c, cAt, cRow, a, aAt, 1, aStep, b, bAt, bStep, rows, columns, depth);
            return;
        }
        for (int from = 0; from < depth; from += DEPTH) {
            int steps = Math.min(DEPTH, depth - from);
            copyA(a, aAt + from * aStep, aStep, rows, steps);
            if (columns <= STRIP) { // B is a strip already
                int row = bAt + from * bStep;
                kernels.subtractProduct(c, cAt, cRow, copyOfA, 0, 1, ROWS, b, row, bStep, rows, columns, steps);
                continue;
            }
            for (int j = 0; j < columns; j += COLUMNS) {
                int width = Math.min(COLUMNS, columns - j);
                copyB(b, bAt + j + from * bStep, bStep, width, steps);
                for (int k = 0; k < width; k += STRIP)
                    kernels.subtractProduct(
                            c,
                            cAt + j + k,
                            cRow,
                            copyOfA,
                            0,
                            1,
                            ROWS,
                            copyOfB,
                            k * DEPTH,
                            STRIP,
                            rows,
                            Math.min(STRIP, width - k),
                            steps);
            }
        }
    }

    private void copyA(double[] a, int at, int step, int rows, int steps) {
        for (int t = 0; t < steps; t++) System.arraycopy(a, at + t * step, copyOfA, t * ROWS, rows);
    }

    /// Reads long stretches and deals them out to the strips: short ones, far apart, would miss the caches each
    /// time.
    private void copyB(double[] b, int at, int step, int width, int steps) {
        for (int t = 0; t < steps; t++)
            for (int k = 0; k < width; k += STRIP)
                System.arraycopy(b, at + t * step + k, copyOfB, k * DEPTH + t * STRIP, Math.min(STRIP, width - k));
    }
}
