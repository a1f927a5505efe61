package dev.tangent.linalg.array;

import java.util.SplittableRandom;

/// The numbers from zero on in a random order, every order equally likely (Fisher and Yates, built from the inside).
public final class RandomPermutation {
    private RandomPermutation() {}

    /// Of the numbers below `size`.
    public static int[] of(int size, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] order = new int[size];
        for (int i = 0; i < size; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }
}
