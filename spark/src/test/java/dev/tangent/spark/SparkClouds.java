package dev.tangent.spark;

import java.util.SplittableRandom;

/// Points for tests.
public final class SparkClouds {
    private SparkClouds() {}

    /// A bent sheet in R^3.
    public static double[][] sheet(int points, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[][] rows = new double[points][];
        for (int i = 0; i < points; i++) {
            double a = 3 * random.nextDouble();
            double b = 2 * random.nextDouble();
            rows[i] = new double[] {Math.sin(a), b, Math.cos(a) + 0.1 * b * b};
        }
        return rows;
    }

    /// What is learnt on the sheet.
    public static double height(double[] point) {
        return Math.sin(2 * point[0]) + point[1] * point[2];
    }

    /// The points of a grid: every distance is there many times.
    public static double[][] grid(int side) {
        double[][] rows = new double[side * side][];
        for (int i = 0; i < rows.length; i++) rows[i] = new double[] {i % side, Math.floorDiv(i, side)};
        return rows;
    }

    /// Each cluster a tenth as wide as the one before.
    public static double[][] skewed(int points, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[][] rows = new double[points][3];
        for (int i = 0; i < points; i++) {
            double width = Math.pow(10, -(i % 5));
            for (int t = 0; t < 3; t++) rows[i][t] = (i % 5) * 0.3 + width * random.nextDouble();
        }
        return rows;
    }

    /// The same rows in another order.
    public static double[][] shuffled(double[][] rows, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[][] out = rows.clone();
        for (int i = out.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            double[] kept = out[i];
            out[i] = out[j];
            out[j] = kept;
        }
        return out;
    }
}
