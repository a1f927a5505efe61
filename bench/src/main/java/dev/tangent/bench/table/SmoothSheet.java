package dev.tangent.bench.table;

import dev.tangent.geometry.PointCloud;
import java.util.SplittableRandom;

/// A smooth sheet of dimension m in R^n: parameters even in [0, 1]^m, then waves of them. With m = n it is the box.
public final class SmoothSheet {
    private static final int WAVES = 4;
    private static final double AMPLITUDE = 0.25;

    private SmoothSheet() {}

    public static PointCloud of(int size, int dimension, int ambient, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[] waves = new double[(ambient - dimension) * WAVES * (dimension + 1)];
        for (int w = 0; w < waves.length; w++) waves[w] = 2 * random.nextDouble() - 1;
        double[] coordinates = new double[Math.multiplyExact(size, ambient)];
        for (int i = 0; i < size; i++) {
            int row = i * ambient;
            for (int t = 0; t < dimension; t++) coordinates[row + t] = random.nextDouble();
            for (int j = dimension; j < ambient; j++)
                coordinates[row + j] = height(coordinates, row, dimension, waves, (j - dimension) * WAVES);
        }
        return PointCloud.wrap(ambient, coordinates);
    }

    private static double height(double[] at, int row, int dimension, double[] waves, int firstWave) {
        double sum = 0;
        for (int w = firstWave; w < firstWave + WAVES; w++) {
            int wave = w * (dimension + 1);
            double turn = waves[wave + dimension];
            for (int t = 0; t < dimension; t++) turn += waves[wave + t] * at[row + t] / Math.sqrt(dimension);
            sum += AMPLITUDE * Math.sin(2 * Math.PI * turn);
        }
        return sum;
    }
}
