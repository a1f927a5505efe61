package dev.tangent.regularizer;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.ReverseNeighbours;
import dev.tangent.linalg.InvalidInput;
import dev.tangent.linalg.Parallel;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import java.util.function.Supplier;

/// Sums the local matrices of all neighbourhoods into one sparse matrix.
///
/// Row a is the sum of one row of each block whose neighbourhood holds a. So the pattern comes first, from the lists
/// alone; then blocks are computed batch by batch, and after each batch every row collects what it needs, always in
/// the order of the centres: no triplets, no sort of them, the same bits on any number of threads.
final class Assembly {
    private static final int ROWS = 256;
    private static final int CENTRES = 64;
    /// Doubles of one batch of blocks: 256 MB.
    private static final int BATCH = 1 << 25;

    private final NeighbourGraph graph;
    private final ReverseNeighbours reverse;
    private final int[] rowStart;
    private int[] columns = new int[0];

    private Assembly(NeighbourGraph graph) {
        this.graph = graph;
        reverse = new ReverseNeighbours(graph);
        rowStart = new int[graph.size() + 1];
    }

    static SparseMatrix of(NeighbourGraph graph, Supplier<LocalBlock> blocks) {
        Assembly assembly = new Assembly(graph);
        assembly.findPattern();
        return new SparseMatrix(assembly.rowStart, assembly.columns, assembly.sum(blocks));
    }

    private void findPattern() {
        int size = graph.size();
        int[] count = new int[size];
        Parallel.forRange(size, ROWS, () -> unmarked(size), (mark, from, to) -> {
            for (int row = from; row < to; row++) count[row] = collect(row, mark, new int[0]);
        });
        long total = 0;
        for (int row = 0; row < size; row++) {
            total += count[row];
            if (total > Integer.MAX_VALUE - 8)
                throw new InvalidInput("the regularizer has more than 2^31 entries: fewer neighbours or points");
            rowStart[row + 1] = (int) total;
        }
        columns = new int[(int) total];
        Parallel.forRange(size, ROWS, () -> unmarked(size), (mark, from, to) -> {
            for (int row = from; row < to; row++) {
                collect(row, mark, columns);
                Arrays.sort(columns, rowStart[row], rowStart[row + 1]);
            }
        });
    }

    private static int[] unmarked(int size) {
        int[] mark = new int[size];
        Arrays.fill(mark, -1);
        return mark;
    }

    /// Counts the distinct members of all neighbourhoods that hold the row; writes them too if there is room.
    private int collect(int row, int[] mark, int[] into) {
        int[] members = graph.members();
        int[] starts = graph.starts();
        int count = 0;
        for (int q = reverse.start(row); q < reverse.start(row + 1); q++) {
            int centre = reverse.centre(q);
            for (int p = starts[centre]; p < starts[centre + 1]; p++) {
                int column = members[p];
                if (mark[column] == row) continue;
                mark[column] = row;
                if (into.length > 0) into[rowStart[row] + count] = column;
                count++;
            }
        }
        return count;
    }

    private double[] sum(Supplier<LocalBlock> blocks) {
        double[] values = new double[columns.length];
        int[] next = new int[graph.size()];
        for (int row = 0; row < next.length; row++) next[row] = reverse.start(row);
        double[] lower = new double[0];
        for (int first = 0; first < graph.size(); ) {
            int[] place = places(first);
            int end = first + place.length - 1;
            if (lower.length < place[place.length - 1]) lower = new double[place[place.length - 1]];
            compute(blocks, first, place, lower);
            gather(first, end, place, lower, next, values);
            first = end;
        }
        return values;
    }

    /// Where each block of the batch that begins at `first` lies; the last entry is the batch's length.
    private int[] places(int first) {
        int[] place = new int[graph.size() - first + 1];
        int count = 0;
        while (first + count < graph.size()) {
            long k = graph.degree(first + count);
            long end = place[count] + k * (k + 1) / 2;
            if (end > BATCH && count > 0) break;
            place[++count] = Math.toIntExact(end);
        }
        return Arrays.copyOf(place, count + 1);
    }

    private void compute(Supplier<LocalBlock> blocks, int first, int[] place, double[] lower) {
        Parallel.forRange(
                place.length - 1,
                CENTRES,
                blocks,
                (own, from, to) -> own.fill(first + from, first + to, lower, place[from]));
    }

    private void gather(int first, int end, int[] place, double[] lower, int[] next, double[] values) {
        Parallel.forRange(graph.size(), ROWS, () -> new int[graph.size()], (position, from, to) -> {
            for (int row = from; row < to; row++) {
                int q = next[row];
                int last = reverse.start(row + 1);
                if (q == last || reverse.centre(q) >= end) continue;
                for (int p = rowStart[row]; p < rowStart[row + 1]; p++) position[columns[p]] = p;
                for (; q < last && reverse.centre(q) < end; q++)
                    addRow(
                            reverse.centre(q),
                            reverse.place(q),
                            place[reverse.centre(q) - first],
                            lower,
                            position,
                            values);
                next[row] = q;
            }
        });
    }

    private void addRow(int centre, int r, int block, double[] lower, int[] position, double[] values) {
        int[] members = graph.members();
        int start = graph.starts()[centre];
        int k = graph.degree(centre);
        int row = block + r * (r + 1) / 2;
        for (int j = 0; j <= r; j++) values[position[members[start + j]]] += lower[row + j];
        for (int j = r + 1; j < k; j++) values[position[members[start + j]]] += lower[block + j * (j + 1) / 2 + r];
    }
}
