package dev.tangent.sparse.order;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.sparse.MatrixGallery;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.cholesky.SymbolicCholesky;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class FillOrderTest {
    static Stream<Named<SparseMatrix>> gallery() {
        return MatrixGallery.named();
    }

    @ParameterizedTest
    @MethodSource("gallery")
    void isAPermutation(SparseMatrix matrix) {
        assertThat(IntStream.of(FillOrder.of(matrix)).sorted().toArray())
                .isEqualTo(IntStream.range(0, matrix.size()).toArray());
    }

    @Test
    void anArrowAndAPathHaveNoFill() {
        for (SparseMatrix matrix : new SparseMatrix[] {
            MatrixGallery.arrow(500, 3), MatrixGallery.arrow(500, 499), MatrixGallery.grid(1, 500, 1)
        }) assertThat(SymbolicCholesky.of(matrix).factorEntries()).isEqualTo((matrix.entries() + matrix.size()) / 2);
    }

    @Test
    void aGridFillsFarLessThanInItsNaturalOrder() {
        SparseMatrix grid = MatrixGallery.grid(70, 70, 1);
        int[] natural = IntStream.range(0, grid.size()).toArray();
        assertThat(SymbolicCholesky.of(grid).factorEntries())
                .isLessThan(SymbolicCholesky.of(grid, natural).factorEntries() / 3);
    }
}
