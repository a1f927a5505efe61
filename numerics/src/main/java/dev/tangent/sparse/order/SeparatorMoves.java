package dev.tangent.sparse.order;

import java.util.Arrays;

/// The moves that lead from one separator to another: a vertex leaves it for a side, and the vertex's neighbours on the
/// other side take its place. The moves at hand are filed by gain, the weight by which they make the separator lighter.
///
/// Made once for the finest graph of a bisection and then used on every level. A move costs the neighbourhoods of the
/// vertices that leave and enter.
final class SeparatorMoves {
    private Separator cut;
    private int[] start;
    private int[] neighbours;
    private int[] weights;
    private byte[] part;
    /// For a vertex of the separator: the weight of its neighbours on either side.
    private final int[][] pull;
    private final GainBuckets[] moves;
    private final boolean[] moved;
    private int[] path = new int[256];
    private int length;

    /// @param finest the largest graph that these moves are used on
    SeparatorMoves(Graph finest) {
        int size = finest.size();
        pull = new int[][] {new int[size], new int[size]};
        moves = new GainBuckets[] {new GainBuckets(size), new GainBuckets(size)};
        moved = new boolean[size];
        // Nothing is cut yet.
        part = new byte[size];
        cut = new Separator(finest, part);
        start = finest.start();
        neighbours = finest.neighbours();
        weights = finest.weights();
    }

    /// Turns to a separator and files its vertices.
    void begin(Separator separator) {
        cut = separator;
        Graph graph = separator.graph();
        start = graph.start();
        neighbours = graph.neighbours();
        weights = graph.weights();
        part = separator.parts();
        for (int v = 0; v < part.length; v++) if (part[v] == Separator.CUT) file(v);
    }

    /// Lets every vertex move again and keeps nothing filed.
    void end() {
        for (int i = 0; i < length; i++) if (path[i] >= 0) moved[path[i]] = false;
        length = 0;
        for (GainBuckets buckets : moves) buckets.clear();
    }

    boolean none(int side) {
        return moves[side].isEmpty();
    }

    /// The vertex whose move to this side gains most.
    int best(int side) {
        return moves[side].top();
    }

    /// How much more the best move to side 0 gains than the best move to side 1, in steps.
    int difference() {
        return moves[0].topBucket() - moves[1].topBucket();
    }

    /// Moves v to the side; its neighbours on the other side enter the separator. It does not move again.
    void move(int v, int side) {
        moves[0].remove(v);
        moves[1].remove(v);
        moved[v] = true;
        cut.set(v, side);
        note(v);
        int weight = weights[v];
        for (int p = start[v], end = start[v + 1]; p < end; p++) {
            int u = neighbours[p];
            byte at = part[u];
            if (at == Separator.CUT) shift(u, side, weight);
            else if (at != side) enter(u);
        }
        note(-1 - side); // closes the move: what it pulled in lies between
    }

    /// Takes a vertex from its side into the separator.
    void enter(int u) {
        int from = part[u];
        cut.set(u, Separator.CUT);
        note(u);
        int loss = -weights[u];
        int[] sums = {0, 0};
        for (int p = start[u], end = start[u + 1]; p < end; p++) {
            int x = neighbours[p];
            byte at = part[x];
            if (at == Separator.CUT) shift(x, from, loss);
            else sums[at] += weights[x];
        }
        file(u, sums[0], sums[1]);
    }

    private void file(int v) {
        int[] sums = {0, 0};
        for (int p = start[v], end = start[v + 1]; p < end; p++) {
            int u = neighbours[p];
            if (part[u] != Separator.CUT) sums[part[u]] += weights[u];
        }
        file(v, sums[0], sums[1]);
    }

    private void file(int v, int left, int right) {
        pull[0][v] = left;
        pull[1][v] = right;
        if (moved[v]) return;
        moves[0].put(v, weights[v] - right); // gain of going to side 0: its neighbours on side 1 come in
        moves[1].put(v, weights[v] - left);
    }

    private void shift(int u, int side, int weight) {
        int sum = pull[side][u] += weight;
        if (!moved[u]) moves[1 - side].put(u, weights[u] - sum);
    }

    /// How long the path of moves is so far.
    int length() {
        return length;
    }

    /// Takes moves back from the end until the path has this length. What is filed is then out of date.
    void undo(int until) {
        int at = length;
        while (at > until) {
            int side = -1 - path[--at];
            int v = path[--at];
            // Read backwards, everything the move pulled in comes before the vertex that moved.
            while (part[v] == Separator.CUT) {
                cut.set(v, 1 - side);
                v = path[--at];
            }
            cut.set(v, Separator.CUT);
        }
    }

    private void note(int step) {
        if (length == path.length) path = Arrays.copyOf(path, 2 * length);
        path[length++] = step;
    }
}
