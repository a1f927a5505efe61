package dev.tangent.sparse.cholesky;

import dev.tangent.linalg.BlockProduct;
import dev.tangent.linalg.Parallel;
import dev.tangent.linalg.simd.DenseKernels;
import java.util.Arrays;

/// Solves with the panel of one supernode for a block of right-hand sides, with the kernels of the factorization: what
/// a worker of `TriangularSolve` needs for itself.
final class PanelSolve {
    /// Rows of a triangle solved by plain loops between two products.
    private static final int NARROW = 12;
    /// Entries of a panel above which it is worth several threads.
    private static final int LARGE = 1 << 16;

    private final DenseKernels kernels = DenseKernels.best();
    private final BlockProduct product = new BlockProduct();
    private final Supernodes nodes;
    private final double[][] panels;
    private final int width;
    private final double[] below;
    private final int[] position;

    PanelSolve(Supernodes nodes, double[][] panels, int width) {
        this.nodes = nodes;
        this.panels = panels;
        this.width = width;
        int most = 0;
        for (int[] rows : nodes.rows()) most = Math.max(most, rows.length);
        below = new double[most * width];
        position = new int[nodes.first()[nodes.count()]];
    }

    /// Makes ready to find the rows below this supernode.
    void locate(int s) {
        int[] rows = nodes.rows()[s];
        for (int i = 0; i < rows.length; i++) position[rows[i]] = i;
    }

    /// Solves for the supernode's unknowns and takes them from the rows below: from x, and where these are
    /// `beyond` from `rest`, in the places located.
    void forwardWithin(double[] x, int s, int beyond, double[] rest) {
        int[] rows = nodes.rows()[s];
        Arrays.fill(below, 0, rows.length * width, 0);
        forward(x, s, below, false);
        for (int i = 0; i < rows.length; i++) {
            double[] to = rows[i] < beyond ? x : rest;
            int out = (rows[i] < beyond ? rows[i] : position[rows[i]]) * width;
            for (int c = 0; c < width; c++) to[out + c] += below[i * width + c];
        }
    }

    /// Solves for the supernode's unknowns and takes them from `rest`, a row for each row below.
    void forward(double[] x, int s, double[] rest, boolean parallel) {
        int pivots = nodes.width(s);
        int stride = nodes.stride(s);
        int at = nodes.first()[s] * width;
        double[] panel = panels[s];
        for (int j = 0; j < pivots; j += NARROW) {
            int count = Math.min(NARROW, pivots - j);
            // x_j -= L_j,0..j x_0..j
            kernels.subtractProduct(x, at + j * width, width, panel, j, 1, stride, x, at, width, count, width, j);
            forwardNarrow(x, at + j * width, panel, j * (stride + 1), stride, count);
        }
        int rows = nodes.rows()[s].length;
        if (parallel && pivots * (long) rows > LARGE)
            Parallel.forRange(
                    rows,
                    BlockProduct.ROWS,
                    BlockProduct::new,
                    (own, from, to) -> takeFrom(rest, own, panel, x, at, s, from, to));
        else
            for (int i = 0; i < rows; i += BlockProduct.ROWS)
                takeFrom(rest, product, panel, x, at, s, i, Math.min(rows, i + BlockProduct.ROWS));
    }

    private void takeFrom(
            double[] rest, BlockProduct own, double[] panel, double[] x, int at, int s, int from, int to) {
        int pivots = nodes.width(s);
        int stride = nodes.stride(s);
        own.subtract(rest, from * width, width, panel, pivots + from, stride, x, at, width, to - from, width, pivots);
    }

    private void forwardNarrow(double[] x, int at, double[] panel, int corner, int stride, int count) {
        for (int j = 0; j < count; j++) {
            int row = at + j * width;
            for (int t = 0; t < j; t++) {
                double factor = panel[corner + t * stride + j];
                for (int c = 0; c < width; c++) x[row + c] -= factor * x[at + t * width + c];
            }
            double reciprocal = 1 / panel[corner + j * (stride + 1)];
            for (int c = 0; c < width; c++) x[row + c] *= reciprocal;
        }
    }

    void backward(double[] x, int s, boolean parallel) {
        int pivots = nodes.width(s);
        int stride = nodes.stride(s);
        int at = nodes.first()[s] * width;
        double[] panel = panels[s];
        int[] rows = nodes.rows()[s];
        for (int i = 0; i < rows.length; i++) System.arraycopy(x, rows[i] * width, below, i * width, width);
        if (parallel && pivots * (long) rows.length > LARGE)
            Parallel.forRange(pivots, BlockProduct.ROWS, (from, to) -> takeBelow(x, s, from, to));
        else takeBelow(x, s, 0, pivots);
        for (int j = (pivots - 1) / NARROW * NARROW; j > -1; j -= NARROW) {
            int count = Math.min(NARROW, pivots - j);
            int done = j + count;
            // x_j -= (L_done..,j)' x_done..
            kernels.subtractProduct(
                    x,
                    at + j * width,
                    width,
                    panel,
                    j * stride + done,
                    stride,
                    1,
                    x,
                    at + done * width,
                    width,
                    count,
                    width,
                    pivots - done);
            backwardNarrow(x, at + j * width, panel, j * (stride + 1), stride, count);
        }
    }

    /// x_from..to -= (L_below,from..to)' x_below
    private void takeBelow(double[] x, int s, int from, int to) {
        int pivots = nodes.width(s);
        int stride = nodes.stride(s);
        int out = (nodes.first()[s] + from) * width;
        int corner = from * stride + pivots;
        int depth = nodes.rows()[s].length;
        kernels.subtractProduct(x, out, width, panels[s], corner, stride, 1, below, 0, width, to - from, width, depth);
    }

    private void backwardNarrow(double[] x, int at, double[] panel, int corner, int stride, int count) {
        for (int j = count - 1; j > -1; j--) {
            int row = at + j * width;
            for (int t = j + 1; t < count; t++) {
                double factor = panel[corner + j * stride + t];
                for (int c = 0; c < width; c++) x[row + c] -= factor * x[at + t * width + c];
            }
            double reciprocal = 1 / panel[corner + j * (stride + 1)];
            for (int c = 0; c < width; c++) x[row + c] *= reciprocal;
        }
    }
}
