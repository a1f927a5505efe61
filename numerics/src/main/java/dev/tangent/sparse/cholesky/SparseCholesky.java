package dev.tangent.sparse.cholesky;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.array.Arguments;
import dev.tangent.linalg.simd.DenseKernels;
import dev.tangent.parallel.Parallel;
import dev.tangent.parallel.Progress;

/// A Cholesky factor P A P' = L L' of a sparse positive definite matrix, ready to solve with.
public final class SparseCholesky {
    /// So many columns are quicker one by one than as a padded block.
    private static final int FEW = 2;

    private final int[] order;
    private final Supernodes nodes;
    private final EliminationTasks tasks;
    private final double[][] panels;

    SparseCholesky(int[] order, Supernodes nodes, EliminationTasks tasks, double[][] panels) {
        this.order = order;
        this.nodes = nodes;
        this.tasks = tasks;
        this.panels = panels;
    }

    public int size() {
        return order.length;
    }

    /// X with A X = rhs, for all columns at once: several columns cost far less than one by one, since the factor
    /// is read once for each block of them. Same bits on any number of threads.
    public Matrix solve(Matrix rhs) {
        Arguments.that(
                rhs.rows() == size(), () -> "a right-hand side must have " + size() + " rows but has " + rhs.rows());
        Matrix solution = Matrix.zeros(size(), rhs.columns());
        int columns = rhs.columns();
        int block = 2 * DenseKernels.LANES;
        if (columns <= FEW) Parallel.forRange(columns, 1, (column, end) -> solveOne(rhs, solution, column));
        else Parallel.forRange(columns, block, (from, to) -> solveBlock(rhs, solution, from, to));
        return solution;
    }

    private void solveOne(Matrix rhs, Matrix solution, int column) {
        double[] x = new double[size()];
        for (int k = 0; k < size(); k++) x[k] = rhs.at(order[k], column);
        new SingleSolve(nodes, panels).solve(x);
        for (int k = 0; k < size(); k++) solution.set(order[k], column, x[k]);
    }

    private void solveBlock(Matrix rhs, Matrix solution, int from, int to) {
        int width = DenseKernels.padded(to - from);
        double[] x = inOrder(rhs, from, to, width);
        // Listeners hear of columns done, not of the loops inside.
        ScopedValue.where(Progress.LISTENER, Progress.current().silent())
                .run(() -> new TriangularSolve(nodes, tasks, panels, width).solve(x));
        putBack(x, width, solution, from, to);
    }

    /// Some columns with their rows in the order of elimination, padded to the width.
    private double[] inOrder(Matrix from, int first, int end, int width) {
        double[] x = new double[Math.multiplyExact(size(), width)];
        for (int k = 0; k < size(); k++)
            System.arraycopy(from.values(), order[k] * from.columns() + first, x, k * width, end - first);
        return x;
    }

    private void putBack(double[] x, int width, Matrix to, int first, int end) {
        for (int k = 0; k < size(); k++)
            System.arraycopy(x, k * width, to.values(), order[k] * to.columns() + first, end - first);
    }

    /// A x from the factor, for all columns at once: for matrices that are known by their factor alone, such as
    /// Schur complements.
    public Matrix times(Matrix x) {
        Arguments.that(x.rows() == size(), () -> "a factor of " + size() + " rows cannot be applied to " + x.rows());
        Matrix out = Matrix.zeros(size(), x.columns());
        int block = 4 * DenseKernels.LANES;
        Parallel.forRange(x.columns(), block, (from, to) -> timesBlock(x, out, from, to));
        return out;
    }

    private void timesBlock(Matrix x, Matrix out, int from, int to) {
        int width = DenseKernels.padded(to - from);
        double[] product = new FactorProduct(nodes, panels, width).times(inOrder(x, from, to, width));
        putBack(product, width, out, from, to);
    }

    /// L as a dense matrix, rows and columns in the order of elimination: for small sizes.
    Matrix lower() {
        Matrix lower = Matrix.zeros(size(), size());
        for (int s = 0; s < nodes.count(); s++) {
            int first = nodes.first()[s];
            int width = nodes.width(s);
            for (int j = 0; j < width; j++)
                for (int i = j; i < nodes.height(s); i++) {
                    int row = i < width ? first + i : nodes.rows()[s][i - width];
                    lower.set(row, first + j, panels[s][j * nodes.stride(s) + i]);
                }
        }
        return lower;
    }

    /// The diagonal of A^-1, at about twice the cost of the factor.
    public double[] inverseDiagonal() {
        return SelectedInverse.diagonal(order, nodes, panels);
    }

    /// Bytes of the factor's values.
    public long bytes() {
        long entries = 0;
        for (double[] panel : panels) entries += panel.length;
        return 8 * entries;
    }

    /// log det A.
    public double logDeterminant() {
        double sum = 0;
        for (int s = 0; s < nodes.count(); s++)
            for (int j = 0; j < nodes.width(s); j++) sum += Math.log(panels[s][j * (nodes.stride(s) + 1)]);
        return 2 * sum;
    }
}
