package dev.tangent.sparse.cholesky;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.array.RandomPermutation;
import dev.tangent.parallel.Parallel;
import dev.tangent.sparse.MatrixGallery;
import dev.tangent.sparse.SparseMatrix;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The diagonal of the inverse against the dense inverse.
final class SelectedInverseTest {
    static Stream<Named<SparseMatrix>> gallery() {
        return SparseCholeskyTest.gallery();
    }

    @ParameterizedTest
    @MethodSource("gallery")
    void isTheDiagonalOfTheDenseInverse(SparseMatrix matrix) {
        assertMatches(matrix, SymbolicCholesky.of(matrix));
    }

    @ParameterizedTest
    @MethodSource("gallery")
    void whateverTheOrder(SparseMatrix matrix) {
        assertMatches(matrix, SymbolicCholesky.of(matrix, RandomPermutation.of(matrix.size(), 29)));
    }

    private static void assertMatches(SparseMatrix matrix, SymbolicCholesky symbolic) {
        Matrix inverse = new DenseCholesky(matrix.toDense()).solve(Matrix.identity(matrix.size()));
        double[] diagonal = symbolic.factor(matrix).inverseDiagonal();
        for (int i = 0; i < matrix.size(); i++)
            assertThat(diagonal[i] / inverse.at(i, i)).as("row %d", i).isCloseTo(1, within(1e-8));
    }

    @Test
    void threadsDoNotChangeABit() {
        SparseMatrix matrix = MatrixGallery.grid(60, 70, 1e-3);
        double[] one =
                Parallel.on(1, () -> SymbolicCholesky.of(matrix).factor(matrix).inverseDiagonal());
        double[] four =
                Parallel.on(4, () -> SymbolicCholesky.of(matrix).factor(matrix).inverseDiagonal());
        assertThat(four).isEqualTo(one);
    }

    /// Fronts large enough for packed strips, of sizes that are no multiples of anything, on one thread and on
    /// several.
    @ParameterizedTest
    @ValueSource(ints = {397, 403, 590})
    void ofLargeFrontsInPackedStrips(int size) {
        SparseMatrix matrix = MatrixGallery.random(size, 30 * size, 5);
        assertMatches(matrix, SymbolicCholesky.of(matrix));
        double[] one =
                Parallel.on(1, () -> SymbolicCholesky.of(matrix).factor(matrix).inverseDiagonal());
        double[] three =
                Parallel.on(3, () -> SymbolicCholesky.of(matrix).factor(matrix).inverseDiagonal());
        assertThat(three).isEqualTo(one);
    }

    /// Wide supernodes, cut into several blocks.
    @Test
    void ofALargeGridAtSomeRows() {
        SparseMatrix matrix = MatrixGallery.squared(MatrixGallery.grid(60, 61, 0.05));
        SparseCholesky factor = SymbolicCholesky.of(matrix).factor(matrix);
        double[] diagonal = factor.inverseDiagonal();
        Matrix units = Matrix.zeros(matrix.size(), 60);
        for (int c = 0; c < 60; c++) units.set(61 * c, c, 1);
        Matrix columns = factor.solve(units);
        for (int c = 0; c < 60; c++)
            assertThat(diagonal[61 * c] / columns.at(61 * c, c)).isCloseTo(1, within(1e-8));
    }
}
