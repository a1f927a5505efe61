package dev.tangent.sparse.order;

/// An undirected graph: each edge stored at both ends, no loops. Neighbours of v lie at `start[v] .. start[v + 1]`.
public record Graph(int[] start, int[] neighbours) {
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
        return new Graph(start, neighbours);
    }

    public int size() {
        return start.length - 1;
    }

    public int degree(int vertex) {
        return start[vertex + 1] - start[vertex];
    }
}
