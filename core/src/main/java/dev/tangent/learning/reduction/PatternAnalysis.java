package dev.tangent.learning.reduction;

import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.cholesky.SymbolicCholesky;

/// Analyses patterns, and remembers the last one: matrices that are made in a row, such as those of one graph with
/// other kernels, have the same. To compare two patterns takes a thousandth of the time that an order takes.
final class PatternAnalysis {
    private SymbolicCholesky last;

    /// As [SymbolicCholesky#of(SparseMatrix)] does.
    synchronized SymbolicCholesky of(SparseMatrix matrix) {
        if (last == null || !last.fits(matrix)) last = SymbolicCholesky.of(matrix);
        return last;
    }
}
