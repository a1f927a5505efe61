package dev.tangent.data.matrixmarket;

import dev.tangent.InvalidInput;
import dev.tangent.Message;
import dev.tangent.geometry.Points;
import dev.tangent.geometry.WeightedGraph;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;

/// Entries (row, column, value) in any order, made into a symmetric matrix in linear time.
final class Triplets {
    private final String file;
    private final int size;
    private int[] rows;
    private int[] columns;
    private double[] values;
    private int count;

    /// `expected` comes from a file and may be wrong, so no more than a part of it is allocated at once.
    Triplets(String file, int size, int expected) {
        this.file = file;
        this.size = size;
        int first = Math.min(expected, 1 << 16);
        rows = new int[first];
        columns = new int[first];
        values = new double[first];
    }

    void add(int row, int column, double value) {
        if (count == rows.length) grow();
        rows[count] = row;
        columns[count] = column;
        values[count++] = value;
    }

    private void grow() {
        int longer = Math.max(16, Math.multiplyExact(2, count));
        rows = Arrays.copyOf(rows, longer);
        columns = Arrays.copyOf(columns, longer);
        values = Arrays.copyOf(values, longer);
    }

    /// With `lower`, each entry below the diagonal also stands for the entry with row and column exchanged;
    /// otherwise both must be there.
    SparseMatrix toMatrix(boolean lower) {
        SparseMatrix matrix = compressed(lower);
        if (!lower) checkSymmetric(matrix);
        return matrix;
    }

    /// The same, but that an edge may have one direction.
    WeightedGraph toGraph(boolean lower) {
        SparseMatrix matrix = compressed(lower);
        try {
            return Points.graph(matrix.rowStart(), matrix.columns(), matrix.values());
        } catch (InvalidInput e) {
            throw new InvalidInput(Message.of("%s: %s", file, e.wording()), e);
        }
    }

    private SparseMatrix compressed(boolean lower) {
        if (lower) {
            int given = count;
            for (int e = 0; e < given; e++) if (rows[e] != columns[e]) add(columns[e], rows[e], values[e]);
        }
        int[] asGiven = new int[count];
        Arrays.setAll(asGiven, e -> e);
        return compress(order(rows, order(columns, asGiven)));
    }

    /// The places of the entries, ascending in `key`, otherwise in the order of `given`.
    private int[] order(int[] key, int[] given) {
        int[] next = new int[size + 1];
        for (int e = 0; e < count; e++) next[key[e] + 1]++;
        for (int i = 0; i < size; i++) next[i + 1] += next[i];
        int[] sorted = new int[count];
        for (int e : given) sorted[next[key[e]]++] = e;
        return sorted;
    }

    private SparseMatrix compress(int[] order) {
        int[] start = new int[size + 1];
        int[] sortedColumns = new int[count];
        double[] sortedValues = new double[count];
        for (int i = 0; i < count; i++) {
            int e = order[i];
            start[rows[e] + 1]++;
            sortedColumns[i] = columns[e];
            sortedValues[i] = values[e];
            if (i > 0 && rows[order[i - 1]] == rows[e] && columns[order[i - 1]] == columns[e])
                throw new InvalidInput(
                        file + " has two entries in row " + (rows[e] + 1) + ", column " + (columns[e] + 1));
        }
        for (int i = 0; i < size; i++) start[i + 1] += start[i];
        return new SparseMatrix(start, sortedColumns, sortedValues);
    }

    private void checkSymmetric(SparseMatrix matrix) {
        for (int i = 0; i < size; i++) {
            for (int p = matrix.rowStart()[i]; p < matrix.rowStart()[i + 1]; p++) {
                int j = matrix.columns()[p];
                if (matrix.at(j, i) != matrix.values()[p])
                    throw new InvalidInput(file + " is not symmetric: row " + (i + 1) + ", column " + (j + 1) + " is "
                            + matrix.values()[p] + " but row " + (j + 1) + ", column " + (i + 1) + " is "
                            + matrix.at(j, i));
            }
        }
    }
}
