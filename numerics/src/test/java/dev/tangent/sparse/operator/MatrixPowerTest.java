package dev.tangent.sparse.operator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.SparseMatrix;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MatrixPowerTest {
    /// The Laplacian of a path with a weight of its own for each edge.
    private static SparseMatrix path(int size) {
        int[] starts = new int[size + 1];
        int[] columns = new int[3 * size - 2];
        double[] values = new double[columns.length];
        int e = 0;
        for (int i = 0; i < size; i++) {
            for (int j = Math.max(0, i - 1); j <= Math.min(size - 1, i + 1); j++) {
                columns[e] = j;
                values[e++] = i == j ? weight(i - 1, size) + weight(i, size) : -weight(Math.min(i, j), size);
            }
            starts[i + 1] = e;
        }
        return new SparseMatrix(starts, columns, values);
    }

    private static double weight(int edge, int size) {
        return edge < 0 || edge >= size - 1 ? 0 : 1 + Math.sin(edge);
    }

    /// By dense products.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
    void theDiagonalIsThatOfTheProduct(int power) {
        SparseMatrix base = path(150);
        Matrix product = Matrix.identity(150);
        for (int t = 0; t < power; t++) product = base.times(product);
        double[] diagonal = new MatrixPower(base, power).diagonal();
        for (int i = 0; i < diagonal.length; i++)
            assertThat(diagonal[i]).isCloseTo(product.at(i, i), within(1e-13 * Math.abs(product.at(i, i))));
    }
}
