package dev.tangent.sparse.order;

import dev.tangent.parallel.Parallel;
import dev.tangent.parallel.Progress;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.IntStream;

/// An order of elimination that keeps the Cholesky factor sparse: `order[position] = row`.
///
/// Depends on the pattern alone, not on values, threads or time.
public final class FillOrder {
    private static final int SMALL = 500;
    private static final long SEED = 20150607;

    private FillOrder() {}

    public static int[] of(SparseMatrix matrix) {
        Graph graph = Graph.of(matrix.rowStart(), matrix.columns());
        if (graph.size() <= SMALL) return byMinimumDegree(graph);
        // How far it has come is unknown until the end, so listeners hear nothing of the loops inside.
        return Progress.silently(() -> Parallel.nested(() -> byNestedDissection(graph, SEED)));
    }

    /// Approximate minimum degree: quick, and best for small or nearly tree-like graphs.
    static int[] byMinimumDegree(Graph graph) {
        return reduced(graph, MinimumDegree::order);
    }

    /// Nested dissection, with minimum degree within the parts: best for large graphs of low dimension and for
    /// neighbour graphs.
    static int[] byNestedDissection(Graph graph, long seed) {
        return reduced(graph, rest -> NestedDissection.order(rest, seed));
    }

    /// Sets dense vertices apart, merges equal ones, and orders the rest. Dense vertices come last in any order,
    /// and left in the graph they would only slow the search for one.
    private static int[] reduced(Graph graph, Function<Graph, int[]> method) {
        double most = Math.max(16, 10 * Math.sqrt(graph.size()));
        int[] sparse = vertices(graph).filter(v -> graph.degree(v) <= most).toArray();
        int[] dense = vertices(graph).filter(v -> graph.degree(v) > most).toArray();
        int[] place = new int[graph.size()];
        Arrays.fill(place, -1);
        Compression compression = Compression.of(dense.length == 0 ? graph : graph.restrictedTo(sparse, place));
        int[] inner = compression.expanded(method.apply(compression.graph()));
        int[] order = new int[graph.size()];
        for (int i = 0; i < inner.length; i++) order[i] = sparse[inner[i]];
        System.arraycopy(dense, 0, order, inner.length, dense.length);
        return order;
    }

    private static IntStream vertices(Graph graph) {
        return IntStream.range(0, graph.size());
    }
}
