package dev.tangent.learning.classification;

import dev.tangent.geometry.PointCloud;
import java.util.SplittableRandom;

/// Two half circles that reach into each other; even rows are the upper one.
final class Moons {
    private Moons() {}

    static PointCloud of(int size, double noise, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[] coordinates = new double[2 * size];
        for (int i = 0; i < size; i++) {
            double angle = Math.PI * random.nextDouble();
            boolean upper = i % 2 == 0;
            coordinates[2 * i] = (upper ? Math.cos(angle) : 1 - Math.cos(angle)) + noise * random.nextGaussian();
            coordinates[2 * i + 1] = (upper ? Math.sin(angle) : 0.5 - Math.sin(angle)) + noise * random.nextGaussian();
        }
        return PointCloud.wrap(2, coordinates);
    }
}
