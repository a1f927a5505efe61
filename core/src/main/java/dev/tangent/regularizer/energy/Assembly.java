package dev.tangent.regularizer.energy;

import dev.tangent.InvalidInput;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.neighbours.ReverseNeighbours;
import dev.tangent.parallel.Parallel;
import dev.tangent.regularizer.LocalRegularizer.LocalBlock;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import java.util.function.Supplier;

/// Sums the local matrices of all neighbourhoods into one sparse matrix.
///
/// Row a is the sum of one row of each block whose neighbourhood holds a. So the pattern comes first, from the lists
/// alone; then blocks are computed batch by batch, and after each batch every row collects what it needs, always in
/// the order of the centres: no triplets, no sort of them, the same bits on any number of threads.
///
/// Over part of a graph the rows of points all of whose neighbourhoods are there are those of the whole matrix.
public final class Assembly {
    private static final int ROWS = 256;
    private static final int CENTRES = 64;
    /// Doubles of one batch of blocks: 256 MB.
    private static final int BATCH = 1 << 25;

    private final NeighbourGraph graph;
    private final int points;
    private final ReverseNeighbours reverse;
    private final int[] rowStart;
    private int[] columns = new int[0];

    private Assembly(NeighbourGraph graph) {
        this.graph = graph;
        reverse = new ReverseNeighbours(graph);
        points = graph.cloud().size();
        rowStart = new int[points + 1];
    }

    public static SparseMatrix of(NeighbourGraph graph, Supplier<LocalBlock> blocks) {
        Assembly assembly = new Assembly(graph);
        assembly.findPattern();
        return new SparseMatrix(assembly.rowStart, assembly.columns, assembly.sum(blocks));
    }

    /// Where entries will be; their values are zero.
    public static SparseMatrix pattern(NeighbourGraph graph) {
        Assembly assembly = new Assembly(graph);
        assembly.findPattern();
        return new SparseMatrix(assembly.rowStart, assembly.columns, new double[assembly.columns.length]);
    }

    /// Rows are found chunk by chunk, each kept until it is known where it begins.
    private void findPattern() {
        int size = points;
        int[][] found = new int[Math.ceilDiv(size, ROWS)][];
        Parallel.forRange(size, ROWS, () -> new RowFinder(size), (finder, from, to) -> {
            finder.clear();
            for (int row = from; row < to; row++) rowStart[row + 1] = finder.find(row);
            found[from / ROWS] = finder.found();
        });
        long total = 0;
        for (int row = 0; row < size; row++) {
            total += rowStart[row + 1];
            if (total > Integer.MAX_VALUE - 8)
                throw new InvalidInput("the regularizer has more than 2^31 entries: fewer neighbours or points");
            rowStart[row + 1] = (int) total;
        }
        columns = new int[(int) total];
        Parallel.forRange(found.length, 1, (chunk, end) -> {
            System.arraycopy(found[chunk], 0, columns, rowStart[chunk * ROWS], found[chunk].length);
            found[chunk] = new int[0];
        });
    }

    /// One worker's list of columns, row after row.
    private final class RowFinder {
        private final int[] mark;
        private int[] list = new int[1 << 16];
        private int length;

        RowFinder(int size) {
            mark = new int[size];
            Arrays.fill(mark, -1);
        }

        void clear() {
            length = 0;
        }

        int[] found() {
            return Arrays.copyOf(list, length);
        }

        /// Appends the distinct members of all neighbourhoods that hold the row, ascending, and counts them.
        int find(int row) {
            int[] members = graph.members();
            int[] starts = graph.starts();
            int first = length;
            for (int q = reverse.start(row); q < reverse.start(row + 1); q++) {
                int centre = reverse.centre(q);
                int end = starts[centre + 1];
                int k = end - starts[centre];
                if (length + k > list.length) list = Arrays.copyOf(list, 2 * list.length + k);
                for (int p = starts[centre]; p < end; p++) {
                    int column = members[p];
                    if (mark[column] == row) continue;
                    mark[column] = row;
                    list[length++] = column;
                }
            }
            Arrays.sort(list, first, length);
            return length - first;
        }
    }

    private double[] sum(Supplier<LocalBlock> blocks) {
        double[] values = new double[columns.length];
        int[] next = new int[points];
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
        Parallel.forRange(points, ROWS, () -> new int[points], (position, from, to) -> {
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
