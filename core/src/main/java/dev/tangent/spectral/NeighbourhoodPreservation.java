package dev.tangent.spectral;

import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.geodesic.Geodesics;
import dev.tangent.linalg.array.RandomSubset;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// How well an embedding keeps neighbours (Venna and Kaski 2001), measured among some of the points.
///
/// @param trustworthiness one if nobody is near in the embedding who was not near before: less where it is folded
/// @param continuity one if nobody is lost who was near: less where it is torn
public record NeighbourhoodPreservation(double trustworthiness, double continuity) {
    private static final int SAMPLE = 400;
    private static final int NEAR = 12;

    /// The smaller of both.
    public double least() {
        return Math.min(trustworthiness, continuity);
    }

    /// Of some rows of an embedding.
    ///
    /// @param before the points
    /// @param after where the embedding puts them
    /// @param rows those that compare with each other, such as those of one connected component
    public static NeighbourhoodPreservation of(PointCloud before, PointCloud after, int[] rows, long seed) {
        int[] sample = rows.length <= SAMPLE
                ? rows
                : IntStream.of(RandomSubset.inOrder(rows.length, SAMPLE, seed))
                        .map(i -> rows[i])
                        .toArray();
        return of(sample.length, i -> ranks(before, sample, i), i -> ranks(after, sample, i));
    }

    /// Of vertices without coordinates: near are those near along the graph, and of those equally far the ones that
    /// the embedding puts nearer.
    ///
    /// @param after where the embedding puts those that the geodesics lead to
    public static NeighbourhoodPreservation of(Geodesics before, PointCloud after) {
        int[] sample = Arrays.copyOf(before.landmarks(), Math.min(SAMPLE, before.landmarks().length));
        return of(
                sample.length,
                i -> {
                    int[] now = ranks(after, sample, i);
                    double[] along = before.distances()[i];
                    return ranks(
                            Comparator.<Integer>comparingDouble(j -> j == i ? -1 : along[sample[j]])
                                    .thenComparingInt(j -> now[j]),
                            sample.length);
                },
                i -> ranks(after, sample, i));
    }

    /// @param before the place of everybody in the order of distance from one of them
    /// @param after the same in the embedding
    private static NeighbourhoodPreservation of(int count, IntFunction<int[]> before, IntFunction<int[]> after) {
        int near = Math.min(NEAR, (count - 1) / 2);
        if (near < 1) return new NeighbourhoodPreservation(1, 1);
        int[] folded = new int[count];
        int[] torn = new int[count];
        Parallel.forRange(count, 8, (from, to) -> {
            for (int i = from; i < to; i++) {
                int[] old = before.apply(i);
                int[] now = after.apply(i);
                folded[i] = intruders(now, old, near);
                torn[i] = intruders(old, now, near);
            }
        });
        // The largest sum that is possible.
        double most = count * (double) near * (2 * count - 3 * near - 1) / 2;
        return new NeighbourhoodPreservation(
                1 - Arrays.stream(folded).sum() / most, 1 - Arrays.stream(torn).sum() / most);
    }

    /// The place of everybody in the order of distance from one of them, who has place 0.
    private static int[] ranks(PointCloud cloud, int[] sample, int centre) {
        int count = sample.length;
        double[] distances = new double[count];
        Arrays.setAll(distances, j -> j == centre ? -1 : cloud.squaredDistance(sample[centre], sample[j]));
        return ranks((a, b) -> Double.compare(distances[a], distances[b]), count);
    }

    private static int[] ranks(Comparator<Integer> nearer, int count) {
        int[] order = IntStream.range(0, count)
                .boxed()
                .sorted(nearer)
                .mapToInt(Integer::intValue)
                .toArray();
        int[] ranks = new int[count];
        for (int place = 0; place < count; place++) ranks[order[place]] = place;
        return ranks;
    }

    /// By how many places those who are near by the first ranks are not so by the second.
    private static int intruders(int[] first, int[] second, int near) {
        int sum = 0;
        for (int j = 0; j < first.length; j++)
            if (first[j] > 0 && first[j] <= near && second[j] > near) sum += second[j] - near;
        return sum;
    }
}
