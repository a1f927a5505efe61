package dev.tangent.sparse.cholesky;

import dev.tangent.parallel.Parallel;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/// Solves with L and then L' for a block of right-hand sides, supernode by supernode: up the tree, and down again.
///
/// The block has `width` columns, a multiple of `DenseKernels.LANES`, side by side for each row. On the way up the
/// subtrees of `EliminationTasks` run in parallel, and then the supernodes above them, the deepest first. What a
/// subtree takes from rows above it is kept apart until they are reached and added in the order of the children, so
/// threads do not change a bit. On the way down no task writes what another reads.
final class TriangularSolve {
    /// Entries of the factor below which its parts are not worth giving to several threads.
    private static final long WORTH_FORKING = 1 << 17;
    private static final double[] NONE = {};

    private final Supernodes nodes;
    private final EliminationTasks tasks;
    private final double[][] panels;
    private final int width;
    private final boolean forks;
    /// What is left over for the rows below a subtree's root, or below a supernode above the subtrees.
    private final double[][] rests;
    private final Queue<PanelSolve> idle = new ConcurrentLinkedQueue<>();

    TriangularSolve(Supernodes nodes, EliminationTasks tasks, double[][] panels, int width) {
        this.nodes = nodes;
        this.tasks = tasks;
        this.panels = panels;
        this.width = width;
        forks = nodes.stored() > WORTH_FORKING;
        rests = new double[nodes.count()][];
    }

    void solve(double[] x) {
        int[][] above = tasks.above();
        each(tasks.count(), (worker, task) -> forwardTask(worker, x, task));
        for (int d = above.length - 1; d >= 0; d--) {
            int[] level = above[d];
            each(level.length, (worker, i) -> forwardAbove(worker, x, level[i]));
        }
        for (int[] level : above) each(level.length, (worker, i) -> worker.backward(x, level[i], forks));
        each(tasks.count(), (worker, task) -> {
            for (int s = tasks.root(task); s >= tasks.from(task); s--) worker.backward(x, s, false);
        });
    }

    @FunctionalInterface
    private interface Step {
        void run(PanelSolve worker, int index);
    }

    private void each(int count, Step step) {
        Parallel.forRange(count, forks ? 1 : Math.max(1, count), (from, to) -> {
            PanelSolve kept = idle.poll();
            PanelSolve worker = kept == null ? new PanelSolve(nodes, panels, width) : kept;
            for (int i = from; i < to; i++) step.run(worker, i);
            idle.add(worker);
        });
    }

    private void forwardTask(PanelSolve worker, double[] x, int task) {
        int root = tasks.root(task);
        double[] rest = new double[nodes.rows()[root].length * width];
        int beyond = nodes.first()[root + 1];
        worker.locate(root);
        for (int s = tasks.from(task); s <= root; s++) worker.forwardWithin(x, s, beyond, rest);
        rests[root] = rest;
    }

    private void forwardAbove(PanelSolve worker, double[] x, int s) {
        double[] rest = new double[nodes.rows()[s].length * width];
        for (int child = tasks.firstChild(s); child >= 0; child = tasks.nextChild(child)) addRest(child, x, s, rest);
        worker.forward(x, s, rest, forks);
        rests[s] = rest;
    }

    private void addRest(int child, double[] x, int s, double[] rest) {
        int[] relative = nodes.relative()[child];
        double[] from = rests[child];
        int pivots = nodes.width(s);
        for (int i = 0; i < relative.length; i++) {
            boolean pivot = relative[i] < pivots;
            double[] to = pivot ? x : rest;
            int out = (pivot ? nodes.first()[s] + relative[i] : relative[i] - pivots) * width;
            for (int c = 0; c < width; c++) to[out + c] += from[i * width + c];
        }
        rests[child] = NONE; // its memory is free again
    }
}
