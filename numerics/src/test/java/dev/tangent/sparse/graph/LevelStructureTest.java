package dev.tangent.sparse.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.sparse.MatrixGallery;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.cholesky.SymbolicCholesky;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LevelStructureTest {
    @Test
    void aPathHasLevelsOfOnePoint() {
        LevelStructure levels = LevelStructure.of(MatrixGallery.grid(1, 800, 1));
        assertThat(levels.widest()).isEqualTo(1);
        assertThat(levels.flops()).isCloseTo(800 / 8.0, within(1e-9));
    }

    /// From a corner of a grid the levels are its diagonals: 1, 2, ... up to the shorter side, and down again.
    @Test
    void aGridHasItsDiagonals() {
        LevelStructure levels = LevelStructure.of(MatrixGallery.grid(10, 10, 1));
        assertThat(levels.widest()).isEqualTo(10);
        double cubes = 1000
                + 2
                        * IntStream.range(1, 10)
                                .mapToDouble(w -> (double) w * w * w)
                                .sum();
        assertThat(levels.flops()).isCloseTo(cubes / 8, within(1e-9));
    }

    @Test
    void aDiagonalMatrixIsAllPieces() {
        double[] ones = new double[50];
        Arrays.fill(ones, 1);
        LevelStructure levels = LevelStructure.of(SparseMatrix.diagonal(ones));
        assertThat(levels.widest()).isEqualTo(1);
        assertThat(levels.flops()).isCloseTo(50 / 8.0, within(1e-9));
    }

    /// The forecast is there to rule a factor out, so it must not be far above what a factor takes.
    @ParameterizedTest
    @CsvSource({"1, 5000", "5, 1000", "20, 250", "60, 60", "100, 100"})
    void stripsAndSheetsTakeNoLessThanAThirdOfTheForecast(int height, int width) {
        for (SparseMatrix matrix : new SparseMatrix[] {
            MatrixGallery.grid(height, width, 1), MatrixGallery.squared(MatrixGallery.grid(height, width, 1))
        })
            assertThat(SymbolicCholesky.of(matrix).flops())
                    .isGreaterThan(LevelStructure.of(matrix).flops() / 3);
    }
}
