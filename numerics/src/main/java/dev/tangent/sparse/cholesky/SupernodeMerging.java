package dev.tangent.sparse.cholesky;

import dev.tangent.linalg.array.DisjointSets;
import java.util.Arrays;

/// Finds supernodes, and merges small ones into their parents where that stores few zeros: dense blocks of a few
/// columns are slow, so a little more arithmetic pays (Ashcraft and Grimes 1989, "The influence of relaxed supernode
/// partitions on the multifrontal method").
final class SupernodeMerging {
    private static final int NONE = -1;

    private final int[] nodeOf;
    private final int[] parent;
    private final int[] width;
    private final int[] below;
    private final double[] zeros;
    /// Nodes that were merged; the root is the one that the others went into.
    private final DisjointSets merged;
    private final int count;

    /// Nodes of one side are never merged with those of the other.
    private final boolean[] side;

    private SupernodeMerging(int[] columnParent, int[] counts, boolean[] columnSide) {
        int size = columnParent.length;
        nodeOf = new int[size];
        int nodes = 0;
        for (int j = 0; j < size; j++) {
            boolean continues = j > 0
                    && columnParent[j - 1] == j
                    && counts[j - 1] == counts[j] + 1
                    && columnSide[j - 1] == columnSide[j];
            nodeOf[j] = continues ? nodes - 1 : nodes++;
        }
        count = nodes;
        parent = new int[count];
        width = new int[count];
        below = new int[count];
        zeros = new double[count];
        side = new boolean[count];
        merged = new DisjointSets(count);
        for (int j = 0; j < size; j++) {
            int s = nodeOf[j];
            width[s]++;
            side[s] = columnSide[j];
            below[s] = counts[j] - 1;
            parent[s] = columnParent[j] == NONE ? NONE : nodeOf[columnParent[j]];
        }
    }

    /// For each column of a postordered tree the last column of its supernode's representative: columns with equal
    /// values belong together.
    ///
    /// @param side columns of different sides do not come together
    static int[] groups(int[] columnParent, int[] counts, boolean[] side) {
        SupernodeMerging work = new SupernodeMerging(columnParent, counts, side);
        work.merge();
        int[] group = new int[columnParent.length];
        for (int j = 0; j < group.length; j++) group[j] = work.merged.root(work.nodeOf[j]);
        return group;
    }

    private void merge() {
        int[] lastChild = new int[count];
        int[] sibling = new int[count];
        Arrays.fill(lastChild, NONE);
        for (int s = 0; s < count; s++) {
            // Children are settled before their parent; the nearest in the order first.
            for (int c = lastChild[s]; c != NONE; c = sibling[c]) if (pays(c, s)) join(c, s);
            if (parent[s] == NONE) continue;
            sibling[s] = lastChild[parent[s]];
            lastChild[parent[s]] = s;
        }
    }

    private boolean pays(int child, int s) {
        if (side[child] != side[s]) return false;
        int columns = width[child] + width[s];
        double share = zerosTogether(child, s) / ((columns + 1.0) / 2 * columns + (double) columns * below[s]);
        return share < 0.03
                || (columns <= 96 && share < 0.1)
                || (columns <= 32 && share < 0.25)
                || (columns <= 8 && share < 0.6);
    }

    private double zerosTogether(int child, int s) {
        return zeros[child] + zeros[s] + (double) width[child] * (width[s] + below[s] - below[child]);
    }

    private void join(int child, int s) {
        zeros[s] = zerosTogether(child, s);
        width[s] += width[child];
        merged.hang(child, s);
    }
}
