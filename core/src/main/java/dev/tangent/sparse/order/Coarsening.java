package dev.tangent.sparse.order;

import java.util.Arrays;
import java.util.SplittableRandom;

/// A graph, how strongly its edges bind, and where its vertices went in the next coarser graph.
///
/// Coarsening matches each vertex with the free neighbour it is bound to most strongly and makes the pair one vertex;
/// a bond between two coarse vertices is the sum of the bonds it stands for. A small separator of the coarse graph is
/// then near one of the fine graph (Karypis and Kumar 1998, "A fast and high quality multilevel scheme for
/// partitioning irregular graphs": heavy-edge matching).
record Coarsening(Graph graph, int[] bonds) {
    static Coarsening finest(Graph graph) {
        int[] bonds = new int[graph.neighbours().length];
        Arrays.fill(bonds, 1);
        return new Coarsening(graph, bonds);
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
                if (bonds[p] > strongest && mate[u] < 0 && graph.weights()[v] + graph.weights()[u] <= heaviest) {
                    best = u;
                    strongest = bonds[p];
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
        int count = 0;
        for (int c : coarse) count = Math.max(count, c + 1);
        int[] members = new int[2 * count];
        Arrays.fill(members, -1);
        for (int v = 0; v < size; v++) members[members[2 * coarse[v]] < 0 ? 2 * coarse[v] : 2 * coarse[v] + 1] = v;
        int[] start = new int[count + 1];
        int[] weights = new int[count];
        int[] neighbours = new int[graph.neighbours().length];
        int[] bond = new int[neighbours.length];
        int[] slot = new int[count]; // where an edge to this vertex was put, if at or beyond the current row's start
        Arrays.fill(slot, -1);
        int q = 0;
        for (int c = 0; c < count; c++) {
            int row = q;
            for (int m = 2 * c; m < 2 * c + 2 && members[m] >= 0; m++) {
                int v = members[m];
                weights[c] += graph.weights()[v];
                for (int p = graph.start()[v]; p < graph.start()[v + 1]; p++) {
                    int d = coarse[graph.neighbours()[p]];
                    if (d == c) continue;
                    if (slot[d] < row) {
                        slot[d] = q;
                        neighbours[q] = d;
                        bond[q++] = bonds[p];
                    } else bond[slot[d]] += bonds[p];
                }
            }
            start[c + 1] = q;
        }
        return new Coarsening(new Graph(start, Arrays.copyOf(neighbours, q), weights), Arrays.copyOf(bond, q));
    }

    static int[] shuffled(int size, SplittableRandom random) {
        int[] order = new int[size];
        for (int i = 0; i < size; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }
}
