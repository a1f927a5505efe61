package dev.tangent.sparse.graph;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConnectedComponentsTest {
    /// A random symmetric matrix, and the parts that its entries join, spread along the entries until none moves.
    @ParameterizedTest
    @CsvSource({"1, 0", "40, 0", "40, 15", "40, 30", "300, 150", "300, 600"})
    void areWhatEntriesJoin(int size, int pairs) {
        double[][] dense = new double[size][size];
        SplittableRandom random = new SplittableRandom(size + pairs);
        for (int i = 0; i < size; i++) dense[i][i] = 1;
        for (int p = 0; p < pairs; p++) {
            int i = random.nextInt(size);
            int j = random.nextInt(size);
            dense[i][j] = dense[j][i] = 1 + p;
        }
        int[] smallest = new int[size];
        Arrays.setAll(smallest, i -> i);
        for (boolean moved = true; moved; ) {
            moved = false;
            for (int i = 0; i < size; i++)
                for (int j = 0; j < size; j++)
                    if (dense[i][j] != 0 && smallest[j] < smallest[i]) {
                        smallest[i] = smallest[j];
                        moved = true;
                    }
        }
        ConnectedComponents components = new ConnectedComponents(sparse(dense));
        int last = -1;
        for (int c = 0; c < components.count(); c++) {
            assertThat(components.firstOf(c)).isGreaterThan(last);
            last = components.firstOf(c);
            assertThat(components.membersOf(c)).hasSize(components.sizeOf(c));
        }
        for (int i = 0; i < size; i++)
            assertThat(components.firstOf(components.componentOf(i))).isEqualTo(smallest[i]);
    }

    private static SparseMatrix sparse(double[][] dense) {
        int size = dense.length;
        int[] start = new int[size + 1];
        int[] columns = new int[size * size];
        double[] values = new double[size * size];
        int entries = 0;
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                if (dense[i][j] == 0) continue;
                columns[entries] = j;
                values[entries++] = dense[i][j];
            }
            start[i + 1] = entries;
        }
        return new SparseMatrix(start, Arrays.copyOf(columns, entries), Arrays.copyOf(values, entries));
    }
}
