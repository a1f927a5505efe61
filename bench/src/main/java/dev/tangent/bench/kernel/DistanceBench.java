package dev.tangent.bench.kernel;

import dev.tangent.linalg.simd.DistanceKernel;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/// Which of 64 points lie within a bound: the kernel beside a plain loop over the same block.
public class DistanceBench extends KernelBench {
    private static final int COUNT = DistanceKernel.LARGEST_BLOCK;

    @Param({"3", "15"})
    int dimension = 15;

    private final double[] out = new double[COUNT];
    private double[] block = {};
    private double[] query = {};
    private double bound;

    @Setup
    public void prepare() {
        block = Numbers.random(COUNT * dimension, 1);
        query = Numbers.random(dimension, 2);
        bound = 0.6 * dimension;
    }

    @Benchmark
    public long kernel() {
        return DistanceKernel.best().within(query, 0, 1, block, 0, COUNT, COUNT, dimension, bound, out);
    }

    @Benchmark
    public long plain() {
        long within = 0;
        for (int p = 0; p < COUNT; p++) {
            double sum = 0;
            for (int t = 0; t < dimension; t++) {
                double difference = query[t] - block[t * COUNT + p];
                sum += difference * difference;
            }
            out[p] = sum;
            if (sum <= bound) within |= 1L << p;
        }
        return within;
    }
}
