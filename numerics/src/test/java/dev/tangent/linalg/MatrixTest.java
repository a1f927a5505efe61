package dev.tangent.linalg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatrixTest {
    @ParameterizedTest
    @CsvSource({"1, 1, 1", "5, 7, 3", "4, 8, 8", "13, 6, 9", "9, 31, 17", "3, 0, 4", "0, 5, 2", "20, 33, 7"})
    void aProductIsTheSumOfItsTerms(int rows, int depth, int columns) {
        SplittableRandom random = new SplittableRandom(3);
        Matrix a = random(rows, depth, random);
        Matrix b = random(depth, columns, random);
        Matrix product = a.times(b);
        assertThat(product.rows()).isEqualTo(rows);
        assertThat(product.columns()).isEqualTo(columns);
        for (int i = 0; i < rows; i++)
            for (int j = 0; j < columns; j++) {
                double sum = 0;
                for (int t = 0; t < depth; t++) sum += a.at(i, t) * b.at(t, j);
                assertThat(product.at(i, j)).isCloseTo(sum, within(1e-13));
            }
    }

    private static Matrix random(int rows, int columns, SplittableRandom random) {
        return Matrix.wrap(
                rows,
                columns,
                random.doubles((long) rows * columns).map(x -> 2 * x - 1).toArray());
    }

    @Test
    void aMultipleIsOfEveryEntry() {
        Matrix matrix = Matrix.wrap(1, 3, new double[] {1, -2, 0.5});
        assertThat(matrix.times(-2).values()).containsExactly(-2, 4, -1);
        assertThat(matrix.values()).containsExactly(1, -2, 0.5);
    }
}
