package dev.tangent.sparse.order;

/// A cut of a graph: each vertex on side 0, on side 1, or (`CUT`) in the separator; no edge joins the two sides.
///
/// The state of a local search: it knows the weight of the parts and moves a vertex out of the separator together with
/// the neighbours that must take its place.
final class Separator {
    static final byte CUT = 2;

    private final Graph graph;
    private final byte[] part;
    private final long[] weight = new long[3];

    Separator(Graph graph, byte[] part) {
        this.graph = graph;
        this.part = part;
        for (int v = 0; v < part.length; v++) weight[part[v]] += graph.weights()[v];
    }

    Graph graph() {
        return graph;
    }

    byte[] parts() {
        return part;
    }

    long weight(int part) {
        return weight[part];
    }

    void set(int vertex, int to) {
        int w = graph.weights()[vertex];
        weight[part[vertex]] -= w;
        weight[to] += w;
        part[vertex] = (byte) to;
    }

    /// The heavier side may weigh this much: 60 % of all. Stricter balance costs larger separators, and a side that
    /// is too heavy is simply cut once more.
    long heaviestSide() {
        return (weight[0] + weight[1] + weight[CUT]) * 3 / 5;
    }

    /// The smaller the better: the separator, if the sides are in balance; far worse if they are not.
    long cost() {
        long over = Math.max(0, Math.max(weight[0], weight[1]) - heaviestSide());
        return weight[CUT] + 4 * over;
    }

    long imbalance() {
        return Math.abs(weight[0] - weight[1]);
    }
}
