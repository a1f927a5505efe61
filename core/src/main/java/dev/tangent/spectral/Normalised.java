package dev.tangent.spectral;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.SymmetricOperator;
import dev.tangent.sparse.eigen.EigenPairs;
import dev.tangent.sparse.operator.MatrixPower;
import java.util.Arrays;

/// Eigenpairs of R v = mu D v with D the diagonal of R, which for a graph Laplacian holds the degrees: those of
/// D^-1/2 R D^-1/2, whose vectors w are D^1/2 v. A point without any weight is a piece of its own.
///
/// A power of a Laplacian has the vectors of the Laplacian, which is the matrix taken here.
///
/// @param roots square roots of D, 1 where D is zero
/// @param pairs values mu and orthonormal vectors w
record Normalised(double[] roots, EigenPairs pairs) {
    static Normalised of(SparseMatrix matrix, int count, long seed) {
        double[] roots = Arrays.stream(matrix.diagonal())
                .map(d -> d > 0 ? Math.sqrt(d) : 1)
                .toArray();
        double[] inverse = Arrays.stream(roots).map(root -> 1 / root).toArray();
        return new Normalised(roots, EigenPairs.smallest(matrix.scaledBothSides(inverse), count, seed));
    }

    static SparseMatrix base(SymmetricOperator matrix) {
        return matrix instanceof MatrixPower power ? power.base() : matrix.explicit();
    }

    /// v = D^-1/2 w.
    Matrix vectors() {
        Matrix v = pairs.vectors().copy();
        for (int i = 0; i < v.rows(); i++) for (int t = 0; t < v.columns(); t++) v.set(i, t, v.at(i, t) / roots[i]);
        return v;
    }
}
