package dev.tangent.sparse;

import dev.tangent.linalg.BlockProduct;
import dev.tangent.linalg.DenseKernels;
import java.util.Arrays;

/// Solves with L and then L' for a block of right-hand sides, supernode by supernode: up the tree, and down again.
///
/// The block has `width` columns, a multiple of `DenseKernels.LANES`, side by side for each row.
final class TriangularSolve {
    /// Rows of a triangle solved by plain loops between two products.
    private static final int NARROW = 12;

    private final DenseKernels kernels = DenseKernels.best();
    private final BlockProduct product = new BlockProduct(kernels);
    private final Supernodes nodes;
    private final double[][] panels;
    private final int width;
    private final double[] below;

    TriangularSolve(Supernodes nodes, double[][] panels, int width) {
        this.nodes = nodes;
        this.panels = panels;
        this.width = width;
        int most = 0;
        for (int[] rows : nodes.rows()) most = Math.max(most, rows.length);
        below = new double[most * width];
    }

    void solve(double[] x) {
        for (int s = 0; s < nodes.count(); s++) forward(x, s);
        for (int s = nodes.count() - 1; s >= 0; s--) backward(x, s);
    }

    private void forward(double[] x, int s) {
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
        int[] rows = nodes.rows()[s];
        Arrays.fill(below, 0, rows.length * width, 0);
        for (int i = 0; i < rows.length; i += BlockProduct.ROWS) {
            int count = Math.min(BlockProduct.ROWS, rows.length - i);
            product.subtract(below, i * width, width, panel, pivots + i, stride, x, at, width, count, width, pivots);
        }
        for (int i = 0; i < rows.length; i++) {
            int out = rows[i] * width;
            for (int c = 0; c < width; c++) x[out + c] += below[i * width + c];
        }
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

    private void backward(double[] x, int s) {
        int pivots = nodes.width(s);
        int stride = nodes.stride(s);
        int at = nodes.first()[s] * width;
        double[] panel = panels[s];
        int[] rows = nodes.rows()[s];
        for (int i = 0; i < rows.length; i++) System.arraycopy(x, rows[i] * width, below, i * width, width);
        kernels.subtractProduct(x, at, width, panel, pivots, stride, 1, below, 0, width, pivots, width, rows.length);
        for (int j = (pivots - 1) / NARROW * NARROW; j >= 0; j -= NARROW) {
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

    private void backwardNarrow(double[] x, int at, double[] panel, int corner, int stride, int count) {
        for (int j = count - 1; j >= 0; j--) {
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
