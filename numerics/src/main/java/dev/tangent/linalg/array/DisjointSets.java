package dev.tangent.linalg.array;

import java.util.Arrays;

/// Union-find: the numbers below a size in sets, each with one of its members as the root. At first every number is a
/// set of its own.
public final class DisjointSets {
    private final int[] parent;

    public DisjointSets(int size) {
        parent = new int[size];
        Arrays.setAll(parent, i -> i);
    }

    /// How many numbers there are.
    public int size() {
        return parent.length;
    }

    /// Makes one set of those of i and j; the smaller of the two roots is its root.
    public void join(int i, int j) {
        int one = root(i);
        int other = root(j);
        parent[Math.max(one, other)] = Math.min(one, other);
    }

    /// Makes the set of a root a part of the set of another member.
    public void hang(int root, int below) {
        parent[root] = below;
    }

    /// The root of the set that i is in. Halves the path to it, so that many look-ups are cheap.
    public int root(int i) {
        int at = i;
        while (parent[at] != at) {
            parent[at] = parent[parent[at]];
            at = parent[at];
        }
        return at;
    }
}
