package dev.tangent.geometry.neighbours;

import dev.tangent.geometry.PointCloud;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import java.util.SplittableRandom;

/// First neighbour lists from a few random projections: a kd-tree over each, and all pairs within its leaves.
///
/// A tree over few random directions splits clouds of any dimension evenly, and points that are near share a leaf more
/// often than others. u LEAF n work a tree.
record ProjectionForest(PointCloud cloud, long seed, int trees) {
    private static final int MOST_DIRECTIONS = 12;
    private static final int CHUNK = 512;

    NeighbourLists lists(int length) {
        NeighbourLists lists = new NeighbourLists(cloud.size(), length);
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < trees; i++) join(BoxTreeBuilder.build(projected(random)), lists);
        return lists;
    }

    private PointCloud projected(SplittableRandom random) {
        int n = cloud.dimension();
        int directions = Math.min(n, MOST_DIRECTIONS);
        double[] direction = new double[directions * n];
        Arrays.setAll(direction, i -> random.nextGaussian());
        double[] projected = new double[Math.multiplyExact(cloud.size(), directions)];
        Parallel.forRange(cloud.size(), CHUNK, (from, to) -> {
            for (int i = from; i < to; i++)
                for (int r = 0; r < directions; r++) {
                    double sum = 0;
                    for (int t = 0; t < n; t++) sum += direction[r * n + t] * cloud.at(i, t);
                    projected[i * directions + r] = sum;
                }
        });
        return PointCloud.wrap(directions, projected);
    }

    private void join(BoxTree tree, NeighbourLists lists) {
        Parallel.forRange(tree.leaves(), 4, (from, to) -> {
            for (int leaf = from; leaf < to; leaf++) {
                int start = leaf * BoxTree.LEAF;
                int end = start + tree.count(leaf);
                for (int p = start; p < end; p++)
                    for (int q = start; q < end; q++) if (p != q) offer(lists, tree.order[p], tree.order[q]);
            }
        });
    }

    private void offer(NeighbourLists lists, int point, int other) {
        double d = cloud.squaredDistance(point, other);
        if (d <= lists.bound(point) && !lists.contains(point, other)) lists.offer(point, d, other);
    }
}
