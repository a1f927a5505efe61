package dev.tangent.geometry.neighbours;

import dev.tangent.geometry.NeighbourGraph;

/// For every point the centres whose neighbourhood it belongs to, ascending: the transpose of the neighbour graph.
public final class ReverseNeighbours {
    private final int[] start;
    private final int[] centres;
    private final int[] place;

    public ReverseNeighbours(NeighbourGraph graph) {
        int[] members = graph.members();
        int[] from = graph.starts();
        int size = graph.cloud().size();
        int entries = from[graph.size()];
        start = new int[size + 1];
        centres = new int[entries];
        place = new int[entries];
        for (int p = 0; p < entries; p++) start[members[p] + 1]++;
        for (int i = 0; i < size; i++) start[i + 1] += start[i];
        int[] next = start.clone();
        for (int i = 0; i < graph.size(); i++) {
            for (int p = from[i]; p < from[i + 1]; p++) {
                int q = next[members[p]]++;
                centres[q] = i;
                place[q] = p - from[i];
            }
        }
    }

    /// Where the list of a point begins; one more entry than points.
    public int start(int point) {
        return start[point];
    }

    /// The centre of the neighbourhood that entry q of the lists names.
    public int centre(int q) {
        return centres[q];
    }

    /// Which place the point takes in that neighbourhood.
    public int place(int q) {
        return place[q];
    }
}
