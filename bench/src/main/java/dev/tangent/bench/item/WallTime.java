package dev.tangent.bench.item;

import java.util.Arrays;

/// Seconds on the wall, and their medians.
final class WallTime {
    private WallTime() {}

    static double seconds(Runnable work) {
        long start = System.nanoTime();
        work.run();
        return (System.nanoTime() - start) / 1e9;
    }

    static double median(double... times) {
        double[] sorted = times.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
