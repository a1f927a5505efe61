package dev.tangent.sparse.cholesky;

import dev.tangent.linalg.simd.DenseKernels;
import java.util.Arrays;

/// Solves with L and then L' for one right-hand side. Reading the factor is all the cost, so it is read column by
/// column, in the sequence in which it lies in memory.
final class SingleSolve {
    private final DenseKernels kernels = DenseKernels.best();
    private final Supernodes nodes;
    private final double[][] panels;
    private final double[] front;

    SingleSolve(Supernodes nodes, double[][] panels) {
        this.nodes = nodes;
        this.panels = panels;
        int most = 0;
        for (int s = 0; s < nodes.count(); s++) most = Math.max(most, nodes.height(s));
        front = new double[most];
    }

    void solve(double[] x) {
        for (int s = 0; s < nodes.count(); s++) forward(x, s);
        for (int s = nodes.count() - 1; s >= 0; s--) backward(x, s);
    }

    /// The front holds the supernode's unknowns, and below them what the rows below will lose.
    private void forward(double[] x, int s) {
        int width = nodes.width(s);
        int height = nodes.height(s);
        int stride = nodes.stride(s);
        double[] panel = panels[s];
        int[] rows = nodes.rows()[s];
        System.arraycopy(x, nodes.first()[s], front, 0, width);
        Arrays.fill(front, width, height, 0);
        for (int j = 0; j < width; j += 4) {
            int end = Math.min(j + 4, width);
            for (int t = j; t < end; t++) {
                front[t] /= panel[t * stride + t];
                for (int i = t + 1; i < end; i++) front[i] -= front[t] * panel[t * stride + i];
            }
            if (end - j == 4) subtractFour(front, panel, j, stride, height);
            else for (int t = j; t < end; t++) subtractOne(front, panel, t, stride, end, height);
        }
        System.arraycopy(front, 0, x, nodes.first()[s], width);
        for (int i = 0; i < rows.length; i++) x[rows[i]] += front[width + i];
    }

    /// Four columns at a time: the front is read and written once for four.
    private static void subtractFour(double[] front, double[] panel, int j, int stride, int height) {
        int p = j * stride;
        double x0 = front[j];
        double x1 = front[j + 1];
        double x2 = front[j + 2];
        double x3 = front[j + 3];
        for (int i = j + 4; i < height; i++)
            front[i] -= x0 * panel[p + i]
                    + x1 * panel[p + stride + i]
                    + x2 * panel[p + 2 * stride + i]
                    + x3 * panel[p + 3 * stride + i];
    }

    private static void subtractOne(double[] front, double[] panel, int j, int stride, int from, int height) {
        double value = front[j];
        for (int i = from; i < height; i++) front[i] -= value * panel[j * stride + i];
    }

    private void backward(double[] x, int s) {
        int width = nodes.width(s);
        int height = nodes.height(s);
        int stride = nodes.stride(s);
        double[] panel = panels[s];
        int[] rows = nodes.rows()[s];
        System.arraycopy(x, nodes.first()[s], front, 0, width);
        for (int i = 0; i < rows.length; i++) front[width + i] = x[rows[i]];
        for (int j = width - 1; j >= 0; j--) {
            double sum = kernels.dot(panel, j * stride + j + 1, front, j + 1, height - j - 1);
            front[j] = (front[j] - sum) / panel[j * stride + j];
        }
        System.arraycopy(front, 0, x, nodes.first()[s], width);
    }
}
