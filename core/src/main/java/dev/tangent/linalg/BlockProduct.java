package dev.tangent.linalg;

/// Products too large for the nearest cache: cut into blocks that are copied side by side before the kernel runs.
///
/// A strip of B of 256 steps by 16 columns (32 KB) stays in the first cache while the rows of A pass by
/// (Goto and van de Geijn 2008, "Anatomy of high-performance matrix multiplication"). Not safe for threads: one for
/// each worker.
public final class BlockProduct {
    /// Rows taken at a time: a multiple of the kernel's tile.
    public static final int ROWS = 96;

    private static final int STRIP = 2 * DenseKernels.LANES;
    private static final int DEPTH = 256;
    /// Below this depth the arrays are near enough as they lie, and copies cost more than they save.
    private static final int WORTH_COPYING = 24;

    private final DenseKernels kernels;
    private final double[] copyOfA = new double[ROWS * DEPTH];
    private final double[] copyOfB = new double[STRIP * DEPTH];

    public BlockProduct(DenseKernels kernels) {
        this.kernels = kernels;
    }

    public DenseKernels kernels() {
        return kernels;
    }

    /// C -= A B as in `DenseKernels.subtractProduct`, for at most `ROWS` rows, where consecutive rows of A lie side by
    /// side: element (i, t) at `a[aAt + i + t * aStep]`.
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
        if (depth < WORTH_COPYING || rows < STRIP || columns < 2 * STRIP) {
            kernels.subtractProduct(c, cAt, cRow, a, aAt, 1, aStep, b, bAt, bStep, rows, columns, depth);
            return;
        }
        for (int from = 0; from < depth; from += DEPTH) {
            int steps = Math.min(DEPTH, depth - from);
            copy(a, aAt + from * aStep, aStep, copyOfA, ROWS, rows, steps);
            for (int j = 0; j < columns; j += STRIP) {
                int width = Math.min(STRIP, columns - j);
                copy(b, bAt + j + from * bStep, bStep, copyOfB, STRIP, width, steps);
                kernels.subtractProduct(c, cAt + j, cRow, copyOfA, 0, 1, ROWS, copyOfB, 0, STRIP, rows, width, steps);
            }
        }
    }

    private static void copy(double[] from, int at, int step, double[] to, int toStep, int length, int steps) {
        for (int t = 0, p = at, q = 0; t < steps; t++, p += step, q += toStep) System.arraycopy(from, p, to, q, length);
    }
}
