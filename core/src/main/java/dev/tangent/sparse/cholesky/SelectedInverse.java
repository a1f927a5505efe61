package dev.tangent.sparse.cholesky;

import dev.tangent.linalg.BlockProduct;
import dev.tangent.linalg.Parallel;
import dev.tangent.linalg.simd.DenseKernels;

/// The diagonal of A^-1 from a sparse factor, without the rest of the inverse (Takahashi, Fagan and Chin 1973; by
/// supernodes as in Lin et al. 2011, "SelInv").
///
/// With B some columns of L and C the rows below them, Y = L_CB L_BB^-1 gives
///
///     Z_CB = -Z_CC Y,    Z_BB = (L_BB L_BB')^-1 - Y' Z_CB
///
/// and all of Z_CC that this needs lies within the front of the supernode above: so Z is computed from the root down,
/// each supernode handing to its children what they need of its front. About twice the work of the factor, the memory
/// of its fronts. Same bits on any number of threads.
final class SelectedInverse {
    private static final int BLOCK = 48;
    private static final double WORTH_FORKING = 4e6;
    /// Operations from which packing all factors pays.
    private static final double LARGE = 1e6;

    private final int[] order;
    private final Supernodes nodes;
    private final double[][] panels;
    private final EliminationTasks tasks;
    private final double[] diagonal;
    /// Z at the rows below each supernode, square and whole, as its parent left it.
    private final double[][] below;

    private SelectedInverse(int[] order, Supernodes nodes, double[][] panels) {
        this.order = order;
        this.nodes = nodes;
        this.panels = panels;
        tasks = new EliminationTasks(nodes);
        diagonal = new double[order.length];
        below = new double[nodes.count()][];
    }

    /// The diagonal of A^-1, entry i for row i of A.
    static double[] diagonal(int[] order, Supernodes nodes, double[][] panels) {
        SelectedInverse work = new SelectedInverse(order, nodes, panels);
        boolean[] inTask = new boolean[nodes.count()];
        for (int t = 0; t < work.tasks.count(); t++)
            for (int s = work.tasks.from(t); s <= work.tasks.root(t); s++) inTask[s] = true;
        BlockProduct product = new BlockProduct();
        for (int s = nodes.count() - 1; s >= 0; s--) if (!inTask[s]) work.invert(s, product);
        Parallel.forRange(work.tasks.count(), 1, BlockProduct::new, (own, task, end) -> {
            for (int s = work.tasks.root(task); s >= work.tasks.from(task); s--) work.invert(s, own);
        });
        return work.diagonal;
    }

    private void invert(int s, BlockProduct product) {
        int width = nodes.width(s);
        int height = nodes.height(s);
        int stride = nodes.stride(s);
        double[] z = front(s, height, stride);
        columns(panels[s], z, width, height, stride, product);
        for (int j = 0; j < width; j++) diagonal[order[nodes.first()[s] + j]] = z[j * (stride + 1)];
        for (int child = tasks.firstChild(s); child >= 0; child = tasks.nextChild(child)) handDown(child, z, stride);
    }

    /// From the last block of columns to the first.
    private void columns(double[] panel, double[] z, int width, int height, int stride, BlockProduct product) {
        for (int to = width; to > 0; ) {
            double rows = height - to;
            boolean large = rows * rows * Math.min(to, LargeFrontInverse.BLOCK) >= LARGE;
            int from = Math.max(0, to - (large ? LargeFrontInverse.BLOCK : BLOCK));
            if (large) LargeFrontInverse.columns(panel, z, from, to, height, stride);
            else block(panel, z, from, to, height, stride, product);
            to = from;
        }
    }

    /// The front of a supernode, with what the parent handed down in its lower right corner.
    private double[] front(int s, int height, int stride) {
        double[] z = new double[height * stride + DenseKernels.LANES];
        int count = nodes.rows()[s].length;
        for (int i = 0; i < count; i++)
            System.arraycopy(below[s], i * count, z, (nodes.width(s) + i) * stride + nodes.width(s), count);
        below[s] = null;
        return z;
    }

