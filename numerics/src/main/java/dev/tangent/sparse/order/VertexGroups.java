package dev.tangent.sparse.order;

import java.util.Arrays;

/// Vertices merged into groups, each named by one of them: linked lists joined in constant time.
final class VertexGroups {
    private static final int NONE = -1;

    private final int[] next;
    private final int[] last;

    VertexGroups(int size) {
        next = new int[size];
        last = new int[size];
        Arrays.fill(next, NONE);
        Arrays.setAll(last, v -> v);
    }

    void join(int group, int other) {
        next[last[group]] = other;
        last[group] = last[other];
    }

    /// Writes the members from `at` on; returns where it stopped.
    int write(int group, int[] out, int at) {
        int q = at;
        for (int v = group; v != NONE; v = next[v]) out[q++] = v;
        return q;
    }
}
