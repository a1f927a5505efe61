package dev.tangent.regularizer;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.TangentSpace;
import dev.tangent.geometry.local.LocalPca;
import dev.tangent.linalg.Matrix;

/// A regularizer that is a sum of local ones: whoever implements [#at] has a whole regularizer.
public interface LocalRegularizer extends Regularizer {
    /// Manifold dimension, m.
    int dimension();

    /// Independent functions that cost nothing.
    int nullSpaceDimension();

    /// The k x k matrix of one neighbourhood: symmetric, positive semidefinite, rows in the neighbourhood's order.
    Matrix at(TangentSpace tangent);

    /// The least number of neighbours it can work with, the centre counted.
    default int leastNeighbours() {
        return dimension() + 2;
    }

    /// A worker's way to the same matrices. The default calls [#at]; override it to do without allocation.
    ///
    /// @param matrices how many are wanted in all, by all workers
    default LocalBlock block(NeighbourGraph graph, long matrices) {
        LocalPca pca = new LocalPca(graph, dimension());
        return (first, end, lower, place) -> {
            int p = place;
            for (int centre = first; centre < end; centre++) {
                Matrix matrix = at(TangentSpace.by(pca, centre));
                for (int a = 0; a < matrix.rows(); a++) for (int b = 0; b <= a; b++) lower[p++] = matrix.at(a, b);
            }
        };
    }

    @Override
    default RegularizerMatrix over(NeighbourGraph graph) {
        return RegularizerMatrix.summed(this, graph, () -> block(graph, graph.size()));
    }

    /// Computes the local matrices of one neighbourhood after another; each worker has its own.
    @FunctionalInterface
    interface LocalBlock {
        /// Writes the lower triangles of the k x k matrices of the centres `first` .. `end` - 1, row after row and
        /// matrix after matrix, to `lower` from `place` on.
        void fill(int first, int end, double[] lower, int place);
    }
}
