package dev.tangent.sparse.cholesky;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.array.RandomPermutation;
import dev.tangent.sparse.MatrixGallery;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class SchurCholeskyTest {
    static Stream<Named<SparseMatrix>> gallery() {
        return MatrixGallery.named();
    }

    @ParameterizedTest
    @MethodSource("gallery")
    void bothFactorsAreLikeTheirDenseTwins(SparseMatrix matrix) {
        for (double part : new double[] {0, 0.2, 0.7, 1}) check(matrix, some(matrix.size(), part));
    }

    /// Large supernodes, with several strips of rows, on both sides.
    @Test
    void aBorderOfALargeGrid() {
        SparseMatrix matrix = MatrixGallery.squared(MatrixGallery.grid(30, 41, 0.1));
        check(matrix, IntStream.range(0, matrix.size()).filter(i -> i % 41 < 5).toArray());
    }

    @Test
    void functionsOfSmallSupportCountAsAnyOther() {
        SparseMatrix matrix = MatrixGallery.grid(13, 17, 0.5);
        Matrix few = Matrix.zeros(matrix.size(), 3);
        few.set(5, 0, 2);
        few.set(100, 2, -1);
        Matrix expected = matrix.times(few);
        Matrix actual = SymbolicCholesky.of(matrix).factor(matrix).times(few);
        assertThat(actual.minus(expected).norm()).isLessThan(1e-13 * expected.norm());
    }

    private static int[] some(int size, double part) {
        int[] chosen = Arrays.copyOf(RandomPermutation.of(size, 3), (int) Math.round(part * size));
        Arrays.sort(chosen);
        return chosen;
    }

    private static void check(SparseMatrix matrix, int[] kept) {
        int[] others = IntStream.range(0, matrix.size())
                .filter(row -> Arrays.binarySearch(kept, row) < 0)
                .toArray();
        SchurCholesky analysis = SchurCholesky.of(matrix, kept);
        SchurCholesky.Factors factors = analysis.factor(matrix);
        assertThat(analysis.factorBytes())
                .isBetween(
                        factors.eliminated().bytes() + factors.schur().bytes(), analysis.bytes() + 8L * matrix.size());
        Matrix dense = matrix.toDense();
        Matrix inside = dense.select(others, others);
        Matrix across = dense.select(others, kept);
        Matrix schur =
                dense.select(kept, kept).minus(across.transpose().times(new DenseCholesky(inside).solve(across)));
        for (int width : new int[] {1, 3, 40}) {
            Matrix onOthers = SparseCholeskyTest.randomBlock(others.length, width, 7);
            Matrix onKept = SparseCholeskyTest.randomBlock(kept.length, width, 9);
            assertSame(factors.eliminated().solve(onOthers), new DenseCholesky(inside).solve(onOthers));
            assertSame(factors.schur().solve(onKept), new DenseCholesky(schur).solve(onKept));
            assertSame(factors.schur().times(onKept), schur.times(onKept));
            assertSame(factors.eliminated().times(onOthers), inside.times(onOthers));
        }
    }

    private static void assertSame(Matrix actual, Matrix expected) {
        assertThat(actual.minus(expected).norm()).isLessThanOrEqualTo(1e-9 * expected.norm());
    }
}
