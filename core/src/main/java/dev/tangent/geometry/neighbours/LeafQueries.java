package dev.tangent.geometry.neighbours;

import static dev.tangent.geometry.neighbours.BoxTree.LEAF;

import dev.tangent.linalg.simd.DistanceKernel;

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
    /// Coordinates read for a query, on average, beyond which the filter is used: between motion capture, where it
    /// hardly matters, and a 15-D Gaussian, where it does. Not tuned further.
    private static final long READ_BEFORE_SKETCH = 100_000;

    private final DistanceKernel kernel = DistanceKernel.best();
    private final BoxTree queries;
    private final BoxTree points;
    private final NearestHeap[] nearest = new NearestHeap[LEAF];
    private final double[] bounds = new double[LEAF];
    private final double[] distances = new double[LEAF];
    private final SinglePrecisionFilter filter;
    private final FilterQueries filterQueries;
    private final ExactDistances exact;
    private final NodeQueue queue = new NodeQueue();
    private long scanned;
    private long asked;
    private boolean filtering;

    /// `kept` others are looked for, for each query.
    LeafQueries(BoxTree queries, BoxTree points, SinglePrecisionFilter filter, int kept) {
        this.queries = queries;
        this.points = points;
        this.filter = filter;
        this.filterQueries = new FilterQueries(filter, points.dimension);
        for (int s = 0; s < Math.min(LEAF, queries.size); s++) nearest[s] = new NearestHeap(kept);
        exact = new ExactDistances(queries, points, nearest);
    }

    /// Searches for the queries of one leaf; what was found is then in [#found].
    void search(int leaf) {
        int count = queries.count(leaf);
        filtering = usesFilter();
        asked += count;
        for (int s = 0; s < count; s++) {
            nearest[s].clear();
            bounds[s] = nearest[s].bound();
        }
        if (filtering) filterQueries.take(queries.blocks, queries.block(leaf), count);
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
        exact.finish(leaf, count);
    }

    NearestHeap found(int slot) {
        return nearest[slot];
    }

    /// Whether this worker has seen that the tree prunes little: then most of the time goes into far points, and
    /// the filter rules those out faster. Decided from what was counted so far; the answer is the same either way.
    boolean usesFilter() {
        return scanned * points.dimension > READ_BEFORE_SKETCH * asked;
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
                kernel.nearBox(queries.blocks, queries.block(leaf), LEAF, count, dimension, points.boxes, box, bounds);
        scanned += (long) Long.bitCount(active) * points.count(scannedLeaf);
        boolean self = queries == points && leaf == scannedLeaf;
        for (; active != 0; active &= active - 1) {
            int s = Long.numberOfTrailingZeros(active);
            long skipped = self ? 1L << s : 0;
            if (filtering && filterQueries.sharp(s)) filter(leaf, s, scannedLeaf);
            else compare(leaf, s, scannedLeaf, skipped);
            if (bounds[s] != nearest[s].bound()) {
                bounds[s] = nearest[s].bound();
                if (filtering) filterQueries.bound(s, bounds[s]);
            }
        }
        return worst(count);
    }

    /// Offers a query the points of a leaf by their exact distances.
    private void compare(int leaf, int s, int scannedLeaf, long skipped) {
        long hits = kernel.within(
                queries.blocks,
                queries.block(leaf) + s,
                LEAF,
                points.blocks,
                points.block(scannedLeaf),
                LEAF,
                LEAF,
                points.dimension,
                bounds[s],
                distances);
        for (hits &= ~skipped; hits != 0; hits &= hits - 1) {
            int p = Long.numberOfTrailingZeros(hits);
            nearest[s].offer(distances[p], points.order[scannedLeaf * LEAF + p]);
        }
    }

    /// The same for another leaf's points, but exact distances only for those that the filter cannot rule out.
    private void filter(int leaf, int s, int scannedLeaf) {
        int n = points.dimension;
        long hits = kernel.innerAtLeast(
                filterQueries.coordinates,
                s * n,
                filter.blocks,
                points.block(scannedLeaf),
                LEAF,
                LEAF,
                n,
                filter.minusHalfNorms,
                scannedLeaf * LEAF,
                filterQueries.threshold(s));
        for (; hits != 0; hits &= hits - 1)
            exact.add(leaf, s, points.order[scannedLeaf * LEAF + Long.numberOfTrailingZeros(hits)]);
    }

    private double worst(int count) {
        double worst = -1;
        for (int s = 0; s < count; s++) worst = Math.max(worst, bounds[s]);
        return worst;
    }
}
