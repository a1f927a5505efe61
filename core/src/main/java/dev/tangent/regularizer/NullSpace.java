package dev.tangent.regularizer;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.dense.ColumnSpace;

/// What a local regularizer charges nothing for.
public enum NullSpace {
    /// Constants only: G, Eq. 27.
    CONSTANT,
    /// Constants and functions linear in the tangent coordinates: G', Eq. 29.
    LINEAR;

    /// How many independent functions these are, for a manifold of this dimension.
    public int functions(int dimension) {
        return switch (this) {
            case CONSTANT -> 1;
            case LINEAR -> dimension + 1;
        };
    }

    /// The k x k matrix that takes these functions out of the values at points with these tangent coordinates.
    public Matrix leftOver(Matrix Phi) {
        return switch (this) {
            case CONSTANT -> difference(Phi.rows());
            case LINEAR -> residual(Phi);
        };
    }

    /// D: takes the centre's value from every value.
    private static Matrix difference(int k) {
        Matrix D = Matrix.identity(k);
        for (int j = 0; j < k; j++) D.set(j, 0, D.at(j, 0) - 1);
        return D;
    }

    /// L = D - Phi Phi+ D: what a linear fit through the centre's value leaves over.
    private static Matrix residual(Matrix Phi) {
        int k = Phi.rows();
        double[] columns = new double[k * Phi.columns()];
        int rank = ColumnSpace.orthonormalise(Phi.values(), k, Phi.columns(), columns);
        Matrix Q = Matrix.zeros(k, rank);
        for (int t = 0; t < rank; t++) for (int j = 0; j < k; j++) Q.set(j, t, columns[t * k + j]);
        Matrix D = difference(k);
        return D.minus(Q.times(Q.transpose().times(D))); // Eq. 30
    }
}
