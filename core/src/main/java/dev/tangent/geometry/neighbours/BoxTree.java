package dev.tangent.geometry.neighbours;

import dev.tangent.linalg.simd.DistanceKernel;

/// A kd-tree on flat arrays: the points permuted into leaves of equal size, and a tight box around each node.
///
/// Splits fall on multiples of the leaf size, so all leaves but the last are full and leaf l holds the positions
/// `l * LEAF .. (l + 1) * LEAF`. Nodes are numbered in preorder: the left child of node v is v + 1, the right one
/// follows from the number of leaves on the left. A split is by rank, not by value, so equal coordinates are no
/// special case.
///
/// Memory: the coordinates once more, and 2 n numbers for each of 2 u / LEAF nodes.
///
/// Reference: J. H. Friedman, J. L. Bentley, R. A. Finkel, "An algorithm for finding best matches in logarithmic
/// expected time", ACM Transactions on Mathematical Software 3 (1977).
final class BoxTree {
    /// Points of a leaf: as many as a kernel answers for at once. 16 and 32 visit fewer points, but on
    /// all but the thinnest manifolds in more time (docs/decisions/0003-neighbours.md).
    static final int LEAF = DistanceKernel.LARGEST_BLOCK;

    final int dimension;
    final int size;
    /// Which point lies at a position.
    final int[] order;
    /// Coordinate t of slot s of leaf l at `(l * dimension + t) * LEAF + s`; NaN in slots past the last point.
    final double[] blocks;
    /// Lower corner, then upper corner, of each node.
    final double[] boxes;
    /// The leaves below node v: `firstLeaf[v] .. firstLeaf[v] + leavesBelow[v]`.
    final int[] firstLeaf;
    final int[] leavesBelow;
    private final int[] nodeOfLeaf;
    /// The caller's coordinates, row-major.
    final double[] coordinates;

    /// @param built all nodes filled
    BoxTree(BoxTreeBuilder built) {
        dimension = built.dimension;
        coordinates = built.coordinates;
        size = built.order.length;
        order = built.order;
        blocks = built.blocks;
        boxes = built.boxes;
        firstLeaf = built.firstLeaf;
        leavesBelow = built.leavesBelow;
        nodeOfLeaf = new int[leaves()];
        for (int v = 0; v < leavesBelow.length; v++) if (isLeaf(v)) nodeOfLeaf[firstLeaf[v]] = v;
    }

    int leaves() {
        return Math.ceilDiv(size, LEAF);
    }

    /// Points in a leaf: only the last can have fewer than LEAF.
    int count(int leaf) {
        return Math.min(LEAF, size - leaf * LEAF);
    }

    int block(int leaf) {
        return leaf * dimension * LEAF;
    }

    int box(int node) {
        return node * 2 * dimension;
    }

    boolean isLeaf(int node) {
        return leavesBelow[node] == 1;
    }

    int nodeOf(int leaf) {
        return nodeOfLeaf[leaf];
    }

    int left(int node) {
        return node + 1;
    }

    int right(int node) {
        return node + 2 * leavesOnTheLeft(leavesBelow[node]);
    }

    static int leavesOnTheLeft(int leaves) {
        return (leaves + 1) >>> 1;
    }

    /// The squared distance between two boxes: never more than between a point of one and a point of the other, in
    /// rounded arithmetic too, because each step is monotone and in the order of [PointCloud#squaredDistance].
    static double squaredGap(double[] a, int atA, double[] b, int atB, int dimension) {
        double sum = 0;
        for (int t = 0; t < dimension; t++) {
            double gap =
                    Math.max(Math.max(a[atA + t] - b[atB + dimension + t], b[atB + t] - a[atA + dimension + t]), 0);
            sum += gap * gap;
        }
        return sum;
    }
}
