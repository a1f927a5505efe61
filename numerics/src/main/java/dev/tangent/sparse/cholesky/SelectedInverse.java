package dev.tangent.sparse.cholesky;

import dev.tangent.linalg.block.BlockProduct;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;

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
    /// Operations from which strips pay.
    private static final double LARGE = 1e6;

    private static final double[] NOTHING = {};

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
        Arrays.fill(below, NOTHING);
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
        InverseFront front = (double) height * height * width < LARGE
                ? new SquareFront(width, height, stride, product)
                : new StripFront(width, height, stride);
        front.below(below[s], nodes.rows()[s].length);
        below[s] = NOTHING;
        front.columns(panels[s]);
        for (int j = 0; j < width; j++) diagonal[order[nodes.first()[s] + j]] = front.diagonal(j);
        for (int child = tasks.firstChild(s); child >= 0; child = tasks.nextChild(child))
            below[child] = front.at(nodes.relative()[child]);
    }
}
