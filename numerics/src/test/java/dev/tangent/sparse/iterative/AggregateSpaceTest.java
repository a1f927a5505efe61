package dev.tangent.sparse.iterative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AggregateSpaceTest {
    private static NodeGeometry nodes(int size, int linear) {
        Random random = new Random(5);
        Matrix x = Matrix.zeros(size, 3);
        for (int p = 0; p < x.values().length; p++) x.values()[p] = random.nextDouble();
        return NodeGeometry.of(x, linear);
    }

    /// A chain, every third link of which is strong.
    private static SparseMatrix coupled(int size) {
        Matrix a = Matrix.zeros(size, size);
        for (int i = 0; i < size; i++) {
            a.set(i, i, 2);
            if (i + 1 == size) break;
            double link = i % 3 == 0 ? -1 : -0.1;
            a.set(i, i + 1, link);
            a.set(i + 1, i, link);
        }
        return sparse(a);
    }

    private static SparseMatrix sparse(Matrix a) {
        int[] start = new int[a.rows() + 1];
        int[] columns = new int[3 * a.rows()];
        double[] values = new double[3 * a.rows()];
        int count = 0;
        for (int i = 0; i < a.rows(); i++) {
            for (int j = Math.max(0, i - 1); j <= Math.min(a.rows() - 1, i + 1); j++) {
                columns[count] = j;
                values[count++] = a.at(i, j);
            }
            start[i + 1] = count;
        }
        return new SparseMatrix(start, Arrays.copyOf(columns, count), Arrays.copyOf(values, count));
    }

    @ParameterizedTest
    @CsvSource({"1, 5, 3, 10", "7, 5, 0, 10", "500, 16, 2, 1000", "500, 16, 2, 30", "500, 8, 3, 1"})
    void groupsFillAggregatesAndAggregatesTheCloud(int size, int group, int linear, int unknowns) {
        AggregateSpace space = AggregateSpace.of(coupled(size), nodes(size, linear), group, unknowns);
        int[] sorted = space.order().clone();
        Arrays.sort(sorted);
        for (int i = 0; i < size; i++) assertThat(sorted[i]).isEqualTo(i);
        for (int g = 0; g < space.groups(); g++)
            assertThat(space.groupStart()[g + 1] - space.groupStart()[g]).isBetween(1, group);
        for (int p = 0; p < space.aggregates(); p++) {
            assertThat(Arrays.binarySearch(space.groupStart(), space.start()[p]))
                    .isNotNegative();
            for (int i = space.start()[p]; i < space.start()[p + 1]; i++)
                assertThat(space.aggregate()[i]).isEqualTo(p);
        }
        assertThat(space.start()[space.aggregates()]).isEqualTo(size);
    }

    @ParameterizedTest
    @CsvSource({"500, 16, 2, 30", "500, 16, 3, 1000"})
    void functionsOfAnAggregateAreOrthonormalAndBeginWithTheConstant(int size, int group, int linear, int unknowns) {
        AggregateSpace space = AggregateSpace.of(coupled(size), nodes(size, linear), group, unknowns);
        for (int p = 0; p < space.aggregates(); p++) {
            int functions = space.first()[p + 1] - space.first()[p];
            assertThat(functions).isBetween(1, linear + 1);
            for (int s = 0; s < functions; s++)
                for (int t = 0; t < functions; t++) {
                    double sum = 0;
                    for (int i = space.start()[p]; i < space.start()[p + 1]; i++)
                        sum += space.basis()[i * space.most() + s] * space.basis()[i * space.most() + t];
                    assertThat(sum).isCloseTo(s == t ? 1 : 0, within(1e-10));
                }
            double constant = 1 / Math.sqrt(space.start()[p + 1] - space.start()[p]);
            assertThat(space.basis()[space.start()[p] * space.most()]).isCloseTo(constant, within(1e-14));
        }
    }
}
