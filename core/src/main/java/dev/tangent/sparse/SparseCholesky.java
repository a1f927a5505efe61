package dev.tangent.sparse;

import dev.tangent.linalg.Check;
import dev.tangent.linalg.Matrix;

/// A Cholesky factor P A P' = L L' of a sparse positive definite matrix, ready to solve with.
public final class SparseCholesky {
    private final int[] order;
    private final int[] start;
    private final int[] rows;
    private final double[] values;

    SparseCholesky(int[] order, int[] start, int[] rows, double[] values) {
        this.order = order;
        this.start = start;
        this.rows = rows;
        this.values = values;
    }

    public int size() {
        return order.length;
    }

    /// X with A X = rhs, for all columns at once.
    public Matrix solve(Matrix rhs) {
        Check.that(rhs.rows() == size(), "a right-hand side must have " + size() + " rows but has " + rhs.rows());
        int width = rhs.columns();
        double[] x = new double[size() * width];
        for (int k = 0; k < size(); k++) System.arraycopy(rhs.values(), order[k] * width, x, k * width, width);
        for (int j = 0; j < size(); j++) forward(x, j, width);
        for (int j = size() - 1; j >= 0; j--) backward(x, j, width);
        Matrix solution = Matrix.zeros(size(), width);
        for (int k = 0; k < size(); k++) System.arraycopy(x, k * width, solution.values(), order[k] * width, width);
        return solution;
    }

    private void forward(double[] x, int j, int width) {
        double pivot = values[start[j]];
        for (int c = 0; c < width; c++) x[j * width + c] /= pivot;
        for (int p = start[j] + 1; p < start[j + 1]; p++)
            for (int c = 0; c < width; c++) x[rows[p] * width + c] -= values[p] * x[j * width + c];
    }

    private void backward(double[] x, int j, int width) {
        for (int p = start[j] + 1; p < start[j + 1]; p++)
            for (int c = 0; c < width; c++) x[j * width + c] -= values[p] * x[rows[p] * width + c];
        double pivot = values[start[j]];
        for (int c = 0; c < width; c++) x[j * width + c] /= pivot;
    }

    /// log det A.
    public double logDeterminant() {
        double sum = 0;
        for (int j = 0; j < size(); j++) sum += Math.log(values[start[j]]);
        return 2 * sum;
    }
}
