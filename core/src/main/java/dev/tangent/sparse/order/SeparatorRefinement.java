package dev.tangent.sparse.order;

import java.util.Arrays;

/// Makes a separator smaller by moving one vertex at a time out of it, to the side where fewer neighbours must replace
/// it, even uphill; the best state on the way is kept (Fiduccia and Mattheyses 1982; on vertex separators Ashcraft and
/// Liu 1997, "Using domain decomposition to find graph bisectors").
///
/// Cost of a pass: the neighbourhood of the separator, not the graph.
final class SeparatorRefinement {
    private static final int PASSES = 8;

    private final Separator cut;
    private final Graph graph;
    private final int patience;
    /// For a vertex of the separator: the weight of its neighbours on either side.
    private final int[][] pull;
    private final IndexedHeap[] moves;
    private final boolean[] moved;
    private final IntList path = new IntList();
    private final IntList touched = new IntList();

    private SeparatorRefinement(Separator cut) {
        this.cut = cut;
        graph = cut.graph();
        int size = graph.size();
        patience = Math.max(50, Math.min(1000, size / 20));
        pull = new int[][] {new int[size], new int[size]};
        moves = new IndexedHeap[] {new IndexedHeap(size), new IndexedHeap(size)};
        moved = new boolean[size];
    }

    static void refine(Separator cut) {
        SeparatorRefinement work = new SeparatorRefinement(cut);
        for (int pass = 0; pass < PASSES; pass++) if (!work.improve()) return;
    }

    /// One pass; false when it found nothing better.
    private boolean improve() {
        long startCost = cut.cost();
        long startImbalance = cut.imbalance();
        long best = startCost;
        long bestImbalance = startImbalance;
        int bestLength = 0;
        path.clear();
        fileSeparator();
        for (int idle = 0; idle < patience; idle++) {
            int side = chooseSide();
            if (side < 0) break;
            move(moves[side].top(), side);
            long cost = cut.cost();
            if (cost < best || (cost == best && cut.imbalance() < bestImbalance)) {
                best = cost;
                bestImbalance = cut.imbalance();
                bestLength = path.size();
                idle = 0;
            }
        }
        undo(bestLength);
        forget();
        return best < startCost || (best == startCost && bestImbalance < startImbalance);
    }

    private void fileSeparator() {
        for (int v = 0; v < graph.size(); v++) if (cut.part(v) == Separator.CUT) file(v);
    }

    private void file(int v) {
        int left = 0;
        int right = 0;
        for (int p = graph.start()[v]; p < graph.start()[v + 1]; p++) {
            int u = graph.neighbours()[p];
            if (cut.part(u) == 0) left += graph.weights()[u];
            else if (cut.part(u) == 1) right += graph.weights()[u];
        }
        pull[0][v] = left;
        pull[1][v] = right;
        if (moved[v]) return;
        moves[0].put(v, graph.weights()[v] - right); // gain of going to side 0: its neighbours on side 1 come in
        moves[1].put(v, graph.weights()[v] - left);
    }

    /// The side with the better move, unless it would grow beyond balance; -1 when there is none.
    private int chooseSide() {
        boolean left = allowed(0);
        boolean right = allowed(1);
        if (!left && !right) return -1;
        if (left != right) return left ? 0 : 1;
        int difference = moves[0].topPriority() - moves[1].topPriority();
        if (difference != 0) return difference > 0 ? 0 : 1;
        return cut.weight(0) <= cut.weight(1) ? 0 : 1;
    }

    private boolean allowed(int side) {
        if (moves[side].isEmpty()) return false;
        long after = cut.weight(side) + graph.weights()[moves[side].top()];
        return after <= cut.heaviestSide() || after <= cut.weight(1 - side);
    }

    /// Moves v to the side; its neighbours on the other side enter the separator.
    private void move(int v, int side) {
        leave(v);
        moved[v] = true;
        touched.add(v);
        cut.set(v, side);
        path.add(v);
        int weight = graph.weights()[v];
        for (int p = graph.start()[v]; p < graph.start()[v + 1]; p++) {
            int u = graph.neighbours()[p];
            if (cut.part(u) == Separator.CUT) shift(u, side, weight);
            else if (cut.part(u) != side) enter(u, 1 - side);
        }
        path.add(-1 - side); // closes the move: what it pulled in lies between
    }

    private void enter(int u, int from) {
        cut.set(u, Separator.CUT);
        path.add(u);
        int weight = graph.weights()[u];
        for (int p = graph.start()[u]; p < graph.start()[u + 1]; p++) {
            int x = graph.neighbours()[p];
            if (cut.part(x) == Separator.CUT) shift(x, from, -weight);
        }
        file(u);
    }

    private void shift(int u, int side, int weight) {
        pull[side][u] += weight;
        if (!moved[u]) moves[1 - side].put(u, graph.weights()[u] - pull[side][u]);
    }

    private void leave(int v) {
        moves[0].remove(v);
        moves[1].remove(v);
    }

    /// Takes moves back from the end until the path has this length.
    private void undo(int length) {
        while (path.size() > length) {
            int side = -1 - path.removeLast();
            int v = path.removeLast();
            // Read backwards, everything the move pulled in comes before the vertex that moved.
            while (cut.part(v) == Separator.CUT) {
                cut.set(v, 1 - side);
                v = path.removeLast();
            }
            cut.set(v, Separator.CUT);
        }
    }

    private void forget() {
        moves[0].clear();
        moves[1].clear();
        for (int i = 0; i < touched.size(); i++) moved[touched.at(i)] = false;
        touched.clear();
    }

    /// A growing list of numbers.
    private static final class IntList {
        private int[] values = new int[64];
        private int size;

        void add(int value) {
            if (size == values.length) values = Arrays.copyOf(values, 2 * size);
            values[size++] = value;
        }

        int removeLast() {
            return values[--size];
        }

        int at(int index) {
            return values[index];
        }

        int size() {
            return size;
        }

        void clear() {
            size = 0;
        }
    }
}
