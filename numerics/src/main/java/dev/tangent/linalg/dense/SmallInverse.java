package dev.tangent.linalg.dense;

import dev.tangent.linalg.PseudoInverse;
import dev.tangent.linalg.SymmetricEigen;
import java.util.Arrays;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.factory.LinearSolverFactory_DDRM;
import org.ejml.interfaces.decomposition.CholeskyDecomposition_F64;
import org.ejml.interfaces.linsol.LinearSolverDense;

/// Inverts small symmetric positive semidefinite matrices with unit diagonal: one worker's scratch.
///
/// By Cholesky when every pivot is well away from zero; else the pseudo-inverse by eigenvalues, which costs twenty
/// times as much but is right for singular matrices too.
public final class SmallInverse {
    /// Well above rounding, so that no eigenvalue the pseudo-inverse would drop is inverted; chosen, not tuned.
    public static final double SAFE_PIVOT = 1e-6;

    private final LinearSolverDense<DMatrixRMaj> solver;
    private final DMatrixRMaj input;
    private final DMatrixRMaj output;
    private final SymmetricEigen eigen;

    public SmallInverse(int largestSize) {
        solver = LinearSolverFactory_DDRM.chol(largestSize);
        input = new DMatrixRMaj(largestSize, largestSize);
        output = new DMatrixRMaj(largestSize, largestSize);
        eigen = new SymmetricEigen(largestSize);
    }

    /// Writes the inverse of the size x size matrix at the front of `matrix`, row-major, to the front of `inverse`.
    public void invert(double[] matrix, int size, double[] inverse) {
        input.reshape(size, size);
        output.reshape(size, size);
        System.arraycopy(matrix, 0, input.data, 0, size * size);
        if (solver.setA(input) && smallestPivot(size) > SAFE_PIVOT) {
            solver.invert(output);
            System.arraycopy(output.data, 0, inverse, 0, size * size);
        } else {
            Arrays.fill(inverse, 0, size * size, 0);
            eigen.decompose(matrix, size);
            PseudoInverse.addInverse(eigen, inverse);
        }
    }

    private double smallestPivot(int size) {
        CholeskyDecomposition_F64<DMatrixRMaj> cholesky = solver.getDecomposition();
        DMatrixRMaj factor = cholesky.getT(null);
        double smallest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < size; i++) smallest = Math.min(smallest, factor.get(i, i));
        return smallest * smallest;
    }
}
