package dev.tangent.linalg;

import dev.tangent.parallel.Progress;
import org.ejml.dense.row.decomposition.hessenberg.TridiagonalDecompositionHouseholder_DDRM;

/// EJML's reduction to a tridiagonal matrix, which asks before each column whether it is still wanted: of thousands of
/// columns it takes minutes.
final class EndableTridiagonal extends TridiagonalDecompositionHouseholder_DDRM {
    private final Progress progress = Progress.current();

    @Override
    public void householderSymmetric(int row, double gamma) {
        progress.check();
        super.householderSymmetric(row, gamma);
    }
}
