package dev.tangent.experiments.theory;

import dev.tangent.geometry.PointCloud;
import java.util.SplittableRandom;

/// Points drawn from the unit cube, and from a flat patch of a larger space.
final class RandomPoints {
    private RandomPoints() {}

    static double[] uniform(int count, int dimension, long seed) {
        return new SplittableRandom(seed).doubles((long) count * dimension).toArray();
    }

    /// In the plane of the first two of four coordinates, moved by `gap` along the third from row `half` on.
    static PointCloud patches(int size, int half, double gap, long seed) {
        double[] plane = uniform(size, 2, seed);
        double[][] rows = new double[size][4];
        for (int i = 0; i < size; i++)
            rows[i] =
                    new double[] {plane[2 * i], plane[2 * i + 1], i < half ? 0 : gap, plane[2 * i] + plane[2 * i + 1]};
        return PointCloud.of(rows);
    }
}
