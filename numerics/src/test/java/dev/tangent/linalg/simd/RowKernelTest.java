package dev.tangent.linalg.simd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.linalg.Matrix;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowKernelTest {
    private static final int ROWS = 40;
    private static final int ENTRIES = 23;

    private final RowKernel scalar = new ScalarRows();
    private final RowKernel vector = KernelTwins.VECTOR_ROWS;

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 7, 8, 13, 31, 64, 207})
    void twinsAgreeToTheBitOnSparseRows(int width) {
        Random random = new Random(width);
        double[] x = random.doubles((long) ROWS * width, -1, 1).toArray();
        double[] values = random.doubles(ENTRIES + 2, -1, 1).toArray();
        int[] columns = random.ints(ENTRIES + 2, 0, ROWS).toArray();
        double[] start = random.doubles(width + 3, -1, 1).toArray();
        double[] plain = start.clone();
        for (int p = 2; p < ENTRIES; p++)
            for (int c = 0; c < width; c++) plain[1 + c] += values[p] * x[columns[p] * width + c];
        double[] one = start.clone();
        double[] other = start.clone();
        scalar.addSparse(values, columns, 2, ENTRIES, x, width, one, 1);
        vector.addSparse(values, columns, 2, ENTRIES, x, width, other, 1);
        assertThat(one).containsExactly(plain, within(1e-13));
        assertThat(other).isEqualTo(one);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 7, 8, 13, 31, 64, 207})
    void twinsAgreeToTheBitOnDenseRows(int width) {
        Random random = new Random(width);
        double[] x = random.doubles(5 + ROWS * width, -1, 1).toArray();
        double[] values = random.doubles(3 + ROWS, -1, 1).toArray();
        double[] start = random.doubles(width + 3, -1, 1).toArray();
        double[] plain = start.clone();
        for (int j = 0; j < ROWS; j++)
            for (int c = 0; c < width; c++) plain[2 + c] += values[3 + j] * x[5 + j * width + c];
        double[] one = start.clone();
        double[] other = start.clone();
        scalar.addDense(values, 3, ROWS, x, 5, width, one, 2);
        vector.addDense(values, 3, ROWS, x, 5, width, other, 2);
        assertThat(one).containsExactly(plain, within(1e-13));
        assertThat(other).isEqualTo(one);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 13, 31})
    void aColumnHasTheSameBitsInABlockOfAnyWidth(int width) {
        Random random = new Random(width);
        double[] x = random.doubles((long) ROWS * width, -1, 1).toArray();
        double[] values = random.doubles(ENTRIES, -1, 1).toArray();
        int[] columns = random.ints(ENTRIES, 0, ROWS).toArray();
        double[] together = new double[width];
        RowKernel.best().addSparse(values, columns, 0, ENTRIES, x, width, together, 0);
        for (int c = 0; c < width; c++) {
            double[] column = Matrix.wrap(ROWS, width, x).column(c);
            double[] alone = new double[1];
            RowKernel.best().addSparse(values, columns, 0, ENTRIES, column, 1, alone, 0);
            assertThat(alone[0]).isEqualTo(together[c]);
        }
    }
}
