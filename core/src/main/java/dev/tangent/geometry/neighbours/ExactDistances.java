package dev.tangent.geometry.neighbours;

import static dev.tangent.geometry.neighbours.BoxTree.LEAF;

/// Points whose exact distance from a query of a leaf is wanted, collected until there are some: one worker's scratch.
///
/// A distance is one sum in the order of its coordinates (see [PointCloud#squaredDistance]), each step waiting for the
/// one before. Several at a time overlap.
final class ExactDistances {
    private static final int TOGETHER = 4;

    private final BoxTree queries;
    private final BoxTree points;
    private final NearestHeap[] nearest;
    private final int[] waiting = new int[LEAF * TOGETHER];
    private final int[] counts = new int[LEAF];

    /// @param nearest for each query of a leaf what is offered its points
    ExactDistances(BoxTree queries, BoxTree points, NearestHeap[] nearest) {
        this.queries = queries;
        this.points = points;
        this.nearest = nearest;
    }

    /// A point for query s of a leaf, which is offered now or later.
    void add(int leaf, int s, int point) {
        waiting[s * TOGETHER + counts[s]++] = point;
        if (counts[s] == TOGETHER) offer(leaf, s);
    }

    /// Offers what still waits.
    void finish(int leaf, int count) {
        for (int s = 0; s < count; s++) if (counts[s] > 0) offer(leaf, s);
    }

    private void offer(int leaf, int s) {
        int n = points.dimension;
        int from = s * TOGETHER;
        for (int w = counts[s]; w < TOGETHER; w++) waiting[from + w] = waiting[from];
        double[] x = points.coordinates;
        double[] q = queries.coordinates;
        int query = queries.order[leaf * LEAF + s] * n;
        int at0 = waiting[from] * n;
        int at1 = waiting[from + 1] * n;
        int at2 = waiting[from + 2] * n;
        int at3 = waiting[from + 3] * n;
        double sum0 = 0;
        double sum1 = 0;
        double sum2 = 0;
        double sum3 = 0;
        for (int t = 0; t < n; t++) {
            double coordinate = q[query + t];
            double d0 = coordinate - x[at0 + t];
            double d1 = coordinate - x[at1 + t];
            double d2 = coordinate - x[at2 + t];
            double d3 = coordinate - x[at3 + t];
            sum0 += d0 * d0;
            sum1 += d1 * d1;
            sum2 += d2 * d2;
            sum3 += d3 * d3;
        }
        offer(s, 0, sum0);
        offer(s, 1, sum1);
        offer(s, 2, sum2);
        offer(s, 3, sum3);
        counts[s] = 0;
    }

    private void offer(int s, int w, double distance) {
        if (w < counts[s] && distance <= nearest[s].bound()) nearest[s].offer(distance, waiting[s * TOGETHER + w]);
    }
}
