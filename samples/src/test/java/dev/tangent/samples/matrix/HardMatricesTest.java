package dev.tangent.samples.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.data.matrixmarket.MatrixMarket;
import dev.tangent.linalg.Matrix;
import dev.tangent.samples.RealTables;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.cholesky.SparseCholesky;
import dev.tangent.sparse.cholesky.SymbolicCholesky;
import java.util.SplittableRandom;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.factory.DecompositionFactory_DDRM;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Matrices that others test their solvers with, of condition numbers up to 1.1e10: solved to a backward error that
/// rounding explains, and with the determinant that a dense factor has.
@Tag("full")
class HardMatricesTest {
    private static double infinity(Matrix x) {
        double most = 0;
        for (int i = 0; i < x.rows(); i++) most = Math.max(most, Math.abs(x.at(i, 0)));
        return most;
    }

    private static double norm(SparseMatrix a) {
        double most = 0;
        for (int i = 0; i < a.size(); i++) {
            double sum = 0;
            for (int p = a.rowStart()[i]; p < a.rowStart()[i + 1]; p++) sum += Math.abs(a.values()[p]);
            most = Math.max(most, sum);
        }
        return most;
    }

    private static double denseLogDeterminant(SparseMatrix a) {
        DMatrixRMaj dense =
                new DMatrixRMaj(a.size(), a.size(), true, a.toDense().values().clone());
        var factor = DecompositionFactory_DDRM.chol(a.size(), true);
        assertThat(factor.decompose(dense)).isTrue();
        double sum = 0;
        DMatrixRMaj lower = factor.getT(null);
        for (int i = 0; i < a.size(); i++) sum += 2 * Math.log(lower.get(i, i));
        return sum;
    }

    @ParameterizedTest
    @ValueSource(strings = {"bcsstk01", "bcsstk02", "bcsstk13"})
    void areSolvedToRounding(String name) {
        SparseMatrix a = MatrixMarket.read(RealTables.need("matrices/" + name + ".mtx"));
        SparseCholesky factor = SymbolicCholesky.of(a).factor(a);
        SplittableRandom random = new SplittableRandom(5);
        double[] given = random.doubles(a.size(), -1, 1).toArray();
        Matrix b = Matrix.column(given);
        Matrix x = factor.solve(b);
        Matrix product = Matrix.zeros(a.size(), 1);
        a.multiply(x, product);
        double residual = 0;
        for (int i = 0; i < a.size(); i++) residual = Math.max(residual, Math.abs(given[i] - product.at(i, 0)));
        assertThat(residual / (norm(a) * infinity(x) + infinity(b)))
                .as("backward error")
                .isLessThan(1e-14);
        double expected = denseLogDeterminant(a);
        assertThat(factor.logDeterminant()).isCloseTo(expected, within(1e-9 * Math.abs(expected)));
    }
}
