package dev.tangent.regularizer.energy;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.neighbours.ReverseNeighbours;
import dev.tangent.parallel.Parallel;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SparseMatrix;

/// The graph Laplacian of mutual neighbours (Ozaki, Shimbo, Komachi, Matsumoto 2011): weights are those of [Laplacian]
/// where each of two points is among the other's neighbours, and a tenth of them where only one is. Constants have no
/// energy.
///
/// Points that are among the neighbours of very many, hubs, join what lies apart. Most of a hub's edges are one-sided.
/// Without these a graph falls to pieces, which is why they count a little. The bandwidth is the mean squared distance
/// to a neighbour.
public record MutualLaplacian() implements Regularizer {
    /// What an edge counts that only one of its ends has among its neighbours.
    static final double ONE_SIDED = 0.1;

    private static final int ROWS = 256;
    private static final int NEIGHBOUR = 1;
    private static final int CENTRE = 2;

    @Override
    public RegularizerMatrix over(NeighbourGraph graph) {
        SparseMatrix all = new Laplacian().matrix(graph);
        ReverseNeighbours reverse = new ReverseNeighbours(graph);
        double[] values = new double[all.values().length];
        Parallel.forRange(all.size(), ROWS, () -> new int[all.size()], (side, from, to) -> {
            for (int i = from; i < to; i++) {
                mark(graph, reverse, i, side);
                weigh(all, i, side, values);
            }
        });
        return new RegularizerMatrix(new SparseMatrix(all.rowStart(), all.columns(), values), 1, 0, graph);
    }

    /// Which points are neighbours of i, and whose neighbour it is.
    private static void mark(NeighbourGraph graph, ReverseNeighbours reverse, int i, int[] side) {
        int degree = i < graph.size() ? graph.degree(i) : 0; // in part of a graph
        for (int j = 0; j < degree; j++) side[graph.neighbour(i, j)] |= NEIGHBOUR;
        for (int q = reverse.start(i); q < reverse.start(i + 1); q++) side[reverse.centre(q)] |= CENTRE;
    }

    /// Row i, and the marks taken away.
    private static void weigh(SparseMatrix all, int i, int[] side, double[] values) {
        double degree = 0;
        int diagonal = -1;
        for (int p = all.rowStart()[i]; p < all.rowStart()[i + 1]; p++) {
            int j = all.columns()[p];
            if (j == i) diagonal = p;
            else {
                values[p] = side[j] == (NEIGHBOUR | CENTRE) ? all.values()[p] : ONE_SIDED * all.values()[p];
                degree -= values[p];
            }
            side[j] = 0;
        }
        values[diagonal] = degree;
    }
}
