package dev.tangent.sparse.iterative;

import dev.tangent.parallel.Parallel;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;

/// Which aggregates a matrix couples, and a colouring in which coupled ones differ.
final class AggregateGraph {
    private static final int CHUNK = 8;

    private AggregateGraph() {}

    /// For each aggregate the aggregates its rows reach, itself included, ascending.
    ///
    /// @param a in its own order, or in the aggregates' when `aggregates` has been applied to it
    static int[][] neighbours(SparseMatrix a, int[] order, int[] start) {
        int count = start.length - 1;
        int[] aggregateOf = new int[a.size()];
        for (int p = 0; p < count; p++) for (int i = start[p]; i < start[p + 1]; i++) aggregateOf[order[i]] = p;
        int[][] neighbours = new int[count][];
        Parallel.forRange(count, CHUNK, () -> new boolean[count], (seen, from, to) -> {
            for (int p = from; p < to; p++) neighbours[p] = reached(a, order, start, p, aggregateOf, seen);
        });
        return neighbours;
    }

    private static int[] reached(SparseMatrix a, int[] order, int[] start, int p, int[] aggregateOf, boolean[] seen) {
        int[] found = new int[16];
        int count = 0;
        for (int i = start[p]; i < start[p + 1]; i++) {
            for (int e = a.rowStart()[order[i]]; e < a.rowStart()[order[i] + 1]; e++) {
                int j = aggregateOf[a.columns()[e]];
                if (seen[j]) continue;
                seen[j] = true;
                if (count == found.length) found = Arrays.copyOf(found, 2 * count);
                found[count++] = j;
            }
        }
        int[] out = Arrays.copyOf(found, count);
        for (int j : out) seen[j] = false;
        Arrays.sort(out);
        return out;
    }

    /// The same as the pattern of a matrix, without values.
    static SparseMatrix pattern(int[][] neighbours) {
        int[] rowStart = new int[neighbours.length + 1];
        for (int p = 0; p < neighbours.length; p++) rowStart[p + 1] = rowStart[p] + neighbours[p].length;
        int[] columns = new int[rowStart[neighbours.length]];
        for (int p = 0; p < neighbours.length; p++)
            System.arraycopy(neighbours[p], 0, columns, rowStart[p], neighbours[p].length);
        return new SparseMatrix(rowStart, columns, new double[columns.length]);
    }

    /// The smallest colour no earlier neighbour has, aggregate by aggregate.
    static int[] colours(int[][] neighbours) {
        int[] colour = new int[neighbours.length];
        int[] usedBy = new int[neighbours.length + 1];
        Arrays.fill(usedBy, -1);
        for (int p = 0; p < neighbours.length; p++) {
            for (int j : neighbours[p]) if (j < p) usedBy[colour[j]] = p;
            while (usedBy[colour[p]] == p) colour[p]++;
        }
        return colour;
    }
}
