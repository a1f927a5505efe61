package dev.tangent.regularizer;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SymmetricOperator;
import java.util.function.Supplier;

/// R over the distinct points of a graph: symmetric, positive semidefinite.
///
/// @param nullSpaceDimension how many independent functions cost nothing on one flat connected component: 1 for
///     constants alone, m + 1 when linear functions have no energy either. A component with fewer labels has no unique
///     solution.
/// @param linear in how many directions a function may be linear at no cost; what else is in the null space bends, as
///     the quadratics of local polynomials
/// @param scale mean diagonal entry, trace(R) / u: what a relative lambda is relative to
public record RegularizerMatrix(
        SymmetricOperator matrix, int nullSpaceDimension, int linear, NeighbourGraph graph, double scale) {
    public RegularizerMatrix(SymmetricOperator matrix, int nullSpaceDimension, int linear, NeighbourGraph graph) {
        this(matrix, nullSpaceDimension, linear, graph, matrix.trace() / matrix.size());
    }

    /// The sum of a local regularizer's matrices.
    public static RegularizerMatrix summed(LocalRegularizer local, NeighbourGraph graph, Supplier<LocalBlock> blocks) {
        int linear = Math.min(local.dimension(), local.nullSpaceDimension() - 1);
        return new RegularizerMatrix(Assembly.of(graph, blocks), local.nullSpaceDimension(), linear, graph);
    }

    public int size() {
        return matrix.size();
    }

    /// Values at the distinct points, a row each, given to every row of the caller's table.
    public Matrix toRows(Matrix values) {
        return graph.points().expand(values);
    }

    /// Where the points lie and in how many directions linear functions are in the null space.
    public NodeGeometry nodeGeometry() {
        PointCloud cloud = graph.cloud();
        return new NodeGeometry(cloud.size(), cloud.dimension(), cloud::at, linear);
    }
}
