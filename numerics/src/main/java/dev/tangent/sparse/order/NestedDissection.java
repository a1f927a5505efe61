package dev.tangent.sparse.order;

import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import java.util.SplittableRandom;

/// Nested dissection: cut the graph by a small separator, which is eliminated last, and each side again in the same
/// way (George 1973, "Nested dissection of a regular finite element mesh"). Where the parts have become small, minimum
/// degree does better.
///
/// A vertex's *stage* is the first position in the order of its part or separator. Minimum degree orders within the
/// stages, one *domain* at a time: a part of the graph that the first few separators cut off, seen together with the
/// separator vertices around it. These separators themselves have become cliques when their turn comes, and any order
/// of a clique is as good.
///
/// Sides and domains run in parallel; random choices are seeded for each part separately and domains depend on the
/// graph alone, so threads do not change the result.
final class NestedDissection {
    private static final int SMALL = 200;
    /// A domain is at most this part of the graph: enough of them for any sensible number of threads.
    private static final int DOMAINS = 16;

    private final Graph whole;

    /// For each vertex the stage in which it is eliminated; a separator's stage is higher than those of its sides.
    final int[] stage;

    private final int[] order;
    private final int domain;

    private NestedDissection(Graph graph) {
        whole = graph;
        stage = new int[graph.size()];
        order = new int[graph.size()];
        domain = Math.max(SMALL, graph.size() / DOMAINS);
    }

    /// A permutation: `order[position] = vertex`.
    static int[] order(Graph graph, long seed) {
        return of(graph, seed).order;
    }

    static NestedDissection of(Graph graph, long seed) {
        NestedDissection work = new NestedDissection(graph);
        int[] all = new int[graph.size()];
        Arrays.setAll(all, v -> v);
        work.dissect(Coarsening.finest(graph), all, 0, seed, false);
        return work;
    }

    /// `names` are the vertices' numbers in the whole graph; stages begin with `first`.
    private void dissect(Coarsening level, int[] names, int first, long seed, boolean inside) {
        if (!inside && names.length <= domain) {
            dissect(level, names, first, seed, true);
            orderWithin(names, first);
            return;
        }
        if (names.length <= SMALL) {
            for (int v : names) stage[v] = first;
            return;
        }
        byte[] part = Bisection.of(level, new SplittableRandom(seed));
        int[][] members = members(part);
        int sides = members[0].length + members[1].length;
        for (int i = 0; i < members[Separator.CUT].length; i++) {
            int v = names[members[Separator.CUT][i]];
            stage[v] = first + sides;
            order[first + sides + i] = v;
        }
        if (members[0].length == 0 || members[1].length == 0) { // no cut to be had: a clique, nearly
            for (int v : members[members[0].length == 0 ? 1 : 0]) stage[names[v]] = first;
            if (!inside) orderWithin(names, first);
            return;
        }
        Parallel.forRange(2, 1, (side, end) -> {
            int[] chosen = members[side];
            int[] chosenNames = new int[chosen.length];
            for (int i = 0; i < chosen.length; i++) chosenNames[i] = names[chosen[i]];
            int from = side == 0 ? first : first + members[0].length;
            dissect(level.restrictedTo(chosen), chosenNames, from, 31 * seed + side + 1, inside);
        });
    }

    private static int[][] members(byte[] part) {
        int[][] members = new int[3][part.length];
        int[] count = new int[3];
        for (int v = 0; v < part.length; v++) members[part[v]][count[part[v]]++] = v;
        for (int p = 0; p < 3; p++) members[p] = Arrays.copyOf(members[p], count[p]);
        return members;
    }

    /// Minimum degree for a domain, aware of its surroundings, which are eliminated later.
    private void orderWithin(int[] names, int first) {
        int[] place = new int[whole.size()];
        Arrays.fill(place, -1);
        int[] chosen = withSurroundings(names, place);
        int[] local = new int[chosen.length];
        Arrays.fill(local, names.length, chosen.length, Integer.MAX_VALUE);
        for (int i = 0; i < names.length; i++) local[i] = stage[names[i]];
        int[] found = MinimumDegree.order(whole.restrictedTo(chosen, place), local, names.length);
        for (int i = 0; i < names.length; i++) order[first + i] = chosen[found[i]];
    }

    private int[] withSurroundings(int[] names, int[] place) {
        int[] chosen = Arrays.copyOf(names, 2 * names.length);
        int count = names.length;
        for (int v : names) place[v] = 0;
        for (int v : names) {
            for (int p = whole.start()[v]; p < whole.start()[v + 1]; p++) {
                int u = whole.neighbours()[p];
                if (place[u] == 0) continue;
                place[u] = 0;
                if (count == chosen.length) chosen = Arrays.copyOf(chosen, 2 * count);
                chosen[count++] = u;
            }
        }
        for (int i = 0; i < count; i++) place[chosen[i]] = -1;
        return Arrays.copyOf(chosen, count);
    }
}
