package dev.tangent.linalg.simd;

import java.util.Arrays;
import java.util.Random;

/// Both implementations of the dense kernels, and numbers to try them on. Without the vector module both are scalar.
public final class KernelTwins {
    public static final DenseKernels SCALAR = new ScalarKernels();
    public static final DenseKernels VECTOR = DenseKernels.best();

    private KernelTwins() {}

    public static double[] random(int length, long seed) {
        Random random = new Random(seed);
        double[] values = new double[length];
        Arrays.setAll(values, i -> 2 * random.nextDouble() - 1);
        return values;
    }

    public static double largestDifference(double[] one, double[] other) {
        double largest = one.length == other.length ? 0 : Double.POSITIVE_INFINITY;
        for (int i = 0; i < one.length && largest < Double.POSITIVE_INFINITY; i++)
            largest = Math.max(largest, Math.abs(one[i] - other[i])); // NaN stays
        return largest;
    }
}
