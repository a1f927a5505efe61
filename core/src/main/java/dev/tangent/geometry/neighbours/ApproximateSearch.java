package dev.tangent.geometry.neighbours;

import dev.tangent.Check;
import dev.tangent.geometry.PointCloud;
import java.util.OptionalDouble;

/// Approximate nearest neighbours, for clouds of a dimension too high for an exact search.
///
/// Lists start from a [ProjectionForest] and are improved by [NeighbourDescent]. The answer carries its recall: the
/// part of the true neighbours that was found, measured against all points for a seeded sample. Same seed, same answer,
/// on any number of threads; distances are those of [PointCloud#squaredDistance]. Never chosen for the caller: at
/// 50,000 points the exact search was faster on every cloud measured (docs/decisions/0003-neighbours.md).
///
/// The paper reports about u^1.14 work (not measured here); recall falls as that dimension grows, and longer lists
/// (`spare` entries beyond the k asked for) raise it at a cost that grows with the square of their length.
public record ApproximateSearch(long seed, int spare) implements NeighbourSearch {
    private static final int TREES = 4;
    private static final int SAMPLE = 200;

    public ApproximateSearch {
        Check.atLeast(0, spare, "spare entries");
    }

    public ApproximateSearch(long seed) {
        this(seed, 4);
    }

    @Override
    public Found nearest(PointCloud cloud, int k) {
        Check.atLeast(1, k, "neighbours");
        Check.atMost(cloud.size(), k, "neighbours", "the number of points, " + cloud.size() + ",");
        SquaredScale.checked(cloud);
        int length = (int) Math.min(cloud.size() - 1L, k - 1L + spare);
        NeighbourLists start = new ProjectionForest(cloud, seed, TREES).lists(length);
        NeighbourLists lists = new NeighbourDescent(cloud, start).descend(seed);
        fillUp(cloud, lists, k - 1);
        Found found = write(lists, k);
        return new Found(
                found.neighbours(),
                found.squaredDistances(),
                OptionalDouble.of(new RecallSample(cloud, seed, SAMPLE).of(found, k)));
    }

    /// A list can stay short only if it was joined with few others; then the point is compared with all.
    private static void fillUp(PointCloud cloud, NeighbourLists lists, int needed) {
        for (int i = 0; i < lists.points(); i++)
            if (lists.filled(i) < needed)
                for (int j = 0; j < lists.points(); j++)
                    if (j != i && !lists.contains(i, j)) lists.offer(i, cloud.squaredDistance(i, j), j);
    }

    private static Found write(NeighbourLists lists, int k) {
        int entries = Math.multiplyExact(lists.points(), k);
        Found found = new Found(new int[entries], new double[entries]);
        for (int i = 0; i < lists.points(); i++) {
            found.neighbours()[i * k] = i;
            System.arraycopy(lists.member, i * lists.length, found.neighbours(), i * k + 1, k - 1);
            System.arraycopy(lists.squaredDistance, i * lists.length, found.squaredDistances(), i * k + 1, k - 1);
        }
        return found;
    }
}
