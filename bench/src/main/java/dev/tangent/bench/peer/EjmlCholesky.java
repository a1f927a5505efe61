package dev.tangent.bench.peer;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import org.ejml.data.DMatrixRMaj;
import org.ejml.data.DMatrixSparseCSC;
import org.ejml.interfaces.linsol.LinearSolverSparse;
import org.ejml.sparse.FillReducing;
import org.ejml.sparse.csc.factory.LinearSolverFactory_DSCC;

/// EJML's sparse Cholesky, up-looking, in the order the matrix comes in.
public final class EjmlCholesky {
    private final DMatrixSparseCSC matrix;
    private final LinearSolverSparse<DMatrixSparseCSC, DMatrixRMaj> solver =
            LinearSolverFactory_DSCC.cholesky(FillReducing.NONE);

    public EjmlCholesky(SparseMatrix matrix) {
        this.matrix = of(matrix);
    }

    /// The matrix is symmetric: its rows are its columns.
    public static DMatrixSparseCSC of(SparseMatrix matrix) {
        DMatrixSparseCSC out = new DMatrixSparseCSC(matrix.size(), matrix.size(), matrix.entries());
        out.nz_length = matrix.entries();
        out.col_idx = matrix.rowStart().clone();
        out.nz_rows = Arrays.copyOf(matrix.columns(), matrix.entries());
        out.nz_values = Arrays.copyOf(matrix.values(), matrix.entries());
        out.indicesSorted = true;
        return out;
    }

    public void factor() {
        if (!solver.setA(matrix)) throw new IllegalStateException("EJML found the matrix not positive definite");
    }

    public Matrix solve(Matrix right) {
        DMatrixRMaj solution = new DMatrixRMaj(right.rows(), right.columns());
        solver.solve(DMatrixRMaj.wrap(right.rows(), right.columns(), right.values()), solution);
        return Matrix.wrap(right.rows(), right.columns(), solution.data);
    }
}
