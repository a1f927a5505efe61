package dev.tangent.sparse.cholesky;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// How the tree of supernodes is cut for parallel work: many subtrees of moderate cost at the bottom, each done by one
/// worker from its leaves up, and single supernodes above them. Depends on the tree alone.
final class EliminationTasks {
    private static final int NONE = -1;
    /// Subtrees cost at most this part of the whole: enough of them to balance any sensible number of threads.
    private static final double PART = 1.0 / 64;

    private final int[] roots;
    private final int[] from;
    private final int[] children;
    private final int[] firstChild;
    private final int[] nextChild;
    private final int[][] above;

    EliminationTasks(Supernodes nodes) {
        int count = nodes.count();
        double[] cost = new double[count];
        int[] earliest = new int[count];
        children = new int[count];
        firstChild = new int[count];
        nextChild = new int[count];
        Arrays.fill(firstChild, NONE);
        Arrays.fill(nextChild, NONE);
        Arrays.setAll(earliest, s -> s);
        double total = 0;
        for (int s = 0; s < count; s++) {
            double own = nodes.operations(s);
            total += own;
            cost[s] += own;
            int parent = nodes.parent()[s];
            if (parent == NONE) continue;
            cost[parent] += cost[s];
            earliest[parent] = Math.min(earliest[parent], earliest[s]);
            children[parent]++;
        }
        for (int s = count - 1; s >= 0; s--) {
            int parent = nodes.parent()[s];
            if (parent == NONE) continue;
            nextChild[s] = firstChild[parent];
            firstChild[parent] = s;
        }
        int found = 0;
        int[] root = new int[count];
        for (int s = 0; s < count; s++) {
            int parent = nodes.parent()[s];
            boolean leafAbove = cost[s] > total * PART && children[s] == 0;
            boolean small = cost[s] <= total * PART && (parent == NONE || cost[parent] > total * PART);
            if (leafAbove || small) root[found++] = s;
        }
        roots = Arrays.copyOf(root, found);
        from = new int[found];
        for (int t = 0; t < found; t++) from[t] = earliest[roots[t]];
        above = byDepth(nodes);
    }

    private int[][] byDepth(Supernodes nodes) {
        boolean[] within = new boolean[nodes.count()];
        for (int t = 0; t < roots.length; t++) Arrays.fill(within, from[t], roots[t] + 1, true);
        int[] depth = new int[nodes.count()];
        List<IntStream.Builder> levels = new ArrayList<>();
        for (int s = nodes.count() - 1; s >= 0; s--) {
            if (within[s]) continue;
            int parent = nodes.parent()[s];
            depth[s] = parent == NONE ? 0 : depth[parent] + 1;
            if (depth[s] == levels.size()) levels.add(IntStream.builder());
            levels.get(depth[s]).add(s);
        }
        return levels.stream().map(level -> level.build().toArray()).toArray(int[][]::new);
    }

    int count() {
        return roots.length;
    }

    /// First supernode of the subtree.
    int from(int task) {
        return from[task];
    }

    /// Last supernode of the subtree.
    int root(int task) {
        return roots[task];
    }

    /// The supernodes above all subtrees by their depth, roots first.
    int[][] above() {
        return above;
    }

    /// How many children each supernode has.
    int[] children() {
        return children;
    }

    int firstChild(int s) {
        return firstChild[s];
    }

    int nextChild(int s) {
        return nextChild[s];
    }
}
