package dev.tangent.search;

import dev.tangent.linalg.Check;
import java.util.Arrays;
import java.util.BitSet;
import java.util.SplittableRandom;

/// Some of many points, drawn without replacement.
public final class RandomSubset {
    private RandomSubset() {}

    /// Ascending.
    ///
    /// @param points how many there are
    /// @param size how many are drawn, those that are in it anyway included
    /// @param always in it anyway
    public static int[] of(int points, int size, int[] always, long seed) {
        Check.atMost(points, size, "size of a sample", "the number of points, " + points + ",");
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
}
