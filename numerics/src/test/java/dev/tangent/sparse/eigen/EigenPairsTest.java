package dev.tangent.sparse.eigen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class EigenPairsTest {
    /// The Laplacian of a cycle of n points: 2 - 2 cos(2 pi j / n), each twice but the first.
    @Test
    void repeatedValuesOfACycleAreAllFound() {
        int n = 4000;
        EigenPairs pairs = EigenPairs.smallest(cycles(n, 1), 9, 2);
        for (int t = 0; t < 9; t++) {
            int j = (t + 1) / 2;
            assertThat(pairs.values()[t]).isCloseTo(4 * Math.pow(Math.sin(Math.PI * j / n), 2), within(1e-14));
        }
        assertThat(pairs.worstResidual()).isLessThan(1e-11);
        orthonormal(pairs.vectors());
    }

    @Test
    void thirtyEqualPiecesHaveThirtyFreeFunctions() {
        SparseMatrix matrix = cycles(100, 30);
        EigenPairs pairs = EigenPairs.smallest(matrix, 30, 3);
        for (double value : pairs.values()) assertThat(value).isCloseTo(0, within(1e-13));
        orthonormal(pairs.vectors());
        // Constant on every piece, as only such functions are free.
        for (int i = 0; i + 1 < matrix.size(); i++)
            if ((i + 1) % 100 > 0)
                for (int t = 0; t < 30; t++)
                    assertThat(pairs.vectors().at(i, t))
                            .isCloseTo(pairs.vectors().at(i + 1, t), within(1e-9));
        EigenPairs few = EigenPairs.smallest(matrix, 3, 3);
        for (double value : few.values()) assertThat(value).isCloseTo(0, within(1e-13));
    }

    private static SparseMatrix cycles(int n, int count) {
        int[] start = new int[n * count + 1];
        int[] columns = new int[3 * n * count];
        double[] values = new double[columns.length];
        for (int i = 0; i < n * count; i++) {
            int first = i / n * n;
            int[] row = {i, first + (i - first + 1) % n, first + (i - first + n - 1) % n};
            Arrays.sort(row);
            for (int j = 0; j < 3; j++) {
                columns[3 * i + j] = row[j];
                values[3 * i + j] = row[j] == i ? 2 : -1;
            }
            start[i + 1] = 3 * i + 3;
        }
        return new SparseMatrix(start, columns, values);
    }

    @Test
    void aSmallMatrixIsDecomposedWhole() {
        EigenPairs pairs = EigenPairs.smallest(SparseMatrix.diagonal(3, 1, 2), 3, 0);
        assertThat(pairs.values()).containsExactly(new double[] {1, 2, 3}, within(1e-15));
        assertThat(pairs.blocks()).isZero();
        assertThat(EigenPairs.smallest(SparseMatrix.diagonal(0, 0), 1, 0).values())
                .containsExactly(0);
    }

    private static void orthonormal(Matrix vectors) {
        Matrix gram = vectors.transpose().times(vectors);
        assertThat(gram.minus(Matrix.identity(vectors.columns())).norm()).isLessThan(1e-12);
    }

    @Test
    void theLargestOfADenseMatrixComeFirst() {
        for (int size : new int[] {30, 400}) {
            Matrix matrix = Matrix.zeros(size, size);
            for (int i = 0; i < size; i++) matrix.set(i, i, i - 5);
            EigenPairs pairs = EigenPairs.largest(matrix, 3, 1);
            double[] expected = {size - 6, size - 7, size - 8};
            assertThat(pairs.values()).containsExactly(expected, within(1e-6));
            assertThat(pairs.worstResidual()).isLessThan(1e-3);
            orthonormal(pairs.vectors());
        }
    }

    @Test
    void moreVectorsThanTheMatrixHasAreRefused() {
        assertThatThrownBy(() -> EigenPairs.smallest(SparseMatrix.diagonal(1, 2), 3, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("number of eigenvectors must be at most the size of the matrix, 2, but is 3");
    }
}
