package dev.tangent.sparse.order;

import dev.tangent.parallel.Parallel;
import java.util.Arrays;

/// An undirected graph: each edge stored at both ends, no loops. Neighbours of v lie at `start[v] .. start[v + 1]`.
/// A vertex may stand for several, which is its weight.
record Graph(int[] start, int[] neighbours, int[] weights) {
    /// The graph of a symmetric matrix in compressed rows: its off-diagonal pattern.
    public static Graph of(int[] rowStart, int[] columns) {
        RowLengths rows = new RowLengths(rowStart, new int[rowStart.length - 1]);
        int[] written = new int[rowStart[rows.rows()]];
        Parallel.forRange(rows.rows(), RowLengths.CHUNK, (from, to) -> {
            for (int i = from; i < to; i++)
                rows.length()[i] = others(columns, rowStart[i], rowStart[i + 1], i, written);
        });
        int[] start = rows.starts();
        int[] weights = new int[rows.rows()];
        Arrays.fill(weights, 1);
        return new Graph(start, rows.closed(written, start), weights);
    }

    /// Writes the columns of row i but its own, and returns how many.
    private static int others(int[] columns, int from, int to, int i, int[] written) {
        int q = from;
        for (int p = from; p < to; p++) if (columns[p] != i) written[q++] = columns[p];
        return q - from;
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
        int[] room = new int[chosen.length + 1];
        int[] weight = new int[chosen.length];
        for (int i = 0; i < chosen.length; i++) {
            place[chosen[i]] = i;
            room[i + 1] = degree(chosen[i]);
            weight[i] = weights[chosen[i]];
        }
        RowLengths rows = RowLengths.of(room);
        int[] written = rows.allocate();
        Parallel.forRange(chosen.length, RowLengths.CHUNK, (low, high) -> {
            for (int i = low; i < high; i++) rows.length()[i] = placed(chosen[i], place, written, room[i]);
        });
        int[] from = rows.starts();
        for (int v : chosen) place[v] = -1;
        return new Graph(from, rows.closed(written, from), weight);
    }

    /// Writes the places of the neighbours that have one, and returns how many.
    private int placed(int vertex, int[] place, int[] written, int at) {
        int q = at;
        for (int p = start[vertex]; p < start[vertex + 1]; p++)
            if (place[neighbours[p]] >= 0) written[q++] = place[neighbours[p]];
        return q - at;
    }
}
