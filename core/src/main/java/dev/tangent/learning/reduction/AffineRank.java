package dev.tangent.learning.reduction;

import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.dense.ColumnSpace;

/// How many affine dimensions a set of points spans, counted up to a bound: l points in general position span l - 1.
public final class AffineRank {
    /// Points that leave a plane by less than this part of the set's extent count as lying in it.
    private static final double FLAT = 1e-8;

    private AffineRank() {}

    /// Of some points of a cloud.
    ///
    /// @param bound beyond which there is no need to count
    public static int of(PointCloud cloud, int[] points, int bound) {
        int n = cloud.dimension();
        double floor = FLAT * extent(cloud, points);
        double[] basis = new double[(bound + 1) * n];
        int rank = 0;
        for (int p = 1; p < points.length && rank < bound; p++) {
            for (int t = 0; t < n; t++) basis[rank * n + t] = cloud.at(points[p], t) - cloud.at(points[0], t);
            if (ColumnSpace.extend(basis, n, rank, floor)) rank++;
        }
        return rank;
    }

    private static double extent(PointCloud cloud, int[] points) {
        double largest = 0;
        for (int point : points) largest = Math.max(largest, cloud.squaredDistance(points[0], point));
        return Math.sqrt(largest);
    }
}
