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
    private static final int CHUNK = 256 / DenseKernels.LANES;
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
            subtractBefore(panel, 0, from, to, stride, scratch);
            for (int j = from; j < to; j += NARROW) {
                int end = Math.min(j + NARROW, to);
                subtractBefore(panel, from, j, end, stride, scratch);
                divide(panel, j, end, stride, triangle(panel, j, end, stride, least, leastAt), scratch);
            }
        }
    }

    /// Subtracts from columns `from .. to` what columns `first .. from` of the factor contribute, from row `from` on.
    private void subtractBefore(double[] panel, int first, int from, int to, int stride, BlockProduct scratch) {
        int depth = from - first;
        if (depth == 0) return;
        int top = aligned(from);
        overRows(
                stride - top,
                2.0 * (stride - top) * (to - from) * depth,
                scratch,
                (product, a, b) -> product.subtract(
                        panel,
                        from * stride + top + a,
                        stride,
                        panel,
                        first * stride + from,
                        stride,
                        panel,
                        first * stride + top + a,
                        stride,
                        to - from,
                        b - a,
                        depth));
    }

    private void divide(double[] panel, int from, int to, int stride, double[] triangle, BlockProduct scratch) {
        int top = aligned(from);
        int count = to - from;
        overRows(
                stride - top,
                (double) (stride - top) * count * count,
                scratch,
                (product, a, b) ->
                        kernels.solveTriangle(panel, from * stride + top + a, stride, b - a, triangle, count));
        for (int j = 0; j < count; j++) panel[(from + j) * stride + from + j] = 1 / triangle[j * count + j];
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

    private void overRows(int lanes, double operations, BlockProduct scratch, Parallel.ScratchBody<BlockProduct> body) {
        int lane = DenseKernels.LANES;
        if (operations < WORTH_FORKING) body.run(scratch, 0, lanes);
        else
            Parallel.forRange(
                    lanes / lane, CHUNK, this::scratch, (own, from, to) -> body.run(own, from * lane, to * lane));
    }

    private static int aligned(int row) {
        return row / DenseKernels.LANES * DenseKernels.LANES;
    }
}
