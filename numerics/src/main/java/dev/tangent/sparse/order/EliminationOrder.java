package dev.tangent.sparse.order;

import java.util.Arrays;

/// Orders of the vertices of a graph for elimination: `order[position] = vertex`.
final class EliminationOrder {
    private EliminationOrder() {}

    /// Approximate minimum degree: quick, and best for small or nearly tree-like graphs.
    public static int[] byMinimumDegree(Graph graph) {
        return reduced(graph, MinimumDegree::order);
    }

    /// Nested dissection, with minimum degree within the parts: best for large graphs of low dimension and for
    /// neighbour graphs.
    public static int[] byNestedDissection(Graph graph, long seed) {
        return reduced(graph, rest -> NestedDissection.order(rest, seed));
    }

    @FunctionalInterface
    private interface Method {
        int[] order(Graph graph);
    }

    /// Sets dense vertices apart, merges equal ones, and orders the rest.
    private static int[] reduced(Graph graph, Method method) {
        int[] sparse = DenseVertices.absentFrom(graph);
        int[] dense = DenseVertices.in(graph);
        int[] place = new int[graph.size()];
        Arrays.fill(place, -1);
        Compression compression = Compression.of(dense.length == 0 ? graph : graph.restrictedTo(sparse, place));
        int[] inner = compression.expanded(method.order(compression.graph()));
        int[] order = new int[graph.size()];
        for (int i = 0; i < inner.length; i++) order[i] = sparse[inner[i]];
        System.arraycopy(dense, 0, order, inner.length, dense.length);
        return order;
    }
}
