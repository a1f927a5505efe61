package dev.tangent.geometry;

import dev.tangent.geometry.local.LocalPca;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;

/// The best-fitting m-dimensional plane of one neighbourhood, and the neighbourhood seen in it.
///
/// @param neighbourhood the points of the neighbourhood, the centre first
/// @param coordinates one row a point of the neighbourhood, zero at the centre: k x m
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public record TangentSpace(int[] neighbourhood, Matrix coordinates) {
    /// The tangent space at point i by local PCA: the directions are those of the neighbourhood centred at its
    /// mean, the coordinates are then shifted so that the centre's are zero.
    public static TangentSpace at(NeighbourGraph graph, int i, int dimension) {
        return by(new LocalPca(graph, dimension), i);
    }

    /// The same by a worker that goes from point to point.
    public static TangentSpace by(LocalPca pca, int i) {
        int k = pca.graph().degree(i);
        int m = pca.dimension();
        Matrix coordinates = Matrix.wrap(k, m, Arrays.copyOf(pca.fit(i), k * m));
        return new TangentSpace(pca.graph().neighbourhood(i), coordinates);
    }
}