    private void handDown(int child, double[] z, int stride) {
        int[] relative = nodes.relative()[child];
        int count = relative.length;
        double[] handed = new double[count * count];
        for (int i = 0; i < count; i++)
            for (int j = 0; j < count; j++) handed[i * count + j] = z[relative[i] * stride + relative[j]];
        below[child] = handed;
    }

    /// Columns `from .. to` of Z, whose columns from `to` on are there already.
    private void block(double[] panel, double[] z, int from, int to, int height, int stride, BlockProduct product) {
        int width = to - from;
        int padded = DenseKernels.padded(width);
        int count = height - to;
        double[] triangle = triangle(panel, from, width, stride);
        double[] y = new double[Math.max(1, count) * padded];
        divide(panel, from, to, count, stride, triangle, y, padded);
        double[] image = new double[y.length]; // -Z_CC Y
        multiply(z, to, stride, y, image, count, padded, product);
        double[] corner = new double[width * padded];
        product.subtract(corner, 0, padded, y, 0, padded, image, 0, padded, width, padded, count); // -Y' Z_CB
        addInverse(triangle, width, corner, padded);
        for (int j = 0; j < width; j++) {
            int column = (from + j) * stride;
            for (int i = 0; i < width; i++)
                z[column + from + i] = (corner[i * padded + j] + corner[j * padded + i]) / 2;
            for (int i = 0; i < count; i++)
                z[column + to + i] = z[(to + i) * stride + from + j] = image[i * padded + j];
        }
    }

    /// L_BB by rows.
    private static double[] triangle(double[] panel, int from, int width, int stride) {
        double[] triangle = new double[width * width];
        for (int j = 0; j < width; j++)
            for (int i = j; i < width; i++) triangle[i * width + j] = panel[(from + j) * stride + from + i];
        return triangle;
    }

    /// Y with Y L_BB = L_CB, a row of Y for each row below.
    private static void divide(
            double[] panel, int from, int to, int count, int stride, double[] triangle, double[] y, int padded) {
        int width = to - from;
        for (int i = 0; i < count; i++) {
            int row = i * padded;
            for (int j = 0; j < width; j++) y[row + j] = panel[(from + j) * stride + to + i];
            for (int j = width - 1; j >= 0; j--) {
                double value = y[row + j] /= triangle[j * width + j];
                for (int t = 0; t < j; t++) y[row + t] -= value * triangle[j * width + t];
            }
        }
    }

    private static void multiply(
            double[] z, int to, int stride, double[] y, double[] image, int count, int padded, BlockProduct product) {
        int corner = to * (stride + 1);
        if ((double) count * count * padded < WORTH_FORKING) {
            for (int i = 0; i < count; i += BlockProduct.ROWS)
                rows(z, corner, stride, y, image, i, count, padded, product);
        } else {
            Parallel.forRange(
                    Math.ceilDiv(count, BlockProduct.ROWS),
                    1,
                    BlockProduct::new,
                    (own, tile, end) ->
                            rows(z, corner, stride, y, image, tile * BlockProduct.ROWS, count, padded, own));
        }
    }

    private static void rows(
            double[] z,
            int at,
            int stride,
            double[] y,
            double[] out,
            int i,
            int count,
            int padded,
            BlockProduct product) {
        int rows = Math.min(BlockProduct.ROWS, count - i);
        product.subtract(out, i * padded, padded, z, at + i, stride, y, 0, padded, rows, padded, count);
    }

    /// Adds (L_BB L_BB')^-1 = T'T with T = L_BB^-1, which takes the triangle's place.
    private static void addInverse(double[] triangle, int width, double[] corner, int padded) {
        for (int i = 0; i < width; i++) {
            double pivot = 1 / triangle[i * width + i];
            for (int j = 0; j < i; j++) {
                double sum = 0;
                for (int t = j; t < i; t++) sum += triangle[i * width + t] * triangle[t * width + j];
                triangle[i * width + j] = -sum * pivot;
            }
            triangle[i * width + i] = pivot;
        }
        for (int t = 0; t < width; t++)
            for (int i = 0; i <= t; i++)
                for (int j = 0; j <= t; j++)
                    corner[i * padded + j] += triangle[t * width + i] * triangle[t * width + j];
    }
}
