package dev.tangent.learning.uncertainty;

import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Parallel;
import java.util.Arrays;

/// Points that lie far apart: each the farthest from those before it and from given ones (Gonzalez 1985). Ties go to
/// the smaller index. Time u n for each.
final class FarthestPoints {
    private static final int CHUNK = 4096;

    private FarthestPoints() {}

    /// @param given at least one
    static int[] of(PointCloud cloud, int[] given, int count) {
        double[] squares = new double[cloud.size()];
        Arrays.fill(squares, Double.POSITIVE_INFINITY);
        int[] chosen = new int[count];
        if (count == 0) return chosen;
        for (int point : given) approach(cloud, point, squares);
        for (int t = 0; t < count; t++) {
            int farthest = 0;
            for (int i = 1; i < squares.length; i++) if (squares[i] > squares[farthest]) farthest = i;
            chosen[t] = farthest;
            approach(cloud, farthest, squares);
        }
        return chosen;
    }

    private static void approach(PointCloud cloud, int point, double[] squares) {
        Parallel.forRange(squares.length, CHUNK, (from, to) -> {
            for (int i = from; i < to; i++) squares[i] = Math.min(squares[i], cloud.squaredDistance(i, point));
        });
    }
}
