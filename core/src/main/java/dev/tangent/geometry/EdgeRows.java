package dev.tangent.geometry;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// The weights of a graph's edges as a caller gives them, in compressed sparse rows: columns in any order, entries
/// repeated, edges in one direction, of a vertex to itself.
///
/// @param start where each row begins in the other two
record EdgeRows(int[] start, int[] columns, double[] weights) {
    /// Powers of the Laplacian are to be numbers.
    private static final double LARGEST = 1e60;

    private static final double SMALLEST = 1e-60;

    /// Of a weight: two directions that differ by less differ by rounding.
    private static final double ROUNDING = 1e-12;

    /// One weight for each edge.
    ///
    /// @param notes takes a sentence on whatever was changed or is odd
    SparseMatrix symmetric(List<String> notes) {
        check();
        SparseMatrix there = sorted();
        SparseMatrix back = transposed(there);
        boolean same = Arrays.equals(there.columns(), back.columns()) && Arrays.equals(there.values(), back.values());
        SparseMatrix found = same ? there : mean(there, back, notes);
        noteLoops(notes);
        noteIsolated(found, notes);
        checkSizes(found);
        return found;
    }

    private int size() {
        return start.length - 1;
    }

    private void check() {
        Check.atLeast(2, size(), "number of the graph's vertices");
        Check.that(
                start[0] == 0 && start[size()] == columns.length,
                "the graph's row starts must begin with 0 and end with the number of its entries, " + columns.length);
        Check.that(
                columns.length == weights.length,
                "the graph has " + columns.length + " columns but " + weights.length + " weights");
        for (int i = 0; i < size(); i++)
            Check.that(start[i] <= start[i + 1], "the graph's row starts must ascend, but do not after row %s", i);
        for (int i = 0; i < size(); i++) for (int p = start[i]; p < start[i + 1]; p++) checkEntry(i, p);
    }

    private void checkEntry(int row, int p) {
        if (columns[p] < 0 || columns[p] >= size())
            throw new InvalidInput("an edge of vertex " + row + " must lead to a vertex between 0 and " + (size() - 1)
                    + " but leads to " + columns[p]);
        if (!(weights[p] >= 0) || Double.isInfinite(weights[p]))
            throw new InvalidInput("the weight of the edge from vertex " + row + " to " + columns[p]
                    + " must be a finite number of at least 0 but is " + weights[p]);
    }

    /// Columns ascending, repeated entries summed, without zeros and the diagonal.
    private SparseMatrix sorted() {
        SparseMatrix twice = transposed(transposed(new SparseMatrix(start, columns, weights)));
        int[] from = twice.rowStart();
        int[] begin = new int[start.length];
        int[] column = new int[columns.length];
        double[] value = new double[columns.length];
        int count = 0;
        for (int i = 0; i < size(); i++) {
            for (int p = from[i]; p < from[i + 1]; p++) {
                int j = twice.columns()[p];
                if (j == i || twice.values()[p] == 0) continue;
                boolean repeated = count > begin[i] && column[count - 1] == j;
                if (!repeated) column[count++] = j;
                value[count - 1] = repeated ? value[count - 1] + twice.values()[p] : twice.values()[p];
            }
            begin[i + 1] = count;
        }
        return new SparseMatrix(begin, Arrays.copyOf(column, count), Arrays.copyOf(value, count));
    }

    /// Columns ascend afterwards, whatever they did before.
    private static SparseMatrix transposed(SparseMatrix rows) {
        int size = rows.size();
        int[] begin = new int[size + 1];
        for (int column : rows.columns()) begin[column + 1]++;
        for (int i = 0; i < size; i++) begin[i + 1] += begin[i];
        int[] next = begin.clone();
        int[] column = new int[rows.entries()];
        double[] value = new double[rows.entries()];
        for (int i = 0; i < size; i++)
            for (int p = rows.rowStart()[i]; p < rows.rowStart()[i + 1]; p++) {
                int q = next[rows.columns()[p]]++;
                column[q] = i;
                value[q] = rows.values()[p];
            }
        return new SparseMatrix(begin, column, value);
    }

    /// (W + W') / 2.
    private static SparseMatrix mean(SparseMatrix there, SparseMatrix back, List<String> notes) {
        int size = there.size();
        int[] begin = new int[size + 1];
        int[] column = new int[Math.addExact(there.entries(), back.entries())];
        double[] value = new double[column.length];
        int count = 0;
        int differing = 0;
        for (int i = 0; i < size; i++) {
            int p = there.rowStart()[i];
            int q = back.rowStart()[i];
            while (p < there.rowStart()[i + 1] || q < back.rowStart()[i + 1]) {
                int one = p < there.rowStart()[i + 1] ? there.columns()[p] : size;
                int other = q < back.rowStart()[i + 1] ? back.columns()[q] : size;
                double forth = one <= other ? there.values()[p++] : 0;
                double opposite = other <= one ? back.values()[q++] : 0;
                column[count] = Math.min(one, other);
                value[count++] = forth / 2 + opposite / 2;
                if (Math.abs(forth - opposite) > ROUNDING * Math.max(forth, opposite)) differing++;
            }
            begin[i + 1] = count;
        }
        if (differing > 0)
            notes.add("the graph is directed: of its " + count / 2 + " edges " + differing / 2
                    + " weigh otherwise in the other direction, or have none; the mean of both directions is taken");
        return new SparseMatrix(begin, Arrays.copyOf(column, count), Arrays.copyOf(value, count));
    }

    private void noteLoops(List<String> notes) {
        long loops = IntStream.range(0, size())
                .filter(i -> IntStream.range(start[i], start[i + 1]).anyMatch(p -> columns[p] == i && weights[p] > 0))
                .count();
        if (loops > 0)
            notes.add(loops + (loops == 1 ? " vertex has an edge to itself" : " vertices have edges to themselves")
                    + ", which is left out: it says nothing of others");
    }

    private static void noteIsolated(SparseMatrix found, List<String> notes) {
        int[] alone = IntStream.range(0, found.size())
                .filter(i -> found.rowStart()[i] == found.rowStart()[i + 1])
                .toArray();
        if (alone.length > 0)
            notes.add(
                    alone.length + (alone.length == 1 ? " vertex has" : " vertices have") + " no edge, such as vertex "
                            + alone[0] + ": nothing is learnt of them but by a label of their own");
    }

    private static void checkSizes(SparseMatrix found) {
        double largest = Arrays.stream(found.values()).max().orElse(0);
        if (largest == 0) throw new InvalidInput("the graph has no edge with a weight above 0");
        if (largest > LARGEST || largest < SMALLEST)
            throw new InvalidInput("the largest weight of the graph must be between " + SMALLEST + " and " + LARGEST
                    + ", so that powers of its Laplacian are numbers, but is " + largest
                    + ": give the weights in another unit");
    }
}
