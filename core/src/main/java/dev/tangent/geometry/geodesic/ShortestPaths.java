package dev.tangent.geometry.geodesic;

import dev.tangent.geometry.neighbours.NodeQueue;
import java.util.Arrays;

/// Shortest paths from one point after another (E. W. Dijkstra, 1959): one worker's scratch.
final class ShortestPaths {
    private final EdgeGraph graph;
    private final double[] distance;
    private final boolean[] settled;
    private final int[] touched;
    private int count;
    private final NodeQueue queue = new NodeQueue();

    ShortestPaths(EdgeGraph graph) {
        this.graph = graph;
        distance = new double[graph.size()];
        settled = new boolean[graph.size()];
        touched = new int[graph.size()];
        Arrays.fill(distance, Double.POSITIVE_INFINITY);
    }

    /// Distances to all points, infinite where there is no path. They last until the next call.
    double[] from(int source) {
        begin(source);
        while (!queue.isEmpty()) settle(-1, -1);
        return distance;
    }

    /// Begins at a point. What was found before is forgotten, at the cost of what was reached.
    void begin(int source) {
        for (int t = 0; t < count; t++) {
            distance[touched[t]] = Double.POSITIVE_INFINITY;
            settled[touched[t]] = false;
        }
        count = 0;
        queue.clear();
        reach(source, 0);
    }

    boolean isDone() {
        return queue.isEmpty();
    }

    /// The distance below which all points are settled.
    double radius() {
        return queue.least();
    }

    boolean isSettled(int point) {
        return settled[point];
    }

    /// Takes the next point; false if it was settled before.
    ///
    /// @param a one end of an edge that is not to be used, -1 for none
    /// @param b its other end
    boolean settle(int a, int b) {
        int point = queue.pop();
        if (settled[point]) return false;
        settled[point] = true;
        double here = distance[point];
        for (int e = graph.start()[point]; e < graph.start()[point + 1]; e++) {
            int other = graph.end()[e];
            if ((point == a && other == b) || (point == b && other == a)) continue;
            double there = here + graph.length()[e];
            if (there < distance[other]) reach(other, there);
        }
        return true;
    }

    private void reach(int point, double there) {
        if (distance[point] == Double.POSITIVE_INFINITY) touched[count++] = point;
        distance[point] = there;
        queue.push(there, point);
    }
}
