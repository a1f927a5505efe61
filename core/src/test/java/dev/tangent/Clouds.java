package dev.tangent;

import dev.tangent.geometry.PointCloud;
import java.util.Arrays;
import java.util.SplittableRandom;

/// Seeded point clouds for tests.
public final class Clouds {
    private Clouds() {}

    /// Uniform in the unit cube.
    public static PointCloud uniform(int size, int dimension, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[] coordinates = new double[size * dimension];
        for (int t = 0; t < coordinates.length; t++) coordinates[t] = random.nextDouble();
        return PointCloud.wrap(dimension, coordinates);
    }

    /// A flat m-dimensional sheet, turned and stretched in R^n by a random linear map.
    public static PointCloud flat(int size, int m, int n, long seed) {
        PointCloud parameters = uniform(size, m, seed);
        PointCloud map = uniform(m, n, seed + 1);
        double[] coordinates = new double[size * n];
        for (int i = 0; i < size; i++)
            for (int s = 0; s < m; s++)
                for (int t = 0; t < n; t++) coordinates[i * n + t] += parameters.at(i, s) * (map.at(s, t) - 0.5);
        return PointCloud.wrap(n, coordinates);
    }

    /// The paper's toy: four corners and the centre of [-1, 1]^2 first, the rest uniform.
    public static PointCloud toySquare(int size, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[] coordinates = new double[2 * size];
        double[] first = {-1, -1, 1, -1, -1, 1, 1, 1, 0, 0};
        System.arraycopy(first, 0, coordinates, 0, first.length);
        for (int t = first.length; t < coordinates.length; t++) coordinates[t] = 2 * random.nextDouble() - 1;
        return PointCloud.wrap(2, coordinates);
    }

    /// Two clouds of equal dimension, one after the other, the second moved by `gap` along every axis.
    public static PointCloud apart(PointCloud a, PointCloud b, double gap) {
        double[] first = a.toArray();
        double[] second = b.toArray();
        double[] coordinates = Arrays.copyOf(first, first.length + second.length);
        for (int t = 0; t < second.length; t++) coordinates[first.length + t] = second[t] + gap;
        return PointCloud.wrap(a.dimension(), coordinates);
    }
}
