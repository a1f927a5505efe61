package dev.tangent.linalg.simd;

import static dev.tangent.linalg.simd.Lanes.WIDTH;
import static dev.tangent.linalg.simd.Lanes.all;
import static dev.tangent.linalg.simd.Lanes.load;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorOperators;

/// Gaussian kernels of a batch, from squared distances.
final class LaneGaussian {
    private LaneGaussian() {}

    static double fromSquaredDistances(LaneMatrix matrix, double scale, double vanishing) {
        double[] a = matrix.values;
        int k = matrix.rows;
        DoubleVector sum = all(0);
        for (int i = 1; i < k; i++) sum = sum.add(load(a, i * matrix.rowStep).sqrt());
        DoubleVector sigma = sum.mul(scale / k);
        DoubleVector rate = all(1).div(sigma.mul(sigma));
        DoubleVector least = all(Double.POSITIVE_INFINITY);
        for (int i = 0; i < k; i++) {
            int at = i * matrix.rowStep;
            for (int j = 0; j < i; j++, at += matrix.columnStep) {
                DoubleVector exponent = load(a, at).mul(rate);
                least = least.min(exponent);
                boolean far = !exponent.compare(VectorOperators.LT, vanishing).anyTrue();
                (far ? all(0) : exponent).intoArray(a, at);
                if (!far) exponentials(a, at, vanishing);
            }
            all(1).intoArray(a, at);
        }
        return least.reduceLanes(VectorOperators.MIN);
    }

    /// One by one: in most batches there is nothing near.
    private static void exponentials(double[] a, int at, double vanishing) {
        for (int p = at; p < at + WIDTH; p++) a[p] = a[p] < vanishing ? Math.exp(-a[p]) : 0;
    }
}
