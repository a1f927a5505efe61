package dev.tangent.regularizer.energy;

import dev.tangent.Check;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.parallel.Parallel;
import dev.tangent.sparse.SparseMatrix;

/// A linear operator on the points whose value at a point depends on its neighbourhood alone: sparse rows, not
/// symmetric.
///
/// @param weights in the order of [NeighbourGraph#members]
public record LocalOperator(NeighbourGraph graph, double[] weights) {
    private static final int ROWS = 1024;

    public int size() {
        return graph.size();
    }

    /// The weight of the j-th member of the neighbourhood of i.
    public double weight(int i, int j) {
        return weights[graph.starts()[i] + j];
    }

    /// Its values at all points, for a function given at all points.
    public double[] times(double[] f) {
        Check.that(f.length == size(), "a function on " + size() + " points must have as many values, not " + f.length);
        double[] image = new double[size()];
        Parallel.forRange(size(), ROWS, (from, to) -> {
            for (int i = from; i < to; i++) {
                double sum = 0;
                for (int p = graph.starts()[i]; p < graph.starts()[i + 1]; p++)
                    sum += weights[p] * f[graph.members()[p]];
                image[i] = sum;
            }
        });
        return image;
    }

    /// factor (B + B') / 2, for study: nothing says that it is semidefinite.
    public SparseMatrix symmetrized(double factor) {
        return Assembly.of(graph, () -> (first, end, lower, place) -> {
            int p = place;
            for (int i = first; i < end; i++)
                for (int a = 0; a < graph.degree(i); a++)
                    for (int b = 0; b <= a; b++) lower[p++] = b > 0 ? 0 : factor * weight(i, a) / (a == 0 ? 1 : 2);
        });
    }
}
