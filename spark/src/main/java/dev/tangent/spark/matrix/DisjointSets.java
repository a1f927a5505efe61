package dev.tangent.spark.matrix;

import java.util.Arrays;

/// Union-find; the root of a set is its smallest member.
final class DisjointSets {
    private final int[] parent;

    DisjointSets(int size) {
        parent = new int[size];
        Arrays.setAll(parent, i -> i);
    }

    int size() {
        return parent.length;
    }

    void join(int i, int j) {
        int one = root(i);
        int other = root(j);
        parent[Math.max(one, other)] = Math.min(one, other);
    }

    int root(int i) {
        int at = i;
        while (parent[at] != at) {
            parent[at] = parent[parent[at]];
            at = parent[at];
        }
        return at;
    }
}
