package dev.tangent.sparse.cholesky;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.NotPositiveDefinite;
import dev.tangent.linalg.array.RandomPermutation;
import dev.tangent.parallel.Parallel;
import dev.tangent.parallel.Progress;
import dev.tangent.sparse.MatrixGallery;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class SparseCholeskyTest {
    static Stream<Named<SparseMatrix>> gallery() {
        return MatrixGallery.named();
    }

    @ParameterizedTest
    @MethodSource("gallery")
    void solvesLikeTheDenseTwin(SparseMatrix matrix) {
        DenseCholesky dense = new DenseCholesky(matrix.toDense());
        SparseCholesky sparse = SymbolicCholesky.of(matrix).factor(matrix);
        for (int width : new int[] {1, 2, 3, 7, 8, 16, 21}) {
            Matrix rhs = randomBlock(matrix.size(), width, 5);
            Matrix expected = dense.solve(rhs);
            assertThat(sparse.solve(rhs).minus(expected).norm()).isLessThan(1e-9 * expected.norm());
        }
        assertThat(sparse.logDeterminant()).isCloseTo(dense.logDeterminant(), within(1e-8));
    }

    @ParameterizedTest
    @MethodSource("gallery")
    void anyOrderGivesTheSameSolution(SparseMatrix matrix) {
        Matrix rhs = randomBlock(matrix.size(), 3, 11);
        Matrix expected = SymbolicCholesky.of(matrix).factor(matrix).solve(rhs);
        int[] shuffled = RandomPermutation.of(matrix.size(), 13);
        Matrix actual = SymbolicCholesky.of(matrix, shuffled).factor(matrix).solve(rhs);
        assertThat(actual.minus(expected).norm()).isLessThan(1e-9 * expected.norm());
    }

    @ParameterizedTest
    @MethodSource("gallery")
    void threadsDoNotChangeABit(SparseMatrix matrix) {
        Matrix rhs = randomBlock(matrix.size(), 5, 17);
        double[] one = Parallel.on(1, () -> solve(matrix, rhs));
        double[] four = Parallel.on(4, () -> solve(matrix, rhs));
        assertThat(four).isEqualTo(one);
    }

    /// Large enough for parallel subtrees and large supernodes above them; the twin takes column by column, and one
    /// supernode after another.
    @Test
    void aBlockIsSolvedLikeItsColumns() {
        SparseMatrix matrix = MatrixGallery.squared(MatrixGallery.grid(130, 131, 0.1));
        SparseCholesky factor = SymbolicCholesky.of(matrix).factor(matrix);
        Matrix rhs = randomBlock(matrix.size(), 21, 23);
        Matrix together = Parallel.on(4, () -> factor.solve(rhs));
        assertThat(together.values())
                .isEqualTo(Parallel.on(1, () -> factor.solve(rhs)).values());
        for (int c = 0; c < rhs.columns(); c++) {
            Matrix alone = factor.solve(Matrix.column(rhs.column(c)));
            assertThat(Matrix.column(together.column(c)).minus(alone).norm()).isLessThan(1e-10 * alone.norm());
        }
    }

    private static double[] solve(SparseMatrix matrix, Matrix rhs) {
        return SymbolicCholesky.of(matrix).factor(matrix).solve(rhs).values();
    }

    @Test
    void oneAnalysisServesManyMatrices() {
        SparseMatrix first = MatrixGallery.grid(13, 17, 0.01);
        SparseMatrix second = MatrixGallery.grid(13, 17, 2);
        SymbolicCholesky symbolic = SymbolicCholesky.of(first);
        Matrix rhs = randomBlock(first.size(), 1, 19);
        for (SparseMatrix matrix : new SparseMatrix[] {first, second, first}) {
            Matrix residual = matrix.times(symbolic.factor(matrix).solve(rhs)).minus(rhs);
            assertThat(residual.norm()).isLessThan(1e-11 * rhs.norm());
        }
    }

    @Test
    void refusesAnotherPattern() {
        SymbolicCholesky symbolic = SymbolicCholesky.of(MatrixGallery.grid(4, 5, 1));
        assertThatThrownBy(() -> symbolic.factor(MatrixGallery.grid(5, 4, 1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void refusesARightHandSideOfAnotherSize() {
        SparseMatrix matrix = MatrixGallery.grid(4, 5, 1);
        SparseCholesky factor = SymbolicCholesky.of(matrix).factor(matrix);
        assertThatThrownBy(() -> factor.solve(Matrix.zeros(19, 1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("20 rows but has 19");
    }

    @Test
    void namesTheColumnOfANegativePivot() {
        SparseMatrix matrix = SparseMatrix.diagonal(1, 2, -3, 4);
        assertThatThrownBy(() -> SymbolicCholesky.of(matrix).factor(matrix))
                .isInstanceOfSatisfying(NotPositiveDefinite.class, thrown -> {
                    assertThat(thrown.column()).isEqualTo(2);
                    assertThat(thrown.pivot()).isEqualTo(-3);
                });
    }

    @Test
    void aLaplacianWithoutLabelsIsNotPositiveDefinite() {
        SparseMatrix matrix = MatrixGallery.grid(20, 20, 0);
        assertThatThrownBy(() -> SymbolicCholesky.of(matrix).factor(matrix)).isInstanceOf(NotPositiveDefinite.class);
    }

    @Test
    void notANumberIsRefusedNotCarriedOn() {
        SparseMatrix matrix = SparseMatrix.diagonal(1, Double.NaN);
        assertThatThrownBy(() -> SymbolicCholesky.of(matrix).factor(matrix)).isInstanceOf(NotPositiveDefinite.class);
    }

    static Matrix randomBlock(int rows, int columns, long seed) {
        Random random = new Random(seed);
        Matrix block = Matrix.zeros(rows, columns);
        Arrays.setAll(block.values(), i -> random.nextGaussian());
        return block;
    }

    /// All columns are one front, which tells nothing until it is done.
    @Test
    void aFactorizationCanBeEndedWithinAFront() {
        int n = 1500;
        int[] start = new int[n + 1];
        int[] columns = new int[n * n];
        double[] values = new double[n * n];
        for (int i = 0; i < n; i++) {
            start[i + 1] = (i + 1) * n;
            for (int j = 0; j < n; j++) {
                columns[i * n + j] = j;
                values[i * n + j] = i == j ? n : 1.0 / (1 + Math.abs(i - j));
            }
        }
        SparseMatrix full = new SparseMatrix(start, columns, values);
        SymbolicCholesky symbolic = SymbolicCholesky.of(full);
        AtomicInteger told = new AtomicInteger();
        Progress ending = new Progress() {
            @Override
            public void at(long done, long total) {
                told.incrementAndGet();
            }

            @Override
            public void check() {
                throw new CancellationException("ended");
            }
        };
        assertThatThrownBy(() -> ScopedValue.where(Progress.LISTENER, ending).run(() -> symbolic.factor(full)))
                .isInstanceOf(CancellationException.class);
        assertThat(told).hasValue(0);
    }
}
