package dev.tangent.sparse.order;

import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import java.util.stream.IntStream;

/// Vertices with the same neighbours, themselves included, made one: any good order eliminates them together
/// (Ashcraft 1995, "Compressed graphs and the minimum degree algorithm"). Linear in the edges.
record Compression(Graph graph, VertexGroups groups, int[] names) {
    static Compression of(Graph graph) {
        int size = graph.size();
        long[] key = new long[size];
        Parallel.forRange(size, RowLengths.CHUNK, (from, to) -> {
            // hash first, number second: sorting brings candidates together
            for (int v = from; v < to; v++) key[v] = sum(graph, v) % size * size + v;
        });
        Arrays.sort(key);
        VertexGroups groups = new VertexGroups(size);
        int[] weights = graph.weights().clone();
        int[] mark = new int[size];
        Arrays.fill(mark, -1);
        for (int i = 0; i < size; i++) joinEquals(graph, key, i, weights, mark, groups);
        int[] names = IntStream.range(0, size).filter(v -> weights[v] > 0).toArray();
        int[] place = new int[size];
        Arrays.fill(place, -1);
        return new Compression(
                new Graph(graph.start(), graph.neighbours(), weights).restrictedTo(names, place), groups, names);
    }

    /// A vertex and its neighbours, added up.
    private static long sum(Graph graph, int v) {
        long sum = v;
        for (int p = graph.start()[v]; p < graph.start()[v + 1]; p++) sum += graph.neighbours()[p];
        return sum;
    }

    /// Joins to the vertex of key i those of later keys that have the same neighbours.
    private static void joinEquals(Graph graph, long[] key, int i, int[] weights, int[] mark, VertexGroups groups) {
        int size = key.length;
        int v = (int) (key[i] % size);
        if (weights[v] == 0) return;
        boolean marked = false;
        for (int k = i + 1; k < size && key[k] / size == key[i] / size; k++) {
            int u = (int) (key[k] % size);
            if (weights[u] == 0 || graph.degree(u) != graph.degree(v)) continue;
            if (!marked) mark(graph, v, mark);
            marked = true;
            if (!sameNeighbours(graph, u, mark, v)) continue;
            weights[v] += weights[u];
            weights[u] = 0;
            groups.join(v, u);
        }
    }

    private static void mark(Graph graph, int v, int[] mark) {
        mark[v] = v;
        for (int p = graph.start()[v]; p < graph.start()[v + 1]; p++) mark[graph.neighbours()[p]] = v;
    }

    private static boolean sameNeighbours(Graph graph, int u, int[] mark, int v) {
        if (mark[u] != v) return false;
        for (int p = graph.start()[u]; p < graph.start()[u + 1]; p++)
            if (mark[graph.neighbours()[p]] != v) return false;
        return true;
    }

    /// An order of the original vertices from one of the compressed.
    int[] expanded(int[] order) {
        int[] out = new int[mapSize()];
        int q = 0;
        for (int v : order) q = groups.write(names[v], out, q);
        return out;
    }

    private int mapSize() {
        return (int) graph.totalWeight();
    }
}
