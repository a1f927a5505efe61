package dev.tangent.data.input;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.Message;
import dev.tangent.data.table.Table;
import dev.tangent.geometry.Points;
import dev.tangent.geometry.WeightedGraph;
import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/// The edges of a graph as a table: where each begins and ends, vertices counted from 0, and its weight; without a
/// column of weights each is 1.
public final class EdgeTable {
    private static final int COLUMNS = 3;

    private EdgeTable() {}

    /// The graph of these edges; see [Points#graph].
    ///
    /// @param vertices how many there are; if nobody says, one more than the last that has an edge
    public static WeightedGraph graph(Table edges, OptionalInt vertices) {
        return graph(edges, vertices.orElseGet(() -> vertices(edges)));
    }

    /// The same of vertices that were counted.
    public static WeightedGraph graph(Table edges, int vertices) {
        List<String> columns = edges.columns();
        Check.that(
                columns.size() == COLUMNS || columns.size() == COLUMNS - 1,
                edges.file() + " must have two or three columns, from, to and perhaps weight of an edge, but has "
                        + columns.size());
        int[] from = numbers(edges, columns.get(0), vertices);
        int[] to = numbers(edges, columns.get(1), vertices);
        double[] weights = new double[from.length];
        Arrays.fill(weights, 1);
        if (columns.size() == COLUMNS) weights = edges.numbers(columns.get(2));
        int[] start = new int[vertices + 1];
        for (int row : from) start[row + 1]++;
        for (int i = 0; i < vertices; i++) start[i + 1] += start[i];
        int[] next = Arrays.copyOf(start, vertices);
        int[] ends = new int[to.length];
        double[] sorted = new double[to.length];
        for (int e = 0; e < to.length; e++) {
            int place = next[from[e]]++;
            ends[place] = to[e];
            sorted[place] = weights[e];
        }
        try {
            return Points.graph(start, ends, sorted);
        } catch (InvalidInput e) {
            throw new InvalidInput(Message.of("%s: %s", edges.file(), e.wording()), e);
        }
    }

    /// The edges of a graph, each in both directions.
    ///
    /// @param name what messages call the table
    public static Table of(String name, WeightedGraph graph) {
        SparseMatrix weights = graph.weights();
        Matrix edges = Matrix.zeros(weights.entries(), COLUMNS);
        for (int i = 0; i < weights.size(); i++)
            for (int p = weights.rowStart()[i]; p < weights.rowStart()[i + 1]; p++) {
                edges.set(p, 0, i);
                edges.set(p, 1, weights.columns()[p]);
                edges.set(p, 2, weights.values()[p]);
            }
        return Table.of(name, List.of("from", "to", "weight"), edges);
    }

    /// How many vertices there are at least: one more than the last that has an edge.
    private static int vertices(Table edges) {
        double last = 0;
        for (String column :
                edges.columns().subList(0, Math.min(2, edges.columns().size())))
            for (double vertex : edges.numbers(column)) last = Math.max(last, vertex);
        return (int) Math.min(last, Integer.MAX_VALUE - 9.0) + 1; // no number at all is refused with its place
    }

    private static int[] numbers(Table edges, String column, int vertices) {
        double[] found = edges.numbers(column);
        int[] numbers = new int[found.length];
        for (int e = 0; e < found.length; e++) {
            if (!(found[e] >= 0 && found[e] < vertices && found[e] == Math.rint(found[e])))
                throw new InvalidInput(edges.place(e, column) + ": a vertex must be a whole number from 0 to "
                        + (vertices - 1) + " but is " + found[e]);
            numbers[e] = (int) found[e];
        }
        return numbers;
    }
}
