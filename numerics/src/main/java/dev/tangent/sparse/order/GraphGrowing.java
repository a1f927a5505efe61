package dev.tangent.sparse.order;

import java.util.Arrays;
import java.util.SplittableRandom;

/// A first separator of a small graph: a side is grown around a random vertex until it holds half of the weight,
/// always taking the vertex that lengthens the border least; the border on the other side is the separator.
final class GraphGrowing {
    private static final int TRIALS = 4;

    private GraphGrowing() {}

    /// The best of several trials, each refined.
    static Separator best(Graph graph, SeparatorMoves moves, SplittableRandom random) {
        Separator best = trial(graph, moves, random);
        for (int trial = 1; trial < TRIALS; trial++) {
            Separator cut = trial(graph, moves, random);
            if (cut.cost() < best.cost()) best = cut;
        }
        return best;
    }

    private static Separator trial(Graph graph, SeparatorMoves moves, SplittableRandom random) {
        Separator cut = grow(graph, moves, random.nextInt(graph.size()));
        SeparatorRefinement.refine(cut, moves);
        return cut;
    }

    private static Separator grow(Graph graph, SeparatorMoves moves, int seed) {
        byte[] part = new byte[graph.size()];
        Arrays.fill(part, (byte) 1);
        Separator cut = new Separator(graph, part);
        moves.begin(cut);
        moves.enter(seed);
        int unseen = 0;
        while (cut.weight(0) + cut.weight(Separator.CUT) / 2 < cut.weight(1)) {
            if (moves.none(0)) { // a connected component is exhausted: continue in the next one
                while (part[unseen] != 1) unseen++;
                moves.enter(unseen);
            }
            moves.move(moves.best(0), 0);
        }
        moves.end();
        return cut;
    }
}
