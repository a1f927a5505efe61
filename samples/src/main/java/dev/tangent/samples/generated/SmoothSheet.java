package dev.tangent.samples.generated;

import dev.tangent.Check;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/// A smooth sheet of dimension m in R^n: parameters t even in [0, 1]^m; the first m coordinates are t itself and each
/// further one is a random smooth function of t, a sum of four waves of at most one period across the cube.
///
/// As the graph of a smooth function it is a manifold without self-intersections, whatever the seed. Equal seeds give
/// equal bits.
public final class SmoothSheet {
    private static final int WAVES = 4;
    private static final double AMPLITUDE = 0.25;

    private SmoothSheet() {}

    public static GeneratedPoints of(int count, int dimension, int ambient, long seed) {
        Check.atLeast(1, count, "number of points");
        Check.atLeast(1, dimension, "dimension");
        Check.atLeast(dimension, ambient, "ambient dimension", "the dimension " + dimension);
        SplittableRandom random = new SplittableRandom(seed);
        double[] waves = new double[(ambient - dimension) * WAVES * (dimension + 1)];
        for (int w = 0; w < waves.length; w++) waves[w] = 2 * random.nextDouble() - 1;
        Matrix truth = Matrix.zeros(count, dimension);
        Arrays.setAll(truth.values(), t -> random.nextDouble());
        double[] coordinates = new double[Math.multiplyExact(count, ambient)];
        for (int i = 0; i < count; i++) {
            double[] parameters = truth.row(i);
            System.arraycopy(parameters, 0, coordinates, i * ambient, dimension);
            for (int j = dimension; j < ambient; j++)
                coordinates[i * ambient + j] = height(parameters, waves, (j - dimension) * WAVES * (dimension + 1));
        }
        String[] names = new String[dimension];
        Arrays.setAll(names, c -> "t" + c);
        return new GeneratedPoints(PointCloud.wrap(ambient, coordinates), List.of(names), truth);
    }

    /// sum over w of a sin(2 pi (f_w . t / sqrt(m) + phase_w)), with f_w in [-1, 1]^m
    private static double height(double[] t, double[] waves, int from) {
        double sum = 0;
        int at = from;
        for (int w = 0; w < WAVES; w++) {
            double turn = 0;
            for (double parameter : t) turn += waves[at++] * parameter;
            // StrictMath: the same bits on every machine
            sum += AMPLITUDE * StrictMath.sin(2 * Math.PI * (turn / Math.sqrt(t.length) + waves[at++]));
        }
        return sum;
    }
}
