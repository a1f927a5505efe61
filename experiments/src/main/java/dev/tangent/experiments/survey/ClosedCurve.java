package dev.tangent.experiments.survey;

import dev.tangent.Check;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.samples.generated.GeneratedPoints;
import java.util.List;
import java.util.SplittableRandom;

/// A closed curve in R^n: x(t) = a cos t + b sin t + (c cos 2t + d sin 2t) / 2 with a, b, c, d orthonormal and drawn at
/// random, t even in [0, 2 pi]. Hence |x(s) - x(t)|^2 = 2 - 2 cos(s - t) + (1 - cos 2(s - t)) / 2. Equal seeds give
/// equal curves.
final class ClosedCurve {
    private static final int WAVES = 4;

    private ClosedCurve() {}

    static GeneratedPoints of(int count, int columns, long seed) {
        Check.atLeast(WAVES, columns, "columns");
        SplittableRandom random = new SplittableRandom(seed);
        double[][] frame = orthonormal(columns, random);
        double[] coordinates = new double[count * columns];
        Matrix truth = Matrix.zeros(count, 1);
        for (int i = 0; i < count; i++) {
            double t = 2 * Math.PI * random.nextDouble();
            truth.set(i, 0, t);
            double[] waves = {StrictMath.cos(t), StrictMath.sin(t), StrictMath.cos(2 * t) / 2, StrictMath.sin(2 * t) / 2
            };
            for (int w = 0; w < WAVES; w++)
                for (int c = 0; c < columns; c++) coordinates[i * columns + c] += waves[w] * frame[w][c];
        }
        return new GeneratedPoints(PointCloud.wrap(columns, coordinates), List.of("t"), truth);
    }

    /// Gram and Schmidt, on directions drawn at random.
    private static double[][] orthonormal(int columns, SplittableRandom random) {
        double[][] frame = new double[WAVES][columns];
        for (int w = 0; w < WAVES; w++) {
            double[] own = frame[w];
            for (int c = 0; c < columns; c++) own[c] = random.nextGaussian();
            for (int v = 0; v < w; v++) {
                double share = dot(own, frame[v]);
                for (int c = 0; c < columns; c++) own[c] -= share * frame[v][c];
            }
            double length = Math.sqrt(dot(own, own));
            for (int c = 0; c < columns; c++) own[c] /= length;
        }
        return frame;
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int c = 0; c < a.length; c++) sum += a[c] * b[c];
        return sum;
    }
}
