package dev.tangent.linalg;

import java.util.Optional;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.decomposition.chol.CholeskyDecompositionBlock_DDRM;
import org.ejml.dense.row.factory.LinearSolverFactory_DDRM;
import org.ejml.dense.row.linsol.chol.LinearSolverChol_DDRM;
import org.ejml.interfaces.linsol.LinearSolverDense;

/// Solves dense square systems of moderate size, as the reduced problems on the labels are.
public final class DenseSolve {
    private static final int BLOCK = 64;

    private DenseSolve() {}

    /// X with A X = B, A symmetric positive definite.
    public static Matrix positiveDefinite(Matrix a, Matrix b) {
        return solve(LinearSolverFactory_DDRM.symmPosDef(a.rows()), a, b, "positive definite");
    }

    /// X with A X = B, A symmetric positive semidefinite, if every pivot of its Cholesky factor is above `floor`:
    /// if A is clearly regular.
    public static Optional<Matrix> clearlyRegular(Matrix a, Matrix b, double floor) {
        // Named, not left to the factory: what that gives for large matrices keeps its factor in another form.
        CholeskyDecompositionBlock_DDRM cholesky = new CholeskyDecompositionBlock_DDRM(BLOCK);
        LinearSolverDense<DMatrixRMaj> solver = new LinearSolverChol_DDRM(cholesky);
        if (!solver.setA(wrap(a.copy()))) return Optional.empty();
        DMatrixRMaj factor = cholesky.getT(null);
        for (int i = 0; i < a.rows(); i++) if (!(factor.get(i, i) * factor.get(i, i) > floor)) return Optional.empty();
        Matrix x = Matrix.zeros(a.columns(), b.columns());
        solver.solve(wrap(solver.modifiesB() ? b.copy() : b), wrap(x));
        return Optional.of(x);
    }

    /// X with A X = B, A regular.
    public static Matrix regular(Matrix a, Matrix b) {
        return solve(LinearSolverFactory_DDRM.linear(a.rows()), a, b, "regular");
    }

    /// The inverse of a symmetric positive definite matrix, symmetric to the last bit: what elimination of A from
    /// (A I; I 0) leaves of the zero is -A^-1.
    public static Matrix inverse(Matrix a) {
        int n = a.rows();
        int stride = FrontCholesky.stride(n, n);
        double[] panel = new double[Math.multiplyExact(n, stride)];
        for (int j = 0; j < n; j++) {
            for (int i = j; i < n; i++) panel[j * stride + i] = a.at(i, j);
            panel[j * stride + n + j] = 1;
        }
        Trapezoid shape = new Trapezoid(n);
        double[] rest = shape.allocate();
        try {
            new FrontCholesky(DenseKernels.best())
                    .factor(
                            new FrontCholesky.Front(panel, n, stride, rest, n),
                            new double[n],
                            0,
                            new FrontCholesky.Scratch());
        } catch (PivotTooSmall small) {
            throw new ArithmeticException("a " + n + " x " + n + " matrix is not positive definite");
        }
        Matrix inverse = Matrix.zeros(n, n);
        for (int j = 0; j < n; j++)
            for (int i = j; i < n; i++) {
                inverse.set(i, j, -rest[shape.column(j) + i]);
                inverse.set(j, i, -rest[shape.column(j) + i]);
            }
        return inverse;
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
