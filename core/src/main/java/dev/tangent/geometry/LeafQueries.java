package dev.tangent.geometry;

import static dev.tangent.geometry.BoxTree.LEAF;

import dev.tangent.linalg.DistanceKernel;

/// Finds the nearest points of all points of one leaf together: scratch of one worker, used leaf after leaf.
///
/// Nodes are taken by the distance of their boxes from the leaf's box, nearest first, until no query can gain; a leaf
/// that is reached is scanned for those queries only whose own distance to its box allows a gain. So a node is tested
/// once for LEAF queries, and a scanned leaf stays in the cache for all of them. Where queries and points are the same
/// tree, a query skips itself and the first scan is the leaf itself, which gives good bounds at once.
///
/// Nothing is pruned that is as near as the bound: ties are decided by index, after the distance. Rounding cannot
/// prune wrongly, because the distances to boxes are rounded like those to points (see [DistanceKernel#nearBox]).
final class LeafQueries {
    private static final DistanceKernel KERNEL = DistanceKernel.FASTEST;

    private final BoxTree queries;
    private final BoxTree points;
    private final NearestHeap[] nearest = new NearestHeap[LEAF];
    private final double[] bounds = new double[LEAF];
    private final double[] distances = new double[LEAF];
    private final NodeQueue queue = new NodeQueue();
    private long scanned;

    /// `kept` others are looked for, for each query.
    LeafQueries(BoxTree queries, BoxTree points, int kept) {
        this.queries = queries;
        this.points = points;
        for (int s = 0; s < Math.min(LEAF, queries.size); s++) nearest[s] = new NearestHeap(kept);
    }

    /// Searches for the queries of one leaf; what was found is then in [#found].
    void search(int leaf) {
        int count = queries.count(leaf);
        for (int s = 0; s < count; s++) {
            nearest[s].clear();
            bounds[s] = nearest[s].bound();
        }
        double worst = queries == points ? scan(leaf, count, leaf) : worst(count);
        int box = queries.box(queries.nodeOf(leaf));
        queue.clear();
        push(0, box, worst);
        while (!queue.isEmpty() && queue.least() <= worst) {
            int node = queue.pop();
            if (!points.isLeaf(node)) {
                push(points.left(node), box, worst);
                push(points.right(node), box, worst);
            } else if (queries != points || points.firstLeaf[node] != leaf) {
                worst = scan(leaf, count, points.firstLeaf[node]);
            }
        }
    }

    NearestHeap found(int slot) {
        return nearest[slot];
    }

    /// Distances computed so far, by this worker.
    long scanned() {
        return scanned;
    }

    private void push(int node, int box, double worst) {
        double gap = BoxTree.squaredGap(queries.boxes, box, points.boxes, points.box(node), points.dimension);
        if (gap <= worst) queue.push(gap, node);
    }

    /// Offers the points of a leaf to every query that may gain, and returns the largest bound left.
    private double scan(int leaf, int count, int scannedLeaf) {
        int dimension = points.dimension;
        int box = points.box(points.nodeOf(scannedLeaf));
        long active =
                KERNEL.nearBox(queries.blocks, queries.block(leaf), LEAF, count, dimension, points.boxes, box, bounds);
        scanned += (long) Long.bitCount(active) * points.count(scannedLeaf);
        boolean self = queries == points && leaf == scannedLeaf;
        for (; active != 0; active &= active - 1) {
            int s = Long.numberOfTrailingZeros(active);
            long hits = KERNEL.within(
                    queries.blocks,
                    queries.block(leaf) + s,
                    LEAF,
                    points.blocks,
                    points.block(scannedLeaf),
                    LEAF,
                    LEAF,
                    dimension,
                    bounds[s],
                    distances);
            offer(nearest[s], self ? hits & ~(1L << s) : hits, scannedLeaf * LEAF);
            bounds[s] = nearest[s].bound();
        }
        return worst(count);
    }

    private void offer(NearestHeap heap, long hits, int position) {
        for (; hits != 0; hits &= hits - 1) {
            int p = Long.numberOfTrailingZeros(hits);
            heap.offer(distances[p], points.order[position + p]);
        }
    }

    private double worst(int count) {
        double worst = -1;
        for (int s = 0; s < count; s++) worst = Math.max(worst, bounds[s]);
        return worst;
    }
}
