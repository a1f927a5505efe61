package dev.tangent.bench.peer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.bench.table.TestMatrices;
import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.cholesky.SymbolicCholesky;
import org.junit.jupiter.api.Test;

/// The sparse factorizations in Java solve the same equations.
final class SparseFactorAgreementTest {
    @Test
    void allLibrariesFindTheSameSolution() {
        SparseMatrix matrix = TestMatrices.biharmonic(12);
        double[] right = new double[matrix.size()];
        for (int i = 0; i < right.length; i++) right[i] = Math.cos(i);
        double[] ours = SymbolicCholesky.of(matrix)
                .factor(matrix)
                .solve(Matrix.column(right))
                .values();
        EjmlCholesky ejml = new EjmlCholesky(matrix);
        ejml.factor();
        assertThat(ejml.solve(Matrix.column(right)).values()).containsExactly(ours, within(1e-8));
        OjAlgoCholesky ojAlgo = new OjAlgoCholesky(matrix);
        ojAlgo.factor();
        assertThat(ojAlgo.solve(right)).containsExactly(ours, within(1e-8));
    }
}
