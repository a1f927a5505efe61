package dev.tangent.baseline.kernel;

import dev.tangent.geometry.PointCloud;
import java.util.Arrays;

/// The median distance between points of a cloud, the unit for kernel lengths: over all pairs of at most 400 points,
/// spread evenly over the order of the cloud.
final class MedianDistance {
    private static final int SAMPLE = 400;

    private MedianDistance() {}

    static double of(PointCloud cloud) {
        int size = Math.min(SAMPLE, cloud.size());
        double[] distances = new double[size * (size - 1) / 2];
        int at = 0;
        for (int i = 0; i < size; i++)
            for (int j = 0; j < i; j++)
                distances[at++] = Math.sqrt(cloud.squaredDistance(place(i, size, cloud), place(j, size, cloud)));
        Arrays.sort(distances);
        double median = distances.length == 0 ? 0 : distances[distances.length / 2];
        return median > 0 ? median : 1; // points so close that squares underflow: any unit will do
    }

    private static int place(int i, int sample, PointCloud cloud) {
        return (int) ((long) i * cloud.size() / sample);
    }
}
