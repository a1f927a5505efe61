package dev.tangent.regularizer;

import dev.tangent.InvalidInput;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.regularizer.LocalRegularizer.LocalBlock;
import dev.tangent.regularizer.energy.Assembly;
import dev.tangent.regularizer.energy.OrdinaryEnergies;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.SymmetricOperator;
import java.util.function.Supplier;

/// R over the distinct points of a graph: symmetric, positive semidefinite.
///
/// @param nullSpaceDimension how many independent functions cost nothing on one flat connected component: 1 for
///     constants alone, m + 1 when linear functions have no energy either. A component with fewer labels has no unique
///     solution.
/// @param linear in how many directions a function may be linear at no cost; what else is in the null space bends, as
///     the quadratics of local polynomials
/// @param scale mean diagonal entry, trace(R) / u, near copies left out: what a relative lambda is relative to
public record RegularizerMatrix(
        SymmetricOperator matrix, int nullSpaceDimension, int linear, NeighbourGraph graph, double scale) {
    public RegularizerMatrix {
        if (!(scale >= Double.MIN_NORMAL && scale <= Double.MAX_VALUE))
            throw new InvalidInput(
                    "the points are too far apart or too close together for this method, whose matrix has"
                            + " entries of " + scale
                            + " on the diagonal: multiply the coordinates so that neighbours are about 1"
                            + " apart");
    }

    public RegularizerMatrix(SymmetricOperator matrix, int nullSpaceDimension, int linear, NeighbourGraph graph) {
        this(matrix, nullSpaceDimension, linear, graph, OrdinaryEnergies.mean(matrix.diagonal()));
    }

    /// The sum of a local regularizer's matrices.
    public static RegularizerMatrix summed(LocalRegularizer local, NeighbourGraph graph, Supplier<LocalBlock> blocks) {
        return summed(local, graph, Assembly.of(graph, blocks));
    }

    /// Of matrices whose sum is there already.
    public static RegularizerMatrix summed(LocalRegularizer local, NeighbourGraph graph, SparseMatrix sum) {
        int linear = Math.min(local.dimension(), local.nullSpaceDimension() - 1);
        return new RegularizerMatrix(sum, local.nullSpaceDimension(), linear, graph);
    }

    public int size() {
        return matrix.size();
    }

    /// Where the points lie and in how many directions linear functions are in the null space.
    public NodeGeometry nodeGeometry() {
        PointCloud cloud = graph.cloud();
        return new NodeGeometry(cloud.size(), cloud.dimension(), cloud::at, linear);
    }
}
