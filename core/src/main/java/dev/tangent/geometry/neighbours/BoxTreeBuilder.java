package dev.tangent.geometry.neighbours;

import static dev.tangent.geometry.neighbours.BoxTree.LEAF;

import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.array.Selection;
import java.util.Arrays;
import java.util.concurrent.RecursiveAction;

/// Builds a [BoxTree] from the top: each node splits its points at the middle leaf along the widest side of their box.
///
/// u log u n work. The halves of large nodes are built in parallel; each writes only its own slots.
final class BoxTreeBuilder {
    /// Below this many leaves a task costs more than it saves.
    private static final int LEAVES_WORTH_A_TASK = 16;

    final int dimension;
    final double[] coordinates;
    final int[] order;
    private final double[] keys;
    final double[] blocks;
    final double[] boxes;
    final int[] firstLeaf;
    final int[] leavesBelow;

    private BoxTreeBuilder(PointCloud cloud) {
        dimension = cloud.dimension();
        coordinates = cloud.coordinates();
        order = new int[cloud.size()];
        keys = new double[cloud.size()];
        int leaves = Math.ceilDiv(cloud.size(), LEAF);
        blocks = new double[Math.multiplyExact(leaves, Math.multiplyExact(LEAF, dimension))];
        firstLeaf = new int[2 * leaves - 1];
        leavesBelow = new int[2 * leaves - 1];
        boxes = new double[Math.multiplyExact(firstLeaf.length, 2 * dimension)];
    }

    static BoxTree build(PointCloud cloud) {
        BoxTreeBuilder builder = new BoxTreeBuilder(cloud);
        Arrays.setAll(builder.order, i -> i);
        builder.new Node(0, 0, Math.ceilDiv(cloud.size(), LEAF)).invoke();
        return new BoxTree(builder);
    }

    private final class Node extends RecursiveAction {
        private static final long serialVersionUID = 1;

        private final int node;
        private final int first;
        private final int leaves;

        Node(int node, int first, int leaves) {
            this.node = node;
            this.first = first;
            this.leaves = leaves;
        }

        @Override
        protected void compute() {
            int from = first * LEAF;
            int to = Math.min(order.length, (first + leaves) * LEAF);
            firstLeaf[node] = first;
            leavesBelow[node] = leaves;
            int box = node * 2 * dimension;
            fitBox(box, from, to);
            if (leaves == 1) fillBlock(first, from, to);
            else split(box, from, to);
        }

        private void split(int box, int from, int to) {
            int onTheLeft = BoxTree.leavesOnTheLeft(leaves);
            int side = widestSide(box);
            for (int p = from; p < to; p++) keys[p] = coordinates[order[p] * dimension + side];
            Selection.partition(keys, order, from, to, from + onTheLeft * LEAF);
            Node left = new Node(node + 1, first, onTheLeft);
            Node right = new Node(node + 2 * onTheLeft, first + onTheLeft, leaves - onTheLeft);
            if (leaves >= LEAVES_WORTH_A_TASK) {
                invokeAll(left, right);
            } else {
                left.compute();
                right.compute();
            }
        }
    }

    private void fitBox(int box, int from, int to) {
        Arrays.fill(boxes, box, box + dimension, Double.POSITIVE_INFINITY);
        Arrays.fill(boxes, box + dimension, box + 2 * dimension, Double.NEGATIVE_INFINITY);
        for (int p = from; p < to; p++) {
            int point = order[p] * dimension;
            for (int t = 0; t < dimension; t++) {
                double x = coordinates[point + t];
                boxes[box + t] = Math.min(boxes[box + t], x);
                boxes[box + dimension + t] = Math.max(boxes[box + dimension + t], x);
            }
        }
    }

    private int widestSide(int box) {
        int widest = 0;
        for (int t = 1; t < dimension; t++) if (side(box, t) > side(box, widest)) widest = t;
        return widest;
    }

    private double side(int box, int t) {
        return boxes[box + dimension + t] - boxes[box + t];
    }

    private void fillBlock(int leaf, int from, int to) {
        int block = leaf * dimension * LEAF;
        if (to - from < LEAF) Arrays.fill(blocks, block, block + dimension * LEAF, Double.NaN);
        for (int p = from; p < to; p++)
            for (int t = 0; t < dimension; t++)
                blocks[block + t * LEAF + p - from] = coordinates[order[p] * dimension + t];
    }
}
