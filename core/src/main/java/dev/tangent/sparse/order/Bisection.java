package dev.tangent.sparse.order;

import java.util.SplittableRandom;

/// A small vertex separator of a graph, by the multilevel method: coarsen, cut the coarsest graph, and on the way back
/// refine the cut on every level (Karypis and Kumar 1998). Close to linear in the edges.
///
/// Coarsening is random, and luck differs: once the graph is coarse enough for it to cost little, the rest of the way
/// is tried several times and the best cut goes on.
final class Bisection {
    private static final int COARSE_ENOUGH = 120;
    /// A level that leaves more than this share of the vertices is not worth its cost.
    private static final double STALLED = 0.95;
    private static final int TRIALS = 4;
    private static final int TRIED_BELOW = 8;

    private final SplittableRandom random;
    private final long heaviest;
    private final int triedFrom;

    private Bisection(Graph graph, SplittableRandom random) {
        this.random = random;
        heaviest = Math.max(2, graph.totalWeight() * 3 / (2L * COARSE_ENOUGH));
        triedFrom = graph.size() / TRIED_BELOW;
    }

    /// For each vertex 0, 1 or `Separator.CUT`.
    static byte[] of(Graph graph, SplittableRandom random) {
        return new Bisection(graph, random).cut(Coarsening.finest(graph), false).parts();
    }

    private Separator cut(Coarsening fine, boolean tried) {
        Graph graph = fine.graph();
        if (graph.size() <= COARSE_ENOUGH) return GraphGrowing.best(graph, random);
        if (!tried && graph.size() <= triedFrom) return bestOf(fine);
        int[] map = fine.match(random, heaviest);
        Coarsening coarse = fine.contract(map);
        if (coarse.graph().size() > STALLED * graph.size()) return GraphGrowing.best(graph, random);
        Separator cut = new Separator(graph, projected(cut(coarse, tried).parts(), map));
        SeparatorRefinement.refine(cut);
        return cut;
    }

    private Separator bestOf(Coarsening level) {
        Separator best = cut(level, true);
        for (int trial = 1; trial < TRIALS; trial++) {
            Separator other = cut(level, true);
            if (other.cost() < best.cost()) best = other;
        }
        return best;
    }

    private static byte[] projected(byte[] part, int[] map) {
        byte[] fine = new byte[map.length];
        for (int v = 0; v < map.length; v++) fine[v] = part[map[v]];
        return fine;
    }
}
