package dev.tangent.sparse.order;

import java.util.Arrays;
import java.util.SplittableRandom;

/// A first separator of a small graph: a side is grown around a random vertex until it holds half of the weight,
/// always taking the vertex that lengthens the border least; the border on the other side is the separator.
final class GraphGrowing {
    private static final int TRIALS = 8;

    private GraphGrowing() {}

    /// The best of several trials, each refined.
    static Separator best(Graph graph, SplittableRandom random) {
        Separator best = null;
        for (int trial = 0; trial < TRIALS; trial++) {
            Separator cut = grow(graph, random.nextInt(graph.size()));
            SeparatorRefinement.refine(cut);
            if (best == null || cut.cost() < best.cost()) best = cut;
        }
        return best;
    }

    private static Separator grow(Graph graph, int seed) {
        byte[] part = new byte[graph.size()];
        Arrays.fill(part, (byte) 1);
        Separator cut = new Separator(graph, part);
        IndexedHeap border = new IndexedHeap(graph.size());
        border.put(seed, 0);
        int unseen = 0;
        while (cut.weight(0) + cut.weight(Separator.CUT) / 2 < cut.weight(1)) {
            if (border.isEmpty()) { // a piece is used up: go on in the next one
                while (part[unseen] != 1) unseen++;
                border.put(unseen, 0);
            }
            take(cut, border);
        }
        return cut;
    }

    private static void take(Separator cut, IndexedHeap border) {
        Graph graph = cut.graph();
        int v = border.top();
        border.remove(v);
        cut.set(v, 0);
        for (int p = graph.start()[v]; p < graph.start()[v + 1]; p++) {
            int u = graph.neighbours()[p];
            if (cut.part(u) != 1) continue;
            cut.set(u, Separator.CUT);
            border.put(u, gain(cut, u));
            for (int q = graph.start()[u]; q < graph.start()[u + 1]; q++) {
                int x = graph.neighbours()[q];
                if (cut.part(x) == Separator.CUT && x != u) border.put(x, gain(cut, x));
            }
        }
    }

    private static int gain(Separator cut, int v) {
        Graph graph = cut.graph();
        int gain = graph.weights()[v];
        for (int p = graph.start()[v]; p < graph.start()[v + 1]; p++) {
            int u = graph.neighbours()[p];
            if (cut.part(u) == 1) gain -= graph.weights()[u];
        }
        return gain;
    }
}
