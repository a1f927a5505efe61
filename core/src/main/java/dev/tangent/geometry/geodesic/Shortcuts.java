package dev.tangent.geometry.geodesic;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.parallel.Parallel;
import java.util.BitSet;

/// Edges of a neighbour graph that join folds of the manifold: points near in space and far along it.
///
/// The nearest ten of each neighbourhood seldom reach over to another fold. So an edge is a shortcut if the shortest
/// path over these is more than six times as long as the edge itself (or as their neighbourhoods are wide, if those
/// are wider: next to a very short edge any way round is long). An edge of the ten is tested against the others. An
/// edge that alone joins two parts is no shortcut: there is no other way.
///
/// A way round a gap that chance left between the points of a sheet is up to five times as long; a way round a turn of
/// a roll is eight times as long as the gap between turns, and longer.
///
/// Several shortcuts side by side among the nearest ten hide each other. Where a search would reach more than two
/// thousand points, as in many dimensions, the edge counts as none. Cost: a search in a ball of a few neighbourhoods
/// for each point and each of its nearest ten. Same bits on any number of threads.
///
/// @param graph the one that was looked at
/// @param entries those of [NeighbourGraph#members] that are shortcuts
public record Shortcuts(NeighbourGraph graph, BitSet entries) {
    private static final int NEAREST = 10;
    private static final double LONGER = 6;
    private static final int MOST_REACHED = 2000;
    private static final int CHUNK = 64;

    public static Shortcuts of(NeighbourGraph graph) {
        BitSet near = found(graph, EdgeGraph.of(graph, NEAREST, new BitSet()), Shortcuts::markNear);
        int[] component = EdgeGraph.of(graph, NEAREST, near).components();
        removeBridges(graph, near, component);
        BitSet all = found(graph, EdgeGraph.of(graph, NEAREST, near), Shortcuts::markFar);
        removeBridges(graph, all, component);
        all.or(near);
        return new Shortcuts(graph, all);
    }

    /// How many edges are shortcuts, directions not counted twice.
    public int count() {
        return edges(entries);
    }

    /// How many edges there are.
    public int edges() {
        BitSet all = new BitSet();
        all.set(0, graph.starts()[graph.size()]);
        return edges(all);
    }

    /// The graph without its shortcuts. Every neighbourhood keeps its nearest members, whatever they are.
    ///
    /// @param least how many, the centre counted
    public NeighbourGraph cut(int least) {
        return graph.without(entries, least);
    }

    private int edges(BitSet chosen) {
        int count = 0;
        for (int i = 0; i < graph.size(); i++)
            for (int j = 1; j < graph.degree(i); j++)
                if (chosen.get(graph.starts()[i] + j) && !(graph.neighbour(i, j) < i && hasBack(chosen, i, j))) count++;
        return count;
    }

    /// Whether the neighbour has the point in turn, so that its list counts the edge.
    private boolean hasBack(BitSet chosen, int i, int j) {
        int other = graph.neighbour(i, j);
        for (int t = 1; t < graph.degree(other); t++)
            if (graph.neighbour(other, t) == i) return chosen.get(graph.starts()[other] + t);
        return false;
    }

    private interface Marker {
        void mark(NeighbourGraph graph, ShortestPaths paths, int centre, boolean[] marks);
    }

    private static BitSet found(NeighbourGraph graph, EdgeGraph edges, Marker marker) {
        boolean[] marks = new boolean[graph.starts()[graph.size()]];
        Parallel.forRange(graph.size(), CHUNK, () -> new ShortestPaths(edges), (paths, from, to) -> {
            for (int i = from; i < to; i++) marker.mark(graph, paths, i, marks);
        });
        BitSet found = new BitSet();
        for (int i = 0; i < graph.size(); i++)
            for (int j = 1; j < graph.degree(i); j++) if (marks[graph.starts()[i] + j]) setBothWays(graph, i, j, found);
        return found;
    }

    /// From one end the search may end for lack of points, from the other for lack of reach: an edge is one thing.
    private static void setBothWays(NeighbourGraph graph, int i, int j, BitSet found) {
        int other = graph.neighbour(i, j);
        found.set(graph.starts()[i] + j);
        for (int t = 1; t < graph.degree(other); t++)
            if (graph.neighbour(other, t) == i) found.set(graph.starts()[other] + t);
    }

    /// Every near edge by a search of its own that does not use it.
    private static void markNear(NeighbourGraph graph, ShortestPaths paths, int centre, boolean[] marks) {
        for (int j = 1; j < Math.min(NEAREST, graph.degree(centre)); j++) {
            int other = graph.neighbour(centre, j);
            double limit = limit(graph, centre, j);
            paths.begin(centre);
            int reached = 0;
            while (!paths.isDone() && !paths.isSettled(other) && paths.radius() <= limit && reached < MOST_REACHED)
                if (paths.settle(centre, other)) reached++;
            marks[graph.starts()[centre] + j] = isLonger(paths, other, limit);
        }
    }

    /// All farther edges by one search, which goes on until the last of them is decided.
    private static void markFar(NeighbourGraph graph, ShortestPaths paths, int centre, boolean[] marks) {
        paths.begin(centre);
        int reached = 0;
        for (int j = NEAREST; j < graph.degree(centre); j++) {
            int other = graph.neighbour(centre, j);
            double limit = limit(graph, centre, j);
            while (!paths.isDone() && !paths.isSettled(other) && paths.radius() <= limit && reached < MOST_REACHED)
                if (paths.settle(-1, -1)) reached++;
            marks[graph.starts()[centre] + j] = isLonger(paths, other, limit);
        }
    }

    private static boolean isLonger(ShortestPaths paths, int other, double limit) {
        return !paths.isSettled(other) && !paths.isDone() && paths.radius() > limit;
    }

    private static double limit(NeighbourGraph graph, int centre, int j) {
        double square = Math.max(width(graph, centre), width(graph, graph.neighbour(centre, j)));
        return LONGER * Math.sqrt(Math.max(graph.squaredDistance(centre, j), square));
    }

    private static double width(NeighbourGraph graph, int point) {
        return graph.squaredDistance(point, Math.min(NEAREST, graph.degree(point)) - 1);
    }

    private static void removeBridges(NeighbourGraph graph, BitSet entries, int[] component) {
        for (int i = 0; i < graph.size(); i++)
            for (int j = 1; j < graph.degree(i); j++)
                if (component[i] != component[graph.neighbour(i, j)]) entries.clear(graph.starts()[i] + j);
    }
}
