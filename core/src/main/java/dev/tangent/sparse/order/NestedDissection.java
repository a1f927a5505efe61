package dev.tangent.sparse.order;

import dev.tangent.linalg.Parallel;
import java.util.Arrays;
import java.util.SplittableRandom;

/// Nested dissection: cut the graph by a small separator, which is eliminated last, and each side again in the same
/// way (George 1973, "Nested dissection of a regular finite element mesh"). Where the pieces have become small, minimum
/// degree does better.
///
/// The result says only which piece or separator is eliminated when; `MinimumDegree` orders within. The sides are cut
/// in parallel; random choices are seeded for each piece by itself, so threads do not change the result.
final class NestedDissection {
    private static final int SMALL = 120;

    private final int[] stage;

    private NestedDissection(int size) {
        stage = new int[size];
    }

    /// For each vertex the stage in which it is eliminated; a separator's stage is higher than those of its sides.
    static int[] stages(Graph graph, long seed) {
        int[] all = new int[graph.size()];
        Arrays.setAll(all, v -> v);
        NestedDissection work = new NestedDissection(graph.size());
        work.dissect(graph, all, 0, seed);
        return work.stage;
    }

    /// `names` are the vertices' numbers in the whole graph; stages begin with `first`.
    private void dissect(Graph graph, int[] names, int first, long seed) {
        if (graph.size() <= SMALL) {
            for (int v : names) stage[v] = first;
            return;
        }
        byte[] part = Bisection.of(graph, new SplittableRandom(seed));
        int[][] members = members(part);
        int sides = members[0].length + members[1].length;
        for (int v : members[Separator.CUT]) stage[names[v]] = first + sides;
        if (members[0].length == 0 || members[1].length == 0) { // no cut to be had: a clique, nearly
            for (int v : members[members[0].length == 0 ? 1 : 0]) stage[names[v]] = first;
            return;
        }
        Parallel.forRange(2, 1, (side, end) -> {
            int[] chosen = members[side];
            int[] place = new int[graph.size()];
            Arrays.fill(place, -1);
            int[] chosenNames = new int[chosen.length];
            for (int i = 0; i < chosen.length; i++) chosenNames[i] = names[chosen[i]];
            int from = side == 0 ? first : first + members[0].length;
            dissect(graph.restrictedTo(chosen, place), chosenNames, from, 31 * seed + side + 1);
        });
    }

    private static int[][] members(byte[] part) {
        int[][] members = new int[3][part.length];
        int[] count = new int[3];
        for (int v = 0; v < part.length; v++) members[part[v]][count[part[v]]++] = v;
        for (int p = 0; p < 3; p++) members[p] = Arrays.copyOf(members[p], count[p]);
        return members;
    }
}
