package dev.tangent.learning.selection;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.linalg.Matrix;

/// What is to be learnt: distinct points with their nearest neighbours, as many as any method will want, and labels
/// that name distinct points.
public record Task(NeighbourGraph graph, Labels labels) {
    /// Labels that name rows, as the caller numbered them.
    public static Task of(NeighbourGraph graph, Labels rows) {
        return new Task(graph, rows.merged(graph.points()));
    }

    /// The distinct points.
    public PointCloud cloud() {
        return graph.cloud();
    }

    /// Values at distinct points given to every row that lies there.
    public Matrix expand(Matrix values) {
        Matrix rows = Matrix.zeros(graph.points().rows(), values.columns());
        for (int row = 0; row < rows.rows(); row++)
            System.arraycopy(
                    values.values(),
                    graph.points().pointOf(row) * values.columns(),
                    rows.values(),
                    row * values.columns(),
                    values.columns());
        return rows;
    }
}
