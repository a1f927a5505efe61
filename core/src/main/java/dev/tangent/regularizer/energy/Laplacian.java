package dev.tangent.regularizer.energy;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.neighbours.ReverseNeighbours;
import dev.tangent.parallel.Parallel;
import dev.tangent.regularizer.Bandwidth;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;

/// The graph Laplacian (Lap): L = D - W with W_ij = exp(-|X_i - X_j|^2 / b) where one of the two is among the other's
/// neighbours; over a graph that was given with its weights W is those, whatever the bandwidth. Constants have no
/// energy.
///
/// @param bandwidth b; by default the mean squared distance to a neighbour
public record Laplacian(Bandwidth bandwidth) implements Regularizer {
    private static final int ROWS = 256;

    public Laplacian() {
        this(new Bandwidth.Relative(1));
    }

    public Laplacian(double bandwidth) {
        this(new Bandwidth.Absolute(bandwidth));
    }

    @Override
    public RegularizerMatrix over(NeighbourGraph graph) {
        return new RegularizerMatrix(matrix(graph), 1, 0, graph);
    }

    SparseMatrix matrix(NeighbourGraph graph) {
        return graph.weights().map(Laplacian::of).orElseGet(() -> ofDistances(graph));
    }

    /// D - W, every diagonal entry stored.
    private static SparseMatrix of(SparseMatrix weights) {
        double[] negated = new double[weights.entries()];
        double[] degrees = new double[weights.size()];
        for (int i = 0; i < degrees.length; i++)
            for (int p = weights.rowStart()[i]; p < weights.rowStart()[i + 1]; p++) {
                negated[p] = -weights.values()[p];
                degrees[i] += weights.values()[p];
            }
        return new SparseMatrix(weights.rowStart(), weights.columns(), negated).scaledPlusDiagonal(1, degrees);
    }

    private SparseMatrix ofDistances(NeighbourGraph graph) {
        double b = bandwidth.over(graph);
        ReverseNeighbours reverse = new ReverseNeighbours(graph);
        int size = graph.cloud().size();
        int[] start = new int[size + 1];
        Parallel.forRange(size, ROWS, () -> new int[size], (mark, from, to) -> {
            for (int i = from; i < to; i++) start[i + 1] = collect(graph, reverse, i, mark, new int[0], 0);
        });
        for (int i = 0; i < size; i++) start[i + 1] = Math.addExact(start[i], start[i + 1]);
        int[] columns = new int[start[size]];
        double[] values = new double[start[size]];
        Parallel.forRange(size, ROWS, () -> new int[size], (mark, from, to) -> {
            for (int i = from; i < to; i++) {
                collect(graph, reverse, i, mark, columns, start[i]);
                Arrays.sort(columns, start[i], start[i + 1]);
                weigh(graph, i, b, columns, values, start);
            }
        });
        return new SparseMatrix(start, columns, values);
    }

    /// Row i holds i, its neighbours, and those whose neighbour it is. Marks are i + 1, as arrays start at zero.
    private static int collect(
            NeighbourGraph graph, ReverseNeighbours reverse, int i, int[] mark, int[] columns, int at) {
        int count = 0;
        count += note(i, i, mark, columns, at);
        int degree = i < graph.size() ? graph.degree(i) : 0; // in part of a graph
        for (int j = 0; j < degree; j++) count += note(graph.neighbour(i, j), i, mark, columns, at + count);
        for (int q = reverse.start(i); q < reverse.start(i + 1); q++)
            count += note(reverse.centre(q), i, mark, columns, at + count);
        return count;
    }

    private static int note(int column, int i, int[] mark, int[] columns, int at) {
        if (mark[column] == i + 1) return 0;
        mark[column] = i + 1;
        if (columns.length > 0) columns[at] = column;
        return 1;
    }

    private static void weigh(NeighbourGraph graph, int i, double b, int[] columns, double[] values, int[] start) {
        double degree = 0;
        int diagonal = -1;
        for (int p = start[i]; p < start[i + 1]; p++) {
            if (columns[p] == i) {
                diagonal = p;
                continue;
            }
            double weight = Math.exp(-graph.cloud().squaredDistance(i, columns[p]) / b); // Eq. 3
            values[p] = -weight;
            degree += weight;
        }
        values[diagonal] = degree;
    }
}
