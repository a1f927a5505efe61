package dev.tangent.geometry;

import java.util.Arrays;
import java.util.SplittableRandom;

/// Clouds of every awkward kind, all without duplicates.
public final class Clouds {
    private Clouds() {}

    public static PointCloud gaussian(int size, int dimension, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[] x = new double[size * dimension];
        Arrays.setAll(x, i -> random.nextGaussian());
        return PointCloud.wrap(dimension, x);
    }

    public static PointCloud clustered(int size, int dimension, long seed) {
        double[] x = gaussian(size, dimension, seed).coordinates().clone();
        for (int i = 0; i < size; i++)
            for (int t = 0; t < dimension; t++)
                x[i * dimension + t] = x[i * dimension + t] * Math.pow(10, -(i % 5)) + 100.0 * (i % 7);
        return PointCloud.wrap(dimension, x);
    }

    /// One far point makes everything else small against the diameter.
    public static PointCloud withOutlier(int size, int dimension, long seed) {
        double[] x = gaussian(size, dimension, seed).coordinates().clone();
        x[0] = 1e12;
        return PointCloud.wrap(dimension, x);
    }

    /// side^dimension places with whole coordinates: nearly every distance is tied.
    public static PointCloud grid(int side, int dimension) {
        int size = (int) Math.pow(side, dimension);
        double[] x = new double[size * dimension];
        for (int i = 0; i < size; i++)
            for (int t = 0, rest = i; t < dimension; t++, rest /= side) x[i * dimension + t] = rest % side;
        return PointCloud.wrap(dimension, x);
    }

    public static PointCloud onALine(int size, int dimension) {
        double[] x = new double[size * dimension];
        for (int i = 0; i < size; i++) for (int t = 0; t < dimension; t++) x[i * dimension + t] = (i * 37 % size) * t;
        return PointCloud.wrap(dimension, x);
    }

    public static PointCloud scaled(PointCloud cloud, double factor) {
        return PointCloud.wrap(
                cloud.dimension(),
                Arrays.stream(cloud.coordinates()).map(x -> x * factor).toArray());
    }
}
