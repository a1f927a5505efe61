package dev.tangent.sparse.cholesky;

import dev.tangent.linalg.NotPositiveDefinite;
import dev.tangent.linalg.block.FrontCholesky;
import dev.tangent.linalg.block.PivotTooSmall;
import dev.tangent.linalg.block.Trapezoid;
import dev.tangent.linalg.simd.DenseKernels;
import dev.tangent.parallel.Parallel;
import dev.tangent.parallel.Progress;
import dev.tangent.sparse.SparseMatrix;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;

/// Numeric Cholesky by the multifrontal method (Liu 1992, "The multifrontal method for sparse matrix solution").
///
/// Each supernode assembles its part of the matrix and the update matrices of its children in one dense *front*; its
/// columns are factorized there, and the remaining Schur complement is its own *update matrix* (`rest`), for the
/// parent. Supernodes wait for their children only: subtrees run in parallel, large fronts are parallel inside.
/// Children are added in a fixed order, so that results do not depend on the number of threads.
final class Multifrontal {
    /// Operations above which adding a child's update matrix is done in parallel.
    private static final int WORTH_FORKING = 1 << 19;
    private static final int CHUNK = 64;
    private static final double[] NONE = {};

    private final SparseMatrix matrix;
    private final int[] order;
    private final int[] place;
    private final Supernodes nodes;
    private final EliminationTasks tasks;
    private final FrontCholesky dense;
    private final double[][] panels;
    private final double[][] rests;
    private final double[] least;
    private final AtomicIntegerArray waiting;
    private final Progress progress = Progress.current();
    private final AtomicLong done = new AtomicLong();
    private final long total;

    private Multifrontal(SparseMatrix matrix, int[] order, int[] place, Supernodes nodes, EliminationTasks tasks) {
        this.matrix = matrix;
        this.order = order;
        this.place = place;
        this.nodes = nodes;
        this.tasks = tasks;
        panels = new double[nodes.count()][];
        rests = new double[nodes.count()][];
        least = new double[order.length];
        waiting = new AtomicIntegerArray(tasks.children());
        total = (long) nodes.operations();
        dense = new FrontCholesky(total);
    }

    /// The panels of all supernodes.
    static double[][] factor(SparseMatrix matrix, int[] order, int[] place, Supernodes nodes, EliminationTasks tasks) {
        Multifrontal work = new Multifrontal(matrix, order, place, nodes, tasks);
        // Listeners hear of operations done, not of the loops inside fronts.
        return Progress.silently(() -> Parallel.nested(work::eliminateAll));
    }

    private double[][] eliminateAll() {
        Parallel.forRange(tasks.count(), 1, this::scratch, (scratch, from, to) -> run(scratch, from));
        return panels;
    }

    /// What one worker needs: where each row of the matrix stands in the current front, and copies for products.
    private record Scratch(int[] position, FrontCholesky.Scratch copies) {}

    private Scratch scratch() {
        return new Scratch(new int[order.length], new FrontCholesky.Scratch());
    }

    /// Eliminates a whole subtree, then every ancestor for which this worker was the last to be waited for.
    private void run(Scratch scratch, int task) {
        for (int s = tasks.from(task); s <= tasks.root(task); s++) eliminate(scratch, s);
        int s = nodes.parent()[tasks.root(task)];
        while (s >= 0 && waiting.decrementAndGet(s) == 0) {
            eliminate(scratch, s);
            s = nodes.parent()[s];
        }
    }

    private void eliminate(Scratch scratch, int s) {
        int width = nodes.width(s);
        int order = nodes.rows()[s].length;
        int stride = nodes.stride(s);
        double[] panel = new double[width * stride + DenseKernels.LANES];
        Trapezoid shape = new Trapezoid(order);
        double[] rest = shape.allocate();
        addMatrix(scratch.position, s, panel, stride);
        for (int child = tasks.firstChild(s); child >= 0; child = tasks.nextChild(child))
            addRest(child, panel, width, stride, rest, shape);
        try {
            dense.factor(
                    new FrontCholesky.Front(panel, width, stride, rest, order),
                    least,
                    nodes.first()[s],
                    scratch.copies);
        } catch (PivotTooSmall small) {
            throw new NotPositiveDefinite(this.order[nodes.first()[s] + small.column()], small.pivot());
        }
        panels[s] = panel;
        rests[s] = rest;
        progress.at(done.addAndGet((long) nodes.operations(s)), total);
    }

    private void addMatrix(int[] position, int s, double[] panel, int stride) {
        int first = nodes.first()[s];
        int width = nodes.width(s);
        int[] rows = nodes.rows()[s];
        for (int j = 0; j < width; j++) position[first + j] = j;
        for (int i = 0; i < rows.length; i++) position[rows[i]] = width + i;
        for (int j = 0; j < width; j++) {
            int row = order[first + j];
            for (int p = matrix.rowStart()[row]; p < matrix.rowStart()[row + 1]; p++) {
                int i = place[matrix.columns()[p]];
                if (i >= first + j) panel[j * stride + position[i]] = matrix.values()[p];
            }
            // A pivot this far below the diagonal entry it came from is what rounding leaves of zero.
            least[first + j] = Math.ulp(1.0) * Math.max(panel[j * stride + j], 0);
        }
    }

    private void addRest(int child, double[] panel, int width, int stride, double[] rest, Trapezoid shape) {
        int order = nodes.rows()[child].length;
        double[] from = rests[child];
        Parallel.Body add = (a, b) -> {
            for (int j = a; j < b; j++) addColumn(from, child, j, panel, width, stride, rest, shape);
        };
        if (order * (long) order < WORTH_FORKING) add.run(0, order);
        else Parallel.forRange(order, CHUNK, add);
        rests[child] = NONE; // its memory is free again
    }

    private void addColumn(
            double[] from, int child, int j, double[] panel, int width, int stride, double[] rest, Trapezoid shape) {
        int[] relative = nodes.relative()[child];
        int last = relative.length - 1;
        int in = new Trapezoid(relative.length).column(j);
        boolean pivot = relative[j] < width;
        double[] to = pivot ? panel : rest;
        int out = pivot ? relative[j] * stride : shape.column(relative[j] - width) - width;
        if (relative[last] - relative[j] == last - j) {
            int shift = out + relative[j] - j;
            for (int i = j; i < relative.length; i++) to[shift + i] += from[in + i];
        } else {
            for (int i = j; i < relative.length; i++) to[out + relative[i]] += from[in + i];
        }
    }
}
