package dev.tangent.spectral;

import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.Parallel;
import java.util.Arrays;
import java.util.SplittableRandom;
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
    /// @param coordinates a row for each point
    /// @param rows those that compare with each other, such as those of one connected component
    static NeighbourhoodPreservation of(PointCloud cloud, Matrix coordinates, int[] rows, long seed) {
        int[] sample = rows.length <= SAMPLE
                ? rows
                : new SplittableRandom(seed)
                        .ints(0, rows.length)
                        .distinct()
                        .limit(SAMPLE)
                        .map(i -> rows[i])
                        .toArray();
        int near = Math.min(NEAR, (sample.length - 1) / 2);
        if (near < 1) return new NeighbourhoodPreservation(1, 1);
        int[] folded = new int[sample.length];
        int[] torn = new int[sample.length];
        Parallel.forRange(sample.length, 8, (from, to) -> {
            for (int i = from; i < to; i++) {
                int centre = i;
                int[] before = ranks(i, sample.length, j -> squared(cloud, sample[centre], sample[j]));
                int[] after = ranks(i, sample.length, j -> squared(coordinates, sample[centre], sample[j]));
                folded[i] = intruders(after, before, near);
                torn[i] = intruders(before, after, near);
            }
        });
        // The largest sum that is possible.
        double most = sample.length * (double) near * (2 * sample.length - 3 * near - 1) / 2;
        return new NeighbourhoodPreservation(
                1 - Arrays.stream(folded).sum() / most, 1 - Arrays.stream(torn).sum() / most);
    }

    @FunctionalInterface
    private interface Distance {
        double to(int other);
    }

    /// The place of everybody in the order of distance; the centre itself has place 0.
    private static int[] ranks(int centre, int count, Distance distance) {
        double[] distances = IntStream.range(0, count)
                .mapToDouble(j -> j == centre ? -1 : distance.to(j))
                .toArray();
        int[] order = IntStream.range(0, count)
                .boxed()
                .sorted((a, b) -> Double.compare(distances[a], distances[b]))
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

    private static double squared(PointCloud cloud, int a, int b) {
        double sum = 0;
        for (int t = 0; t < cloud.dimension(); t++) sum += Math.pow(cloud.at(a, t) - cloud.at(b, t), 2);
        return sum;
    }

    private static double squared(Matrix rows, int a, int b) {
        double sum = 0;
        for (int t = 0; t < rows.columns(); t++) sum += Math.pow(rows.at(a, t) - rows.at(b, t), 2);
        return sum;
    }
}
