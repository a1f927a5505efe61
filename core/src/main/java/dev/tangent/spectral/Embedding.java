package dev.tangent.spectral;

import dev.tangent.linalg.Check;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.ConnectedComponents;
import dev.tangent.sparse.SparseMatrix;

/// Coordinates on the manifold, from the smallest eigenvectors of a regularizer: Laplacian eigenmaps where constants
/// alone are free (M. Belkin, P. Niyogi, 2003), else the null space less the constants, whitened (as in Hessian
/// eigenmaps, D. Donoho, C. Grimes, 2003, and LTSA, Z. Zhang, H. Zha, 2004).
///
/// Every piece of the graph is embedded by itself, for nothing says how pieces lie to each other. Each coordinate has
/// mean square one; those of a null space also mean zero and no correlation, eigenmaps the same with every point
/// weighted by its degree (but for the scale). A piece too small to have so many coordinates has zeros.
///
/// @param coordinates one row for each row of the caller's table
/// @param pieceOfRow which piece a row belongs to
/// @param energies what each coordinate costs in the largest piece, ascending
/// @param residual the largest relative residual of an eigenpair that was used
/// @param pieces how many there are
/// @param unplaced how many points lie in pieces that are too small
public record Embedding(
        Matrix coordinates, int[] pieceOfRow, double[] energies, double residual, int pieces, int unplaced) {

    public static Embedding of(RegularizerMatrix regularizer, int dimension, long seed) {
        Check.atLeast(1, dimension, "dimension of the embedding");
        SparseMatrix matrix = Normalised.base(regularizer.matrix());
        ConnectedComponents pieces = new ConnectedComponents(matrix);
        Matrix coordinates = Matrix.zeros(matrix.size(), dimension);
        double[] energies = new double[dimension];
        double residual = 0;
        int largest = 0;
        int unplaced = 0;
        for (int piece = 0; piece < pieces.count(); piece++) {
            int[] members = pieces.membersOf(piece);
            if (members.length < dimension + 2) {
                unplaced += members.length;
                continue;
            }
            SparseMatrix own = pieces.count() == 1 ? matrix : matrix.restrictedTo(members);
            PieceEmbedding part = PieceEmbedding.of(own, dimension, regularizer.freeFunctions() == 1, seed);
            for (int i = 0; i < members.length; i++)
                for (int t = 0; t < dimension; t++)
                    coordinates.set(members[i], t, part.coordinates().at(i, t));
            residual = Math.max(residual, part.residual());
            if (members.length > largest) energies = part.energies();
            largest = Math.max(largest, members.length);
        }
        Matrix numbers = Matrix.zeros(matrix.size(), 1);
        for (int i = 0; i < matrix.size(); i++) numbers.set(i, 0, pieces.componentOf(i));
        double[] rows = regularizer.toRows(numbers).values();
        int[] pieceOfRow = new int[rows.length];
        for (int row = 0; row < rows.length; row++) pieceOfRow[row] = (int) rows[row];
        return new Embedding(regularizer.toRows(coordinates), pieceOfRow, energies, residual, pieces.count(), unplaced);
    }
}
