package dev.tangent.linalg;

/// Dense Cholesky of the first columns of a symmetric matrix, and what is left of the rest.
///
/// The *panel* holds the first `width` columns of a symmetric matrix, column j at `j * stride`, `stride` padded to
/// `DenseKernels.LANES` and the array that much longer than `width * stride`. `factor` turns it into the columns of
/// the lower factor (the part above the diagonal ends as rubbish); `update` subtracts their product from the remaining
/// matrix. Blocked twice: wide blocks for the caches, narrow ones for the registers. Large panels are cut into chunks
/// that run in parallel; chunks do not depend on the number of threads.
public final class PanelCholesky {
    private static final int WIDE = BlockProduct.ROWS;
    private static final int NARROW = 12;
    private static final int CHUNK = 128;
    /// Operations below which a loop stays on one thread.
    private static final double WORTH_FORKING = 4e6;

    private final DenseKernels kernels;

    public PanelCholesky(DenseKernels kernels) {
        this.kernels = kernels;
    }

    /// Scratch for one thread.
    public BlockProduct scratch() {
        return new BlockProduct(kernels);
    }

    /// Factorizes the panel in place.
    ///
    /// @param least column j fails unless its pivot exceeds `least[leastAt + j]`
    /// @throws PivotTooSmall with the column's position in the panel
    public void factor(double[] panel, int width, int stride, double[] least, int leastAt, BlockProduct scratch) {
        for (int from = 0; from < width; from += WIDE) {
            int to = Math.min(from + WIDE, width);
            subtractBefore(panel, from, to, stride, scratch);
            int below = DenseKernels.padded(to);
            double[][] triangles = new double[Math.ceilDiv(to - from, NARROW)][];
            for (int j = from; j < to; j += NARROW) {
                int end = Math.min(j + NARROW, to);
                subtractWithin(panel, from, j, end, stride, aligned(j), below);
                double[] triangle = triangle(panel, j, end, stride, least, leastAt);
                divide(panel, j, end, stride, aligned(j), below, triangle);
                triangles[(j - from) / NARROW] = triangle;
            }
            divideBelow(panel, from, to, stride, triangles, scratch);
        }
    }

    /// Subtracts from columns `from .. to` what the columns before them contribute, from row `from` on.
    private void subtractBefore(double[] panel, int from, int to, int stride, BlockProduct scratch) {
        if (from == 0) return;
        int top = aligned(from);
        int lanes = stride - top;
        overRows(
                lanes,
                lanes,
                2.0 * lanes * (to - from) * from,
                scratch,
                (product, a, b) -> product.subtract(
                        panel,
                        from * stride + top + a,
                        stride,
                        panel,
                        from,
                        stride,
                        panel,
                        top + a,
                        stride,
                        to - from,
                        b - a,
                        from));
    }

    /// All narrow steps for one chunk of rows before the next: the chunk stays in the cache.
    private void divideBelow(double[] panel, int from, int to, int stride, double[][] triangles, BlockProduct scratch) {
        int below = DenseKernels.padded(to);
        double operations = (double) (stride - below) * (to - from) * (to - from);
        overRows(stride - below, CHUNK, operations, scratch, (product, a, b) -> {
            for (int j = from; j < to; j += NARROW) {
                int end = Math.min(j + NARROW, to);
                subtractWithin(panel, from, j, end, stride, below + a, below + b);
                divide(panel, j, end, stride, below + a, below + b, triangles[(j - from) / NARROW]);
            }
        });
    }

    private void subtractWithin(double[] panel, int first, int from, int to, int stride, int top, int bottom) {
        kernels.subtractProduct(
                panel,
                from * stride + top,
                stride,
                panel,
                first * stride + from,
                1,
                stride,
                panel,
                first * stride + top,
                stride,
                to - from,
                bottom - top,
                from - first);
    }

    private void divide(double[] panel, int from, int to, int stride, int top, int bottom, double[] triangle) {
        kernels.solveTriangle(panel, from * stride + top, stride, bottom - top, triangle, to - from);
    }

    /// The Cholesky factor of the small diagonal block, rows side by side, reciprocals on its diagonal.
    private static double[] triangle(double[] panel, int from, int to, int stride, double[] least, int leastAt) {
        int count = to - from;
        double[] triangle = new double[count * count];
        for (int i = 0; i < count; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = panel[(from + j) * stride + from + i];
                for (int t = 0; t < j; t++) sum -= triangle[i * count + t] * triangle[j * count + t];
                if (i > j) {
                    triangle[i * count + j] = sum * triangle[j * count + j];
                } else {
                    if (!(sum > least[leastAt + from + j])) throw new PivotTooSmall(from + j, sum);
                    triangle[i * count + j] = 1 / Math.sqrt(sum);
                }
            }
        }
        return triangle;
    }

    /// Subtracts the product of the panel's rows below the pivots with themselves from the remaining matrix of this
    /// `order`: column j at `rest[j * restStride]`, `restStride` padded. Only the lower triangle is meant; above it
    /// comes rubbish.
    public void update(
            double[] panel, int width, int stride, double[] rest, int order, int restStride, BlockProduct scratch) {
        int tiles = Math.ceilDiv(order, WIDE);
        if ((double) order * order * width < WORTH_FORKING) {
            for (int tile = 0; tile < tiles; tile++)
                updateTile(panel, width, stride, rest, order, restStride, tile, scratch);
            return;
        }
        // In this order the longest columns come first, so that no worker begins one when the others are done.
        Parallel.forRange(
                tiles,
                1,
                this::scratch,
                (own, from, to) -> updateTile(panel, width, stride, rest, order, restStride, from, own));
    }

    private static void updateTile(
            double[] panel,
            int width,
            int stride,
            double[] rest,
            int order,
            int restStride,
            int tile,
            BlockProduct scratch) {
        int top = tile * WIDE; // a multiple of LANES, so that what remains of the columns is one too
        scratch.subtract(
                rest,
                top * restStride + top,
                restStride,
                panel,
                width + top,
                stride,
                panel,
                width + top,
                stride,
                Math.min(WIDE, order - top),
                restStride - top,
                width);
    }

    /// Cuts the rows into chunks: fixed ones for several threads, `alone` for a single one.
    private void overRows(
            int lanes, int alone, double operations, BlockProduct scratch, Parallel.ScratchBody<BlockProduct> body) {
        int unit = DenseKernels.LANES;
        if (operations < WORTH_FORKING) {
            for (int a = 0; a < lanes; a += alone) body.run(scratch, a, Math.min(lanes, a + alone));
        } else {
            Parallel.forRange(
                    lanes / unit,
                    CHUNK / unit,
                    this::scratch,
                    (own, from, to) -> body.run(own, from * unit, to * unit));
        }
    }

    private static int aligned(int row) {
        return row / DenseKernels.LANES * DenseKernels.LANES;
    }
}
