package dev.tangent.sparse.cholesky;

import dev.tangent.linalg.block.BlockProduct;
import dev.tangent.linalg.simd.DenseKernels;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;

/// Solves with the panel of one supernode for a block of right-hand sides, with the kernels of the factorization: what
/// a worker of `TriangularSolve` needs for itself.
final class PanelSolve {
    /// Rows of a triangle solved by plain loops between two products.
    private static final int NARROW = 12;
    /// Unknowns solved before what they take from the other rows is taken at once, by several threads if it is
    /// much.
    private static final int BLOCK = 16 * NARROW;
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
        int at = nodes.first()[s] * width;
        for (int from = 0; from < pivots; from += BLOCK) {
            int to = Math.min(pivots, from + BLOCK);
            forwardBlock(x, s, from, to);
            takeFrom(x, at + to * width, x, s, from, to, to, pivots - to, parallel);
        }
        takeFrom(rest, 0, x, s, 0, pivots, pivots, nodes.rows()[s].length, parallel);
    }

    private void forwardBlock(double[] x, int s, int from, int to) {
        double[] panel = panels[s];
        int stride = nodes.stride(s);
        int at = (nodes.first()[s] + from) * width;
        for (int j = from; j < to; j += NARROW) {
            int count = Math.min(NARROW, to - j);
            int out = (nodes.first()[s] + j) * width;
            // x_j -= L_j,from..j x_from..j
            kernels.subtractProduct(
                    x, out, width, panel, from * stride + j, 1, stride, x, at, width, count, width, j - from);
            forwardNarrow(x, out, panel, j * (stride + 1), stride, count);
        }
    }

    /// Some rows of the panel, `firstRow` and on, times x_from..to are taken from as many rows of `out`.
    private void takeFrom(
            double[] out, int outAt, double[] x, int s, int from, int to, int firstRow, int rows, boolean parallel) {
        double[] panel = panels[s];
        int stride = nodes.stride(s);
        int at = (nodes.first()[s] + from) * width;
        int corner = from * stride + firstRow;
        Parallel.ScratchBody<BlockProduct> part = (own, i, end) -> own.subtract(
                out, outAt + i * width, width, panel, corner + i, stride, x, at, width, end - i, width, to - from);
        if (parallel && (to - from) * (long) rows > LARGE)
            Parallel.forRange(rows, BlockProduct.ROWS, BlockProduct::new, part);
        else
            for (int i = 0; i < rows; i += BlockProduct.ROWS)
                part.run(product, i, Math.min(rows, i + BlockProduct.ROWS));
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
        int at = nodes.first()[s] * width;
        int[] rows = nodes.rows()[s];
        for (int i = 0; i < rows.length; i++) System.arraycopy(x, rows[i] * width, below, i * width, width);
        takeTransposed(x, s, 0, pivots, pivots, below, 0, rows.length, parallel);
        for (int from = (pivots - 1) / BLOCK * BLOCK; from > -1; from -= BLOCK) {
            int to = Math.min(pivots, from + BLOCK);
            takeTransposed(x, s, from, to, to, x, at + to * width, pivots - to, parallel);
            backwardBlock(x, s, from, to);
        }
    }

    private void backwardBlock(double[] x, int s, int from, int to) {
        int stride = nodes.stride(s);
        for (int j = from + (to - from - 1) / NARROW * NARROW; j >= from; j -= NARROW) {
            int end = Math.min(to, j + NARROW);
            transposed(x, s, j, end, end, x, (nodes.first()[s] + end) * width, to - end);
            backwardNarrow(x, (nodes.first()[s] + j) * width, panels[s], j * (stride + 1), stride, end - j);
        }
    }

    /// Some rows of the panel, `firstRow` and on, transposed, times as many rows of `source` are taken from
    /// x_from..to.
    private void takeTransposed(
            double[] x,
            int s,
            int from,
            int to,
            int firstRow,
            double[] source,
            int sourceAt,
            int depth,
            boolean parallel) {
        if (parallel && (to - from) * (long) depth > LARGE)
            Parallel.forRange(
                    to - from,
                    NARROW,
                    (i, end) -> transposed(x, s, from + i, from + end, firstRow, source, sourceAt, depth));
        else transposed(x, s, from, to, firstRow, source, sourceAt, depth);
    }

    private void transposed(
            double[] x, int s, int from, int to, int firstRow, double[] source, int sourceAt, int depth) {
        int stride = nodes.stride(s);
        int out = (nodes.first()[s] + from) * width;
        int corner = from * stride + firstRow;
        kernels.subtractProduct(
                x, out, width, panels[s], corner, stride, 1, source, sourceAt, width, to - from, width, depth);
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
