package dev.tangent.linalg.array;

import java.util.Arrays;
import java.util.BitSet;
import java.util.SplittableRandom;

/// Some of many points, drawn without replacement.
public final class RandomSubset {
    private RandomSubset() {}

    /// In the order they were drawn: the first of them are a subset by themselves.
    ///
    /// @param points how many there are
    /// @param size how many are drawn
    public static int[] inOrder(int points, int size, long seed) {
        checkSize(points, size);
        return new SplittableRandom(seed).ints(0, points).distinct().limit(size).toArray();
    }

    /// Ascending.
    ///
    /// @param points how many there are
    /// @param size how many are drawn, those that are in it anyway included
    /// @param always in it anyway
    public static int[] of(int points, int size, int[] always, long seed) {
        checkSize(points, size);
        BitSet chosen = new BitSet(points);
        Arrays.stream(always).forEach(chosen::set);
        SplittableRandom random = new SplittableRandom(seed);
        for (int have = chosen.cardinality(); have < size; have++) {
            int point = random.nextInt(points);
            while (chosen.get(point)) point = random.nextInt(points);
            chosen.set(point);
        }
        return chosen.stream().toArray();
    }

    private static void checkSize(int points, int size) {
        Arguments.atMost(points, size, "size of a sample", "the number of points, " + points + ",");
    }
}
