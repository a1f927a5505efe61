package dev.tangent.baseline.kernel;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.function.CoordinateFunction;
import dev.tangent.learning.function.RadialFunction;
import dev.tangent.learning.function.RadialShape;
import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;

/// A kernel of the distance alone. An expansion takes time u l (n + o), in parallel.
record RadialKernel(PointCloud cloud, RadialShape shape, double length) implements Kernel {
    private static final int CHUNK = 256;

    private double between(int i, int j) {
        return shape.at(Math.sqrt(cloud.squaredDistance(i, j)) / length);
    }

    @Override
    public Matrix among(int[] points) {
        Matrix k = Matrix.zeros(points.length, points.length);
        for (int i = 0; i < points.length; i++) {
            for (int j = 0; j <= i; j++) {
                double value = between(points[i], points[j]);
                k.set(i, j, value);
                k.set(j, i, value);
            }
        }
        return k;
    }

    @Override
    public Matrix between(int from, int to, int[] centres) {
        Matrix k = Matrix.zeros(to - from, centres.length);
        for (int i = from; i < to; i++)
            for (int j = 0; j < centres.length; j++) k.set(i - from, j, between(i, centres[j]));
        return k;
    }

    @Override
    public CoordinateFunction function(int[] centres, Matrix coefficients, double[] level) {
        double[] factors = new double[cloud.dimension()];
        Arrays.fill(factors, 1 / length);
        return new RadialFunction(shape, factors, cloud.select(centres).matrix(), coefficients, level);
    }

    @Override
    public Matrix expand(int[] centres, Matrix coefficients) {
        int width = coefficients.columns();
        Matrix values = Matrix.zeros(cloud.size(), width);
        double[] out = values.values();
        double[] in = coefficients.values();
        Parallel.forRange(cloud.size(), CHUNK, (from, to) -> {
            for (int i = from; i < to; i++)
                for (int j = 0; j < centres.length; j++) {
                    double k = between(i, centres[j]);
                    for (int c = 0; c < width; c++) out[i * width + c] += k * in[j * width + c];
                }
        });
        return values;
    }
}
