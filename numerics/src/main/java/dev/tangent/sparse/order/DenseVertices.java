package dev.tangent.sparse.order;

import java.util.stream.IntStream;

/// Vertices joined to a large part of the graph. They come last in any order, and left in the graph they would only
/// slow the search for one.
final class DenseVertices {
    private DenseVertices() {}

    /// Vertices with at most 10 sqrt(n) neighbours.
    static int[] absentFrom(Graph graph) {
        return IntStream.range(0, graph.size()).filter(v -> !dense(graph, v)).toArray();
    }

    /// The others, ascending.
    static int[] in(Graph graph) {
        return IntStream.range(0, graph.size()).filter(v -> dense(graph, v)).toArray();
    }

    private static boolean dense(Graph graph, int v) {
        return graph.degree(v) > Math.max(16, 10 * Math.sqrt(graph.size()));
    }
}
