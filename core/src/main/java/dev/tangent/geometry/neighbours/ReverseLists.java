package dev.tangent.geometry.neighbours;

import java.util.Arrays;

/// The reverse neighbours of each point: those that have it in their list; a uniform sample of at most a list's length,
/// because a hub would have thousands.
final class ReverseLists {
    final int length;
    final int[] member;
    final boolean[] fresh;
    private final int[] seen;

    ReverseLists(NeighbourLists lists) {
        length = lists.length;
        member = new int[lists.member.length];
        fresh = new boolean[lists.member.length];
        seen = new int[lists.points()];
    }

    int filled(int point) {
        return Math.min(seen[point], length);
    }

    /// Turns all lists around; one worker, in the order of the points, since the draw depends on the order.
    void turn(NeighbourLists lists, long seed) {
        Arrays.fill(seen, 0);
        for (int i = 0; i < lists.points(); i++) {
            int start = i * length;
            for (int e = start; e < start + lists.filled(i); e++) {
                int other = lists.member[e];
                int slot = seen[other]++;
                if (slot >= length) slot = (int) Long.remainderUnsigned(mix(seed + e), seen[other]);
                if (slot < length) {
                    member[other * length + slot] = i;
                    fresh[other * length + slot] = lists.fresh[e];
                }
            }
        }
    }

    static long mix(long z) {
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
