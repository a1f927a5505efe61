package dev.tangent.linalg.simd;

import java.util.Arrays;
import java.util.Random;

/// Both implementations of the kernels, and numbers to try them on. Without the vector module both are scalar.
public final class KernelTwins {
    private static final boolean VECTORS =
            ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
    public static final DenseKernels SCALAR = VECTORS ? VectorKernels.plain() : new ScalarKernels();
    public static final DenseKernels VECTOR = VECTORS ? new VectorKernels() : new ScalarKernels();
    static final DistanceKernel VECTOR_DISTANCES = VECTORS ? new VectorDistances() : new ScalarDistances();
    static final RowKernel VECTOR_ROWS = VECTORS ? new VectorRows() : new ScalarRows();

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
