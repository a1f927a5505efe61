package dev.tangent.sparse.order;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// A small vertex separator of a graph, by the multilevel method: coarsen, cut the coarsest graph, and on the way back
/// refine the cut on every level. Close to linear in the edges.
final class Bisection {
    private static final int COARSE_ENOUGH = 120;
    /// A level that leaves more than this share of the vertices is not worth its cost.
    private static final double STALLED = 0.95;

    private Bisection() {}

    /// For each vertex 0, 1 or `Separator.CUT`.
    static byte[] of(Graph graph, SplittableRandom random) {
        List<Coarsening> levels = new ArrayList<>();
        List<int[]> maps = new ArrayList<>();
        levels.add(Coarsening.finest(graph));
        long heaviest = Math.max(2, graph.totalWeight() * 3 / (2 * COARSE_ENOUGH));
        while (levels.getLast().graph().size() > COARSE_ENOUGH) {
            Coarsening fine = levels.getLast();
            int[] map = fine.match(random, heaviest);
            Coarsening coarse = fine.contract(map);
            if (coarse.graph().size() > STALLED * fine.graph().size()) break;
            levels.add(coarse);
            maps.add(map);
        }
        byte[] part = GraphGrowing.best(levels.getLast().graph(), random).parts();
        for (int level = maps.size() - 1; level >= 0; level--) {
            part = projected(part, maps.get(level));
            SeparatorRefinement.refine(new Separator(levels.get(level).graph(), part));
        }
        return part;
    }

    private static byte[] projected(byte[] part, int[] map) {
        byte[] fine = new byte[map.length];
        for (int v = 0; v < map.length; v++) fine[v] = part[map[v]];
        return fine;
    }
}
