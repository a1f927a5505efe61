package dev.tangent.sparse.cholesky;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.array.RandomPermutation;
import dev.tangent.sparse.MatrixGallery;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.order.FillOrder;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class SymbolicCholeskyTest {
    static Stream<Named<SparseMatrix>> gallery() {
        return SparseCholeskyTest.gallery();
    }

    @ParameterizedTest
    @MethodSource("gallery")
    void countsWhatTheSlowTwinStores(SparseMatrix matrix) {
        for (int[] order : new int[][] {FillOrder.of(matrix), RandomPermutation.of(matrix.size(), 3)}) {
            SymbolicCholesky symbolic = SymbolicCholesky.of(matrix, order);
            UpLooking twin = UpLooking.factor(matrix, symbolic.order());
            assertThat(symbolic.factorEntries()).isEqualTo(twin.values.length);
            double flops = 0;
            for (int j = 0; j < matrix.size(); j++) flops += Math.pow(twin.start[j + 1] - twin.start[j], 2);
            assertThat(symbolic.flops()).isEqualTo(flops);
        }
    }

    @ParameterizedTest
    @MethodSource("gallery")
    void theFactorEqualsTheSlowTwins(SparseMatrix matrix) {
        SymbolicCholesky symbolic = SymbolicCholesky.of(matrix, RandomPermutation.of(matrix.size(), 5));
        Matrix lower = symbolic.factor(matrix).lower();
        UpLooking twin = UpLooking.factor(matrix, symbolic.order());
        Matrix expected = Matrix.zeros(matrix.size(), matrix.size());
        for (int j = 0; j < matrix.size(); j++)
            for (int p = twin.start[j]; p < twin.start[j + 1]; p++) expected.set(twin.rows[p], j, twin.values[p]);
        assertThat(lower.minus(expected).norm()).isLessThan(1e-11 * expected.norm());
    }

    @ParameterizedTest
    @MethodSource("gallery")
    void theFactorMultipliedOutIsThePermutedMatrix(SparseMatrix matrix) {
        SymbolicCholesky symbolic = SymbolicCholesky.of(matrix);
        Matrix lower = symbolic.factor(matrix).lower();
        Matrix permuted = matrix.restrictedTo(symbolic.order()).toDense();
        assertThat(lower.times(lower.transpose()).minus(permuted).norm()).isLessThan(1e-13 * permuted.norm());
    }

    @ParameterizedTest
    @MethodSource("gallery")
    void memoryCoversTheFactor(SparseMatrix matrix) {
        SymbolicCholesky symbolic = SymbolicCholesky.of(matrix);
        assertThat(symbolic.factorBytes()).isGreaterThanOrEqualTo(8 * symbolic.factorEntries());
        assertThat(symbolic.bytes()).isGreaterThanOrEqualTo(symbolic.factorBytes());
    }

    @Test
    void refusesWhatIsNoPermutation() {
        SparseMatrix matrix = MatrixGallery.grid(2, 2, 1);
        assertThatThrownBy(() -> SymbolicCholesky.of(matrix, new int[] {0, 1, 1, 2}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("row 1 appears twice");
        assertThatThrownBy(() -> SymbolicCholesky.of(matrix, new int[] {0, 1, 2}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("4 rows");
    }
}
