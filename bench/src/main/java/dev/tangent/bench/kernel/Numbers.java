package dev.tangent.bench.kernel;

import java.util.SplittableRandom;

/// Reproducible input for kernels.
final class Numbers {
    private Numbers() {}

    /// Even in [-1, 1].
    static double[] random(int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[] out = new double[count];
        for (int t = 0; t < count; t++) out[t] = 2 * random.nextDouble() - 1;
        return out;
    }

    /// Symmetric and positive definite: random entries, and a diagonal that dominates them.
    static double[] definite(int size, long seed) {
        double[] entries = random(size * size, seed);
        double[] out = new double[size * size];
        for (int i = 0; i < size; i++)
            for (int j = 0; j < size; j++)
                out[i * size + j] = entries[i * size + j] + entries[j * size + i] + (i == j ? 3.0 * size : 0);
        return out;
    }
}
