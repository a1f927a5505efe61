package dev.tangent.sparse.order;

import dev.tangent.parallel.Parallel;
import java.util.SplittableRandom;

/// A small vertex separator of a graph, by the multilevel method: coarsen, cut the coarsest graph, and on the way back
/// refine the cut on every level (Karypis and Kumar 1998). Close to linear in the edges.
///
/// Coarsening is random, and results vary: once the graph is coarse enough for it to cost little, the remaining levels
/// are tried several times, in parallel, and the best cut is kept.
final class Bisection {
    private static final int COARSE_ENOUGH = 50;
    /// A level that leaves more than this share of the vertices is not worth its cost.
    private static final double STALLED = 0.95;
    private static final int TRIALS = 4;
    private static final int TRIED_BELOW = 4;
    /// Smaller graphs are cut once: their separators are a small part of the fill and most of the bisections.
    private static final int WORTH_TRYING = 1000;

    private final SplittableRandom random;
    private final long heaviest;
    private final int triedFrom;
    private final SeparatorMoves moves;

    private Bisection(Graph graph, SplittableRandom random, long heaviest, int triedFrom) {
        this.random = random;
        this.heaviest = heaviest;
        this.triedFrom = triedFrom;
        moves = new SeparatorMoves(graph);
    }

    /// For each vertex 0, 1 or `Separator.CUT`.
    static byte[] of(Coarsening finest, SplittableRandom random) {
        Graph graph = finest.graph();
        long heaviest = Math.max(2, graph.totalWeight() * 3 / (2L * COARSE_ENOUGH));
        int triedFrom = graph.size() < WORTH_TRYING ? 0 : graph.size() / TRIED_BELOW;
        return new Bisection(graph, random, heaviest, triedFrom).cut(finest).parts();
    }

    private Separator cut(Coarsening fine) {
        Graph graph = fine.graph();
        if (graph.size() <= COARSE_ENOUGH) return GraphGrowing.best(graph, moves, random);
        if (graph.size() <= triedFrom) return bestOf(fine);
        int[] map = fine.match(random, heaviest);
        Coarsening coarse = fine.contract(map);
        if (coarse.graph().size() > STALLED * graph.size()) return GraphGrowing.best(graph, moves, random);
        Separator cut = new Separator(graph, projected(cut(coarse).parts(), map));
        SeparatorRefinement.refine(cut, moves);
        return cut;
    }

    private Separator bestOf(Coarsening level) {
        Bisection[] trials = new Bisection[TRIALS];
        for (int t = 0; t < TRIALS; t++) trials[t] = new Bisection(level.graph(), random.split(), heaviest, 0);
        Separator[] cuts = new Separator[TRIALS];
        Parallel.forRange(TRIALS, 1, (t, end) -> cuts[t] = trials[t].cut(level));
        Separator best = cuts[0];
        for (Separator other : cuts) if (other.cost() < best.cost()) best = other;
        return best;
    }

    private static byte[] projected(byte[] part, int[] map) {
        byte[] fine = new byte[map.length];
        for (int v = 0; v < map.length; v++) fine[v] = part[map[v]];
        return fine;
    }
}
