package dev.tangent.sparse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Against the same in dense matrices, number by number, on one thread and on several.
class SparseMatrixTest {
    /// Of more rows than one thread takes at a time; some rows are empty, many diagonal entries are not stored.
    private static final SparseMatrix A = random(1300);

    @Test
    void aDiagonalIsAddedWhereverTheMatrixStoresIt() {
        double[] added = IntStream.range(0, A.size()).mapToDouble(i -> i + 0.5).toArray();
        double[][] dense = dense();
        for (int i = 0; i < A.size(); i++)
            for (int j = 0; j < A.size(); j++) dense[i][j] = 3 * dense[i][j] + (i == j ? added[i] : 0);
        for (int threads : new int[] {1, 3}) {
            SparseMatrix sum = Parallel.on(threads, () -> A.scaledPlusDiagonal(3, added));
            assertIs(sum, dense);
            for (int i = 0; i < A.size(); i++) {
                int row = i;
                int[] columns = Arrays.copyOfRange(sum.columns(), sum.rowStart()[i], sum.rowStart()[i + 1]);
                assertThat(columns).contains(row).isSorted();
            }
            double[] diagonal = Parallel.on(threads, sum::diagonal);
            for (int i = 0; i < A.size(); i++) assertThat(diagonal[i]).isEqualTo(dense[i][i]);
        }
    }

    @Test
    void bothSidesAreScaled() {
        double[] scale =
                IntStream.range(0, A.size()).mapToDouble(i -> 1 + i % 7).toArray();
        double[][] dense = dense();
        for (int i = 0; i < A.size(); i++)
            for (int j = 0; j < A.size(); j++) dense[i][j] = scale[i] * scale[j] * dense[i][j];
        for (int threads : new int[] {1, 3}) assertIs(Parallel.on(threads, () -> A.scaledBothSides(scale)), dense);
    }

    @Test
    void chosenRowsAndColumnsKeepTheirEntries() {
        int[] chosen =
                IntStream.range(0, 700).map(i -> (i * 577 + 11) % A.size()).toArray();
        double[][] all = dense();
        double[][] dense = new double[chosen.length][chosen.length];
        for (int i = 0; i < chosen.length; i++)
            for (int j = 0; j < chosen.length; j++) dense[i][j] = all[chosen[i]][chosen[j]];
        for (int threads : new int[] {1, 3}) assertIs(Parallel.on(threads, () -> A.restrictedTo(chosen)), dense);
    }

    private static void assertIs(SparseMatrix sparse, double[][] dense) {
        Matrix found = sparse.toDense();
        for (int i = 0; i < dense.length; i++) assertThat(found.row(i)).isEqualTo(dense[i]);
    }

    private static double[][] dense() {
        Matrix dense = A.toDense();
        return IntStream.range(0, A.size()).mapToObj(dense::row).toArray(double[][]::new);
    }

    private static SparseMatrix random(int size) {
        SplittableRandom random = new SplittableRandom(5);
        double[][] dense = new double[size][size];
        for (int e = 0; e < 4 * size; e++) {
            int i = random.nextInt(size);
            int j = random.nextInt(size);
            if (i % 10 == 3 || j % 10 == 3) continue;
            dense[i][j] = random.nextDouble(-1, 1);
            dense[j][i] = dense[i][j];
        }
        int[] start = new int[size + 1];
        int[] columns = new int[9 * size];
        double[] values = new double[9 * size];
        int count = 0;
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                if (dense[i][j] == 0 && !(i == j && i % 4 == 0 && i % 10 != 3)) continue;
                columns[count] = j;
                values[count++] = dense[i][j];
            }
            start[i + 1] = count;
        }
        return new SparseMatrix(start, Arrays.copyOf(columns, count), Arrays.copyOf(values, count));
    }
}
