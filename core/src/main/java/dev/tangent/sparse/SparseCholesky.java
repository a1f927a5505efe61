package dev.tangent.sparse;

import dev.tangent.linalg.Check;
import dev.tangent.linalg.DenseKernels;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.Parallel;

/// A Cholesky factor P A P' = L L' of a sparse positive definite matrix, ready to solve with.
public final class SparseCholesky {
    private final int[] order;
    private final Supernodes nodes;
    private final double[][] panels;

    SparseCholesky(int[] order, Supernodes nodes, double[][] panels) {
        this.order = order;
        this.nodes = nodes;
        this.panels = panels;
    }

    public int size() {
        return order.length;
    }

    /// X with A X = rhs, for all columns at once: several columns cost far less than one by one, since the factor is
    /// read once for each block of them. Same bits on any number of threads, and for a column alone or among others.
    public Matrix solve(Matrix rhs) {
        Check.that(rhs.rows() == size(), "a right-hand side must have " + size() + " rows but has " + rhs.rows());
        Matrix solution = Matrix.zeros(size(), rhs.columns());
        int block = rhs.columns() <= 2 * DenseKernels.LANES ? DenseKernels.LANES : 2 * DenseKernels.LANES;
        Parallel.forRange(rhs.columns(), block, (from, to) -> solveBlock(rhs, solution, from, to));
        return solution;
    }

    private void solveBlock(Matrix rhs, Matrix solution, int from, int to) {
        int width = DenseKernels.padded(to - from);
        int columns = rhs.columns();
        double[] x = new double[Math.multiplyExact(size(), width)];
        for (int k = 0; k < size(); k++)
            System.arraycopy(rhs.values(), order[k] * columns + from, x, k * width, to - from);
        new TriangularSolve(nodes, panels, width).solve(x);
        for (int k = 0; k < size(); k++)
            System.arraycopy(x, k * width, solution.values(), order[k] * columns + from, to - from);
    }

    /// log det A.
    public double logDeterminant() {
        double sum = 0;
        for (int s = 0; s < nodes.count(); s++)
            for (int j = 0; j < nodes.width(s); j++) sum += Math.log(panels[s][j * (nodes.stride(s) + 1)]);
        return 2 * sum;
    }
}
