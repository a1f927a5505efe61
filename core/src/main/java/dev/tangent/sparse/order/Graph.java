package dev.tangent.sparse.order;

import java.util.Arrays;

/// An undirected graph: each edge stored at both ends, no loops. Neighbours of v lie at `start[v] .. start[v + 1]`.
/// A vertex may stand for several, which is its weight.
record Graph(int[] start, int[] neighbours, int[] weights) {
    /// The graph of a symmetric matrix in compressed rows: its off-diagonal pattern.
    public static Graph of(int[] rowStart, int[] columns) {
        int size = rowStart.length - 1;
        int[] start = new int[size + 1];
        int[] neighbours = new int[rowStart[size]];
        int q = 0;
        for (int i = 0; i < size; i++) {
            for (int p = rowStart[i]; p < rowStart[i + 1]; p++) if (columns[p] != i) neighbours[q++] = columns[p];
            start[i + 1] = q;
        }
        int[] weights = new int[size];
        Arrays.fill(weights, 1);
        return new Graph(start, Arrays.copyOf(neighbours, q), weights);
    }

    public int size() {
        return start.length - 1;
    }

    public int degree(int vertex) {
        return start[vertex + 1] - start[vertex];
    }

    long totalWeight() {
        long sum = 0;
        for (int weight : weights) sum += weight;
        return sum;
    }

    /// The graph of some vertices, numbered as in `chosen`, and the edges among them. `place` holds -1 for every
    /// vertex, before and after.
    Graph restrictedTo(int[] chosen, int[] place) {
        int room = 0;
        for (int i = 0; i < chosen.length; i++) {
            place[chosen[i]] = i;
            room += degree(chosen[i]);
        }
        int[] from = new int[chosen.length + 1];
        int[] to = new int[room];
        int[] weight = new int[chosen.length];
        int q = 0;
        for (int i = 0; i < chosen.length; i++) {
            weight[i] = weights[chosen[i]];
            for (int p = start[chosen[i]]; p < start[chosen[i] + 1]; p++)
                if (place[neighbours[p]] >= 0) to[q++] = place[neighbours[p]];
            from[i + 1] = q;
        }
        for (int v : chosen) place[v] = -1;
        return new Graph(from, Arrays.copyOf(to, q), weight);
    }
}
