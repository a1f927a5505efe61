package dev.tangent.geometry.geodesic;

import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.array.RandomSubset;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// Geodesic distances from landmarks to all points of one connected component.
///
/// @param landmarks places in the list of members
/// @param distances of each landmark to each member
public record Geodesics(int[] landmarks, double[][] distances) {
    /// The landmarks are chosen so that each is as far as possible from those before it (max-min, V. de Silva and
    /// J. Tenenbaum 2003), by distances in space: they are known before any path is searched, so that all searches
    /// run side by side; without coordinates they are drawn at random. Cost: one search from each landmark, O(n k
    /// log n).
    ///
    /// @param members a connected component
    /// @param count of landmarks; all members if there are no more
    public static Geodesics of(EdgeGraph graph, PointCloud cloud, int[] members, int count, long seed) {
        int[] landmarks = count >= members.length
                ? IntStream.range(0, members.length).toArray()
                : cloud.dimension() == 0
                        ? RandomSubset.inOrder(members.length, count, seed)
                        : spread(cloud, members, count, seed);
        double[][] distances = new double[landmarks.length][members.length];
        Parallel.forRange(landmarks.length, 1, () -> new ShortestPaths(graph), (paths, from, to) -> {
            for (int l = from; l < to; l++) {
                double[] found = paths.from(members[landmarks[l]]);
                for (int i = 0; i < members.length; i++) distances[l][i] = found[members[i]];
            }
        });
        return new Geodesics(landmarks, distances);
    }

    private static int[] spread(PointCloud cloud, int[] members, int count, long seed) {
        int[] landmarks = new int[count];
        double[] nearest = new double[members.length];
        Arrays.fill(nearest, Double.POSITIVE_INFINITY);
        landmarks[0] = new SplittableRandom(seed).nextInt(members.length);
        for (int l = 1; l < count; l++) {
            int last = members[landmarks[l - 1]];
            Parallel.forRange(members.length, 4096, (from, to) -> {
                for (int i = from; i < to; i++)
                    nearest[i] = Math.min(nearest[i], cloud.squaredDistance(members[i], last));
            });
            int farthest = 0;
            for (int i = 1; i < members.length; i++) if (nearest[i] > nearest[farthest]) farthest = i;
            landmarks[l] = farthest;
        }
        return landmarks;
    }

    /// The part of the variance of geodesic distances that distances between places do not explain: 1 - r^2, r
    /// their correlation over all pairs of a landmark and a point (J. Tenenbaum, V. de Silva, J. Langford 2000).
    ///
    /// @param places a point for each member
    public double residualVariance(PointCloud places) {
        double n = 0, x = 0, y = 0, xx = 0, yy = 0, xy = 0;
        for (int l = 0; l < landmarks.length; l++)
            for (int i = 0; i < places.size(); i++) {
                if (i == landmarks[l]) continue;
                double along = distances[l][i];
                double square = places.squaredDistance(landmarks[l], i);
                double straight = Math.sqrt(square);
                n++;
                x += along;
                y += straight;
                xx += along * along;
                yy += square;
                xy += along * straight;
            }
        xx -= x * x / n;
        yy -= y * y / n;
        xy -= x * y / n;
        if (!(xx > 0)) return 0; // all distances alike: nothing to explain
        return yy > 0 ? Math.max(0, 1 - xy * xy / xx / yy) : 1;
    }
}
