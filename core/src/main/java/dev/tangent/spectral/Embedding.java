package dev.tangent.spectral;

import dev.tangent.Check;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.graph.ConnectedComponents;

/// Coordinates on the manifold. From the smallest eigenvectors of a regularizer: Laplacian eigenmaps where constants
/// alone have no energy (M. Belkin, P. Niyogi, 2003), else the null space less the constants, whitened (as in Hessian
/// eigenmaps, D. Donoho, C. Grimes, 2003, and LTSA, Z. Zhang, H. Zha, 2004). Or from geodesics: Isomap.
///
/// Every connected component of the graph is embedded by itself, for nothing says how components lie to each other.
/// Those of Isomap have mean zero and are as far apart as the geodesics are long. Of the others each coordinate has
/// mean square one; those of a null space also mean zero and no correlation, eigenmaps the same with every point
/// weighted by its degree (but for the scale). A component too small to have so many coordinates has
/// zeros.
///
/// @param coordinates one row for each row of the caller's table
/// @param componentOfRow which connected component a row belongs to
/// @param energies what each coordinate costs in the largest component, ascending; none for Isomap
/// @param residual the largest relative residual of an eigenpair that was used
/// @param components how many there are
/// @param unplaced how many points lie in components that are too small
/// @param preservation of neighbourhoods, in the largest component
/// @param residualVariance of geodesics, which the distances of the best linear map of the coordinates do not explain,
///     in the largest component
public record Embedding(
        Matrix coordinates,
        int[] componentOfRow,
        double[] energies,
        double residual,
        int components,
        int unplaced,
        NeighbourhoodPreservation preservation,
        double residualVariance) {
    /// Landmarks that show how long geodesics are.
    private static final int MEASURED_FROM = 100;

    /// Up to so many points all of them are landmarks of Isomap.
    private static final int ALL_LANDMARKS = 2000;

    private static final int FEWEST_LANDMARKS = 100;
    private static final int MOST_LANDMARKS = 500;

    /// Distances that are kept at most, where that leaves the fewest landmarks: 0.8 GB.
    private static final int KEPT_DISTANCES = 100_000_000;

    public static Embedding of(RegularizerMatrix regularizer, int dimension, long seed) {
        Check.atLeast(1, dimension, "dimension of the embedding");
        SparseMatrix matrix = Normalised.base(regularizer.matrix());
        ConnectedComponents components = new ConnectedComponents(matrix);
        int[] componentOf = new int[matrix.size()];
        for (int i = 0; i < componentOf.length; i++) componentOf[i] = components.componentOf(i);
        boolean constants = regularizer.nullSpaceDimension() == 1;
        EmbeddingAssembly assembly =
                new EmbeddingAssembly(regularizer.graph(), componentOf, dimension, size -> MEASURED_FROM, seed);
        return assembly.of((members, geodesics) -> {
            SparseMatrix own = components.count() == 1 ? matrix : matrix.restrictedTo(members);
            return constants
                    ? ComponentEmbedding.eigenmaps(own, dimension, seed)
                    : ComponentEmbedding.nullSpace(own, dimension, geodesics, seed);
        });
    }

    /// Isomap (J. Tenenbaum, V. de Silva, J. Langford, "A global geometric framework for nonlinear dimensionality
    /// reduction", 2000): classical scaling of the lengths of shortest paths; from landmarks alone where a
    /// component has more than two thousand points.
    public static Embedding isomap(NeighbourGraph graph, int dimension, long seed) {
        Check.atLeast(1, dimension, "dimension of the embedding");
        EmbeddingAssembly assembly = EmbeddingAssembly.connected(
                graph,
                dimension,
                points -> points <= ALL_LANDMARKS
                        ? points
                        : Math.clamp(KEPT_DISTANCES / points, FEWEST_LANDMARKS, MOST_LANDMARKS),
                seed);
        return assembly.of((members, geodesics) ->
                new ComponentEmbedding(new GeodesicScaling(geodesics.get()).free(dimension, seed), new double[0], 0));
    }
}
