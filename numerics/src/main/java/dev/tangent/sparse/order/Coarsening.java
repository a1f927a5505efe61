package dev.tangent.sparse.order;

import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import java.util.SplittableRandom;

/// A graph with edge weights.
///
/// Coarsening matches each vertex with the unmatched neighbour of heaviest edge and makes the pair one vertex; the
/// weight of an edge between two coarse vertices is the sum of the weights of the edges it replaces. A small separator
/// of the coarse graph is then near one of the fine graph (Karypis and Kumar 1998, "A fast and high quality multilevel
/// scheme for partitioning irregular graphs": heavy-edge matching).
record Coarsening(Graph graph, int[] edgeWeights) {
    private static final int CHUNK = 1024;
    /// Neighbours looked at, of about so many more, to see how many are common.
    private static final int SAMPLE = 24;

    /// Weights an edge by the number of neighbours its ends share, counted on a sample. With equal weights the
    /// first matching would be arbitrary and join vertices of a neighbour graph that have few neighbours in common.
    static Coarsening finest(Graph graph) {
        int[] edgeWeights = new int[graph.neighbours().length];
        Parallel.forRange(graph.size(), CHUNK, () -> new int[graph.size()], (mark, from, to) -> {
            for (int v = from; v < to; v++) weigh(graph, v, mark, edgeWeights);
        });
        return new Coarsening(graph, edgeWeights);
    }

    private static void weigh(Graph graph, int v, int[] mark, int[] edgeWeights) {
        int from = graph.start()[v];
        int to = graph.start()[v + 1];
        for (int p = from; p < to; p++) mark[graph.neighbours()[p]] = v + 1;
        for (int p = from; p < to; p++) edgeWeights[p] = 1 + marked(graph, graph.neighbours()[p], mark, v + 1);
    }

    private static int marked(Graph graph, int u, int[] mark, int stamp) {
        int step = 1 + graph.degree(u) / SAMPLE;
        int count = 0;
        for (int p = graph.start()[u]; p < graph.start()[u + 1]; p += step)
            if (mark[graph.neighbours()[p]] == stamp) count++;
        return count;
    }

    /// Some vertices, numbered as in `chosen`, and the edges among them.
    Coarsening restrictedTo(int[] chosen) {
        int[] place = new int[graph.size()];
        Arrays.fill(place, -1);
        Graph part = graph.restrictedTo(chosen, place);
        for (int i = 0; i < chosen.length; i++) place[chosen[i]] = i;
        int[] kept = new int[part.neighbours().length];
        Parallel.forRange(chosen.length, RowLengths.CHUNK, (from, to) -> {
            for (int i = from; i < to; i++) keep(chosen[i], place, kept, part.start()[i]);
        });
        return new Coarsening(part, kept);
    }

    /// Writes the weights of the edges to vertices that have a place.
    private void keep(int vertex, int[] place, int[] kept, int at) {
        int q = at;
        for (int p = graph.start()[vertex]; p < graph.start()[vertex + 1]; p++)
            if (place[graph.neighbours()[p]] >= 0) kept[q++] = edgeWeights[p];
    }

    /// For each vertex its coarse vertex; coarse vertices are numbered by their first member.
    int[] match(SplittableRandom random, long heaviest) {
        int size = graph.size();
        int[] mate = new int[size];
        Arrays.fill(mate, -1);
        for (int v : shuffled(size, random)) {
            if (mate[v] >= 0) continue;
            int best = v;
            int strongest = 0;
            for (int p = graph.start()[v]; p < graph.start()[v + 1]; p++) {
                int u = graph.neighbours()[p];
                if (edgeWeights[p] > strongest && mate[u] < 0 && graph.weights()[v] + graph.weights()[u] <= heaviest) {
                    best = u;
                    strongest = edgeWeights[p];
                }
            }
            mate[v] = best;
            mate[best] = v;
        }
        int[] coarse = new int[size];
        int count = 0;
        for (int v = 0; v < size; v++) coarse[v] = mate[v] >= v ? count++ : coarse[mate[v]];
        return coarse;
    }

    Coarsening contract(int[] coarse) {
        int size = graph.size();
        int count = Arrays.stream(coarse).max().orElse(-1) + 1;
        int[] members = new int[2 * count];
        Arrays.fill(members, -1);
        for (int v = 0; v < size; v++) members[members[2 * coarse[v]] < 0 ? 2 * coarse[v] : 2 * coarse[v] + 1] = v;
        int[] room = new int[count + 1];
        for (int v = 0; v < size; v++) room[coarse[v] + 1] += graph.degree(v);
        RowLengths rows = RowLengths.of(room);
        int[] weights = new int[count];
        int[] neighbours = rows.allocate();
        int[] edgeWeight = rows.allocate();
        Parallel.forRange(count, RowLengths.CHUNK, () -> unused(count), (slot, from, to) -> {
            for (int c = from; c < to; c++) {
                int q = room[c];
                for (int m = 2 * c; m < 2 * c + 2 && members[m] >= 0; m++) {
                    weights[c] += graph.weights()[members[m]];
                    q = collect(members[m], c, coarse, slot, room[c], q, neighbours, edgeWeight);
                }
                rows.length()[c] = q - room[c];
            }
        });
        int[] start = rows.starts();
        return new Coarsening(
                new Graph(start, rows.closed(neighbours, start), weights), rows.closed(edgeWeight, start));
    }

    /// Adds a vertex's edges to the row of its coarse vertex, which begins at `row` and has come to `q`. Where an
    /// edge to a coarse vertex was put is in `slot`, if at or beyond the row's start.
    private int collect(int v, int own, int[] coarse, int[] slot, int row, int q, int[] neighbours, int[] edgeWeight) {
        int end = q;
        for (int p = graph.start()[v]; p < graph.start()[v + 1]; p++) {
            int d = coarse[graph.neighbours()[p]];
            if (d == own) continue;
            if (slot[d] < row) {
                slot[d] = end;
                neighbours[end] = d;
                edgeWeight[end++] = edgeWeights[p];
            } else edgeWeight[slot[d]] += edgeWeights[p];
        }
        return end;
    }

    private static int[] unused(int count) {
        int[] slot = new int[count];
        Arrays.fill(slot, -1);
        return slot;
    }

    static int[] shuffled(int size, SplittableRandom random) {
        int[] order = new int[size];
        for (int i = 0; i < size; i++) {
            int j = (int) Math.unsignedMultiplyHigh(random.nextLong(), i + 1); // no division, no bias to speak of
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }
}
