package dev.tangent.sparse.iterative;

import dev.tangent.parallel.Parallel;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.order.FillOrder;
import java.util.Arrays;

/// P'AP, aggregate row by aggregate row: P_I' (sum over J of A_IJ P_J). Cost: entries(A) times the functions of an
/// aggregate.
final class CoarseMatrix {
    private static final int CHUNK = 8;

    private final SparseMatrix a;
    private final AggregateBasis basis;
    private final int[] aggregateOf;
    /// For each aggregate the aggregates A couples it to, ascending, and its rows of P'AP over their unknowns.
    private final int[][] neighbours;

    private final double[][] rows;

    private CoarseMatrix(SparseMatrix a, AggregateBasis basis, int[] aggregateOf, int[][] neighbours) {
        this.a = a;
        this.basis = basis;
        this.aggregateOf = aggregateOf;
        this.neighbours = neighbours;
        rows = new double[basis.aggregates()][];
    }

    /// @param a in the aggregates' order
    static SparseMatrix of(SparseMatrix a, AggregateBasis basis, int[] start, int[][] neighbours) {
        int[] aggregateOf = new int[a.size()];
        for (int p = 0; p < basis.aggregates(); p++) Arrays.fill(aggregateOf, start[p], start[p + 1], p);
        var coarse = new CoarseMatrix(a, basis, aggregateOf, neighbours);
        Parallel.forRange(basis.aggregates(), CHUNK, () -> new int[basis.aggregates()], (offset, from, to) -> {
            for (int p = from; p < to; p++) coarse.rows[p] = coarse.row(p, start, offset);
        });
        return coarse.assembled();
    }

    /// An order of elimination for P'AP: one of the aggregates, whose functions all have the same neighbours.
    static int[] order(AggregateBasis basis, int[][] neighbours) {
        int[] order = new int[basis.unknowns()];
        int q = 0;
        for (int p : FillOrder.of(AggregateGraph.pattern(neighbours)))
            for (int t = basis.first(p); t < basis.first(p + 1); t++) order[q++] = t;
        return order;
    }

    private double[] row(int p, int[] start, int[] offset) {
        int width = 0;
        for (int j : neighbours[p]) {
            offset[j] = width;
            width += basis.functions(j);
        }
        int own = basis.functions(p);
        double[] out = new double[own * width];
        double[] line = new double[width];
        for (int i = start[p]; i < start[p + 1]; i++) {
            Arrays.fill(line, 0);
            for (int e = a.rowStart()[i]; e < a.rowStart()[i + 1]; e++)
                addBasisRow(a.values()[e], a.columns()[e], start, offset, line);
            for (int t = 0; t < own; t++) {
                double value = basis.values(p)[(i - start[p]) * own + t];
                for (int c = 0; c < width; c++) out[t * width + c] += value * line[c];
            }
        }
        return out;
    }

    private void addBasisRow(double value, int column, int[] start, int[] offset, double[] line) {
        int j = aggregateOf[column];
        int functions = basis.functions(j);
        int from = (column - start[j]) * functions;
        for (int t = 0; t < functions; t++) line[offset[j] + t] += value * basis.values(j)[from + t];
    }

    private SparseMatrix assembled() {
        int[] rowStart = new int[basis.unknowns() + 1];
        for (int p = 0; p < basis.aggregates(); p++)
            for (int t = 0; t < basis.functions(p); t++)
                rowStart[basis.first(p) + t + 1] = rowStart[basis.first(p) + t] + rows[p].length / basis.functions(p);
        int[] columns = new int[rowStart[basis.unknowns()]];
        double[] values = new double[columns.length];
        for (int p = 0; p < basis.aggregates(); p++) {
            System.arraycopy(rows[p], 0, values, rowStart[basis.first(p)], rows[p].length);
            int q = rowStart[basis.first(p)];
            for (int t = 0; t < basis.functions(p); t++)
                for (int j : neighbours[p])
                    for (int s = 0; s < basis.functions(j); s++) columns[q++] = basis.first(j) + s;
        }
        return new SparseMatrix(rowStart, columns, values);
    }
}
