package dev.tangent.spectral;

import dev.tangent.Check;
import java.util.HashMap;
import java.util.Map;

/// How far two groupings of the same things agree: 1 if they are the same but for the names, about 0 if by chance (L.
/// Hubert, P. Arabie, 1985).
final class AdjustedRandIndex {
    private AdjustedRandIndex() {}

    static double of(int[] a, int[] b) {
        Check.that(a.length == b.length, "groupings of " + a.length + " and " + b.length + " things");
        Map<Long, Integer> both = new HashMap<>();
        Map<Long, Integer> first = new HashMap<>();
        Map<Long, Integer> second = new HashMap<>();
        for (int i = 0; i < a.length; i++) {
            both.merge(((long) a[i] << 32) ^ (b[i] & 0xffffffffL), 1, Integer::sum);
            first.merge((long) a[i], 1, Integer::sum);
            second.merge((long) b[i], 1, Integer::sum);
        }
        double together = pairs(both);
        double chance = pairs(first) * pairs(second) / (a.length * (a.length - 1.0) / 2);
        double most = (pairs(first) + pairs(second)) / 2;
        return most == chance ? 1 : (together - chance) / (most - chance);
    }

    private static double pairs(Map<Long, Integer> sizes) {
        return sizes.values().stream()
                .mapToDouble(size -> size * (size - 1.0) / 2)
                .sum();
    }
}
