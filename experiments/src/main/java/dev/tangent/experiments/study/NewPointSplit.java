package dev.tangent.experiments.study;

import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.array.RandomSubset;
import java.util.Arrays;

/// One seeded draw of rows: those that are labelled, others that a fit knows, and new ones, a third of all.
///
/// @param order the labelled rows, then the other known ones, then the new ones
/// @param known how many of them a fit knows
public record NewPointSplit(int[] order, int known, int labelled) {
    private static final int ONE_IN = 3;

    public static NewPointSplit of(int size, int labelled, long seed) {
        return new NewPointSplit(RandomSubset.inOrder(size, size, seed), size - size / ONE_IN, labelled);
    }

    /// Rows are counted in this order.
    public PointCloud all(PointCloud points) {
        return points.select(order);
    }

    public PointCloud knownOf(PointCloud points) {
        return points.select(Arrays.copyOf(order, known));
    }

    public PointCloud newOf(PointCloud points) {
        return points.select(Arrays.copyOfRange(order, known, order.length));
    }

    public double[] values(double[] all) {
        return Arrays.stream(order).mapToDouble(row -> all[row]).toArray();
    }
}
