package dev.tangent.geometry.geodesic;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.neighbours.ReverseNeighbours;
import java.util.Arrays;
import java.util.BitSet;

/// The neighbour graph without direction: an edge where one of two points is among the other's neighbours, as long as
/// they are apart.
public record EdgeGraph(int[] start, int[] end, double[] length) {
    public static EdgeGraph of(NeighbourGraph graph) {
        return of(graph, Integer.MAX_VALUE, new BitSet());
    }

    /// Of a part of the neighbourhoods.
    ///
    /// @param nearest how many of each, the centre counted
    /// @param left entries of [NeighbourGraph#members] that are left out
    static EdgeGraph of(NeighbourGraph graph, int nearest, BitSet left) {
        ReverseNeighbours reverse = new ReverseNeighbours(graph);
        int size = graph.size();
        int[] from = graph.starts();
        int[] start = new int[size + 1];
        int[] end = new int[2 * from[size]];
        double[] length = new double[end.length];
        int[] mark = new int[size];
        int count = 0;
        for (int i = 0; i < size; i++) {
            mark[i] = i + 1;
            for (int j = 1; j < Math.min(nearest, graph.degree(i)); j++) {
                if (left.get(from[i] + j)) continue;
                mark[graph.neighbour(i, j)] = i + 1;
                end[count] = graph.neighbour(i, j);
                length[count++] = Math.sqrt(graph.squaredDistance(i, j));
            }
            for (int q = reverse.start(i); q < reverse.start(i + 1); q++) {
                int centre = reverse.centre(q);
                int place = reverse.place(q);
                if (mark[centre] == i + 1 || place >= nearest || left.get(from[centre] + place)) continue;
                mark[centre] = i + 1;
                end[count] = centre;
                length[count++] = Math.sqrt(graph.squaredDistance(centre, place));
            }
            start[i + 1] = count;
        }
        return new EdgeGraph(start, Arrays.copyOf(end, count), Arrays.copyOf(length, count));
    }

    public int size() {
        return start.length - 1;
    }

    /// The connected component of each point, numbered in the order of their first points.
    public int[] components() {
        int[] component = new int[size()];
        Arrays.fill(component, -1);
        int[] reached = new int[size()];
        int count = 0;
        for (int first = 0; first < size(); first++) {
            if (component[first] >= 0) continue;
            int filled = 0;
            reached[filled++] = first;
            component[first] = count;
            for (int next = 0; next < filled; next++)
                for (int e = start[reached[next]]; e < start[reached[next] + 1]; e++)
                    if (component[end[e]] < 0) {
                        component[end[e]] = count;
                        reached[filled++] = end[e];
                    }
            count++;
        }
        return component;
    }
}
