package dev.tangent.linalg;

import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.factory.LinearSolverFactory_DDRM;
import org.ejml.interfaces.linsol.LinearSolverDense;

/// Solves dense square systems of moderate size, as the reduced problems on the labels are.
public final class DenseSolve {
    private DenseSolve() {}

    /// X with A X = B, A symmetric positive definite.
    public static Matrix positiveDefinite(Matrix a, Matrix b) {
        return solve(LinearSolverFactory_DDRM.symmPosDef(a.rows()), a, b, "positive definite");
    }

    /// X with A X = B, A regular.
    public static Matrix regular(Matrix a, Matrix b) {
        return solve(LinearSolverFactory_DDRM.linear(a.rows()), a, b, "regular");
    }

    /// The inverse of a symmetric positive definite matrix, symmetric to the last bit.
    public static Matrix inverse(Matrix a) {
        return positiveDefinite(a, Matrix.identity(a.rows())).symmetrized();
    }

    private static Matrix solve(LinearSolverDense<DMatrixRMaj> solver, Matrix a, Matrix b, String kind) {
        if (!solver.setA(wrap(a.copy())))
            throw new ArithmeticException("a " + a.rows() + " x " + a.rows() + " matrix is not " + kind);
        Matrix x = Matrix.zeros(a.columns(), b.columns());
        solver.solve(wrap(solver.modifiesB() ? b.copy() : b), wrap(x));
        return x;
    }

    private static DMatrixRMaj wrap(Matrix matrix) {
        return DMatrixRMaj.wrap(matrix.rows(), matrix.columns(), matrix.values());
    }
}
