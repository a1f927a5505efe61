package dev.tangent.sparse.iterative;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.sparse.Problems;
import dev.tangent.sparse.SparseMatrix;
import org.junit.jupiter.api.Test;

class JacobiTest extends PreconditionerContract {
    @Override
    SparseMatrix matrix() {
        return Problems.grid(40, 0.1);
    }

    @Override
    Preconditioner create(SparseMatrix a) {
        return new Jacobi(a);
    }

    @Test
    void aZeroOnTheDiagonalIsRefused() {
        assertThatThrownBy(() -> new Jacobi(SparseMatrix.diagonal(1, 0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("diagonal entry 1");
    }
}
