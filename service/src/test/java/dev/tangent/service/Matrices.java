package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;

/// What is sent is what was computed, to the last bit.
final class Matrices {
    private Matrices() {}

    static void assertSame(Matrix found, MatrixView wanted) {
        assertThat(found.rows()).isEqualTo(wanted.rows());
        assertThat(found.columns()).isEqualTo(wanted.columns());
        for (int i = 0; i < found.rows(); i++)
            for (int c = 0; c < found.columns(); c++)
                assertThat(Double.doubleToLongBits(found.at(i, c))).isEqualTo(Double.doubleToLongBits(wanted.at(i, c)));
    }
}
