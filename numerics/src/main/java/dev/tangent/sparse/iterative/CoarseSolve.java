package dev.tangent.sparse.iterative;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.NotPositiveDefinite;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.cholesky.SparseCholesky;
import dev.tangent.sparse.cholesky.SymbolicCholesky;

/// Solves with the coarse matrix by its Cholesky factor.
///
/// A coarse matrix that rounding has made singular gets its diagonal raised, tenfold more each time: the correction is
/// then slightly too small, which the iteration compensates.
public final class CoarseSolve {
    private static final double FIRST_SHIFT = 1e-14;

    private final SparseCholesky factor;

    /// Factorizes the coarse matrix.
    public CoarseSolve(SparseMatrix matrix) {
        this(matrix, SymbolicCholesky.of(matrix));
    }

    /// @param symbolic analysis of the matrix's pattern
    CoarseSolve(SparseMatrix matrix, SymbolicCholesky symbolic) {
        factor = factor(matrix, symbolic);
    }

    private static SparseCholesky factor(SparseMatrix matrix, SymbolicCholesky symbolic) {
        for (double shift = 0; ; shift = Math.max(FIRST_SHIFT, 10 * shift)) {
            try {
                return symbolic.factor(shift == 0 ? matrix : shifted(matrix, shift));
            } catch (NotPositiveDefinite singular) {
                if (shift > 1e-3) throw singular;
            }
        }
    }

    private static SparseMatrix shifted(SparseMatrix matrix, double shift) {
        double[] added = matrix.diagonal();
        for (int i = 0; i < added.length; i++) added[i] *= shift;
        return matrix.scaledPlusDiagonal(1, added);
    }

    /// For all columns at once.
    public Matrix solve(Matrix r) {
        return factor.solve(r);
    }
}
