package dev.tangent.geometry.neighbours;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.geometry.PointCloud;
import dev.tangent.parallel.Parallel;

/// The points of a cloud arranged for finding neighbours: built once, asked many times, safe for threads.
///
/// Answers are exact: by distance, ties by index, distances as [PointCloud#squaredDistance] sums them, the same bits on
/// any number of threads. Building takes u log u n time and once more the memory of the coordinates. A question takes
/// about log u time where the points lie on a manifold of few dimensions and up to u n where they fill a space of many.
public final class NeighbourIndex {
    /// Leaves a worker takes at a time.
    private static final int CHUNK = 4;

    private final PointCloud cloud;
    private final BoxTree tree;
    private final SinglePrecisionFilter filter;

    private NeighbourIndex(PointCloud cloud, BoxTree tree) {
        this.cloud = cloud;
        this.tree = tree;
        this.filter = new SinglePrecisionFilter(tree);
    }

    public static NeighbourIndex of(PointCloud cloud) {
        return new NeighbourIndex(cloud, BoxTreeBuilder.build(SquaredScale.checked(cloud)));
    }

    /// The k nearest points of the cloud to a place that need not be one of them.
    public NeighbourSearch.Found nearest(double[] place, int k) {
        return nearest(PointCloud.of(place.length, place), k);
    }

    /// The same for many places; those of place i at `i * k .. (i + 1) * k`. Places near each other share work.
    public NeighbourSearch.Found nearest(PointCloud places, int k) {
        Check.that(
                places.dimension() == cloud.dimension(),
                "places must have dimension " + cloud.dimension() + " like the points but have " + places.dimension());
        check(k);
        for (int i = 0; i < places.size(); i++) checkReach(places, i, i);
        NeighbourSearch.Found found = room(places, k);
        run(BoxTreeBuilder.build(places), k, (heap, place) -> heap.write(found, place * k));
        return found;
    }

    /// Refuses places so far off that a squared distance overflows.
    ///
    /// @param rows what messages call each of the places
    public void checkReach(PointCloud places, int[] rows) {
        for (int i = 0; i < places.size(); i++) checkReach(places, i, rows[i]);
    }

    /// No distance to a point overflows if that to the farthest corner of the box around all does not.
    private void checkReach(PointCloud places, int place, int row) {
        int n = cloud.dimension();
        double sum = 0;
        for (int t = 0; t < n; t++) {
            double x = places.at(place, t);
            double reach = Math.max(Math.abs(x - tree.boxes[t]), Math.abs(x - tree.boxes[n + t]));
            sum += reach * reach;
        }
        if (sum == Double.POSITIVE_INFINITY)
            throw new InvalidInput("place " + row + " is so far from the points that the squared distance overflows");
    }

    /// The neighbourhood of every point of the cloud: the point itself first, then the k - 1 nearest others.
    public NeighbourSearch.Found neighbourhoods(int k) {
        check(k);
        NeighbourSearch.Found found = room(cloud, k);
        run(tree, k - 1, (heap, point) -> heap.writeAfterCentre(point, found, point * k));
        return found;
    }

    private void check(int k) {
        Check.atLeast(1, k, "neighbours");
        Check.atMost(cloud.size(), k, "neighbours", "the number of points, " + cloud.size() + ",");
    }

    private static NeighbourSearch.Found room(PointCloud places, int k) {
        int entries = Math.multiplyExact(places.size(), k);
        return new NeighbourSearch.Found(new int[entries], new double[entries]);
    }

    /// Takes down what was found for one query.
    @FunctionalInterface
    private interface Writer {
        void write(NearestHeap heap, int query);
    }

    private void run(BoxTree queries, int kept, Writer writer) {
        Parallel.forRange(
                queries.leaves(), CHUNK, () -> new LeafQueries(queries, tree, filter, kept), (worker, from, to) -> {
                    for (int leaf = from; leaf < to; leaf++) {
                        worker.search(leaf);
                        for (int s = 0; s < queries.count(leaf); s++)
                            writer.write(worker.found(s), queries.order[leaf * BoxTree.LEAF + s]);
                    }
                });
    }
}
