package dev.tangent.spectral;

import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.ConnectedComponents;
import dev.tangent.sparse.SparseMatrix;

/// Coordinates on the manifold, from the smallest eigenvectors of a regularizer: Laplacian eigenmaps where constants
/// alone are free (M. Belkin, P. Niyogi, 2003), else the null space less the constants, whitened (as in Hessian
/// eigenmaps, D. Donoho, C. Grimes, 2003, and LTSA, Z. Zhang, H. Zha, 2004).
///
/// Every connected component of the graph is embedded by itself, for nothing says how components lie to each other.
/// Each coordinate has
/// mean square one; those of a null space also mean zero and no correlation, eigenmaps the same with every point
/// weighted by its degree (but for the scale). A component too small to have so many coordinates has
/// zeros.
///
/// @param coordinates one row for each row of the caller's table
/// @param componentOfRow which connected component a row belongs to
/// @param energies what each coordinate costs in the largest component, ascending
/// @param residual the largest relative residual of an eigenpair that was used
/// @param components how many there are
/// @param unplaced how many points lie in components that are too small
/// @param preservation of neighbourhoods, in the largest component
public record Embedding(
        Matrix coordinates,
        int[] componentOfRow,
        double[] energies,
        double residual,
        int components,
        int unplaced,
        NeighbourhoodPreservation preservation) {

    public static Embedding of(RegularizerMatrix regularizer, int dimension, long seed) {
        Check.atLeast(1, dimension, "dimension of the embedding");
        SparseMatrix matrix = Normalised.base(regularizer.matrix());
        ConnectedComponents components = new ConnectedComponents(matrix);
        Matrix coordinates = Matrix.zeros(matrix.size(), dimension);
        double[] energies = new double[dimension];
        double residual = 0;
        int[] largest = {};
        int unplaced = 0;
        for (int component = 0; component < components.count(); component++) {
            int[] members = components.membersOf(component);
            if (members.length < dimension + 2) {
                unplaced += members.length;
                continue;
            }
            SparseMatrix own = components.count() == 1 ? matrix : matrix.restrictedTo(members);
            ComponentEmbedding part =
                    ComponentEmbedding.of(own, dimension, regularizer.nullSpaceDimension() == 1, seed);
            for (int i = 0; i < members.length; i++)
                for (int t = 0; t < dimension; t++)
                    coordinates.set(members[i], t, part.coordinates().at(i, t));
            residual = Math.max(residual, part.residual());
            if (members.length <= largest.length) continue;
            energies = part.energies();
            largest = members;
        }
        Matrix numbers = Matrix.zeros(matrix.size(), 1);
        for (int i = 0; i < matrix.size(); i++) numbers.set(i, 0, components.componentOf(i));
        double[] rows = regularizer.toRows(numbers).values();
        int[] componentOfRow = new int[rows.length];
        for (int row = 0; row < rows.length; row++) componentOfRow[row] = (int) rows[row];
        return new Embedding(
                regularizer.toRows(coordinates),
                componentOfRow,
                energies,
                residual,
                components.count(),
                unplaced,
                NeighbourhoodPreservation.of(
                        regularizer.graph().cloud(), PointCloud.wrap(dimension, coordinates.values()), largest, seed));
    }
}
