package dev.tangent.spectral;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;
import dev.tangent.parallel.Parallel;
import dev.tangent.regularizer.HessianEnergy;
import dev.tangent.regularizer.IteratedLaplacian;
import dev.tangent.regularizer.Laplacian;
import dev.tangent.regularizer.LocalGaussian;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.SymmetricOperator;
import dev.tangent.sparse.eigen.EigenPairs;
import dev.tangent.sparse.eigen.SmallestEigen;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class SmallestEigenTest {
    static final List<Regularizer> REGULARIZERS =
            List.of(new Laplacian(), new IteratedLaplacian(2), new LocalGaussian(2), new HessianEnergy(2));

    private static SymmetricOperator over(Regularizer regularizer, PointCloud cloud) {
        return regularizer.over(NeighbourGraph.nearest(cloud, 10)).matrix();
    }

    @ParameterizedTest
    @FieldSource("REGULARIZERS")
    void valuesAreThoseOfTheDenseMatrix(Regularizer regularizer) {
        PointCloud apart = Clouds.apart(Clouds.uniform(200, 3, 71), Clouds.uniform(180, 3, 72), 5);
        for (PointCloud cloud : List.of(Clouds.uniform(380, 3, 73), apart)) {
            SymmetricOperator matrix = over(regularizer, cloud);
            EigenPairs pairs = SmallestEigen.of(matrix, 8, 1);
            assertThat(pairs.blocks()).isPositive();
            double[] expected = dense(matrix.explicit());
            double largest = expected[expected.length - 1];
            for (int t = 0; t < 8; t++) assertThat(pairs.values()[t]).isCloseTo(expected[t], within(1e-12 * largest));
            assertThat(pairs.worstResidual()).isLessThan(1e-10);
            orthonormal(pairs.vectors());
        }
    }

    private static double[] dense(SparseMatrix matrix) {
        SymmetricEigen eigen = new SymmetricEigen(matrix.size());
        eigen.decompose(matrix.toDense().values(), matrix.size());
        double[] values = new double[matrix.size()];
        for (int t = 0; t < values.length; t++) values[t] = eigen.value(values.length - 1 - t);
        return values;
    }

    private static void orthonormal(Matrix vectors) {
        Matrix gram = vectors.transpose().times(vectors);
        assertThat(gram.minus(Matrix.identity(vectors.columns())).norm()).isLessThan(1e-12);
    }

    /// The Laplacian of a cycle of n points: 2 - 2 cos(2 pi j / n), each twice but the first.
    @Test
    void repeatedValuesOfACycleAreAllFound() {
        int n = 4000;
        EigenPairs pairs = SmallestEigen.of(cycles(n, 1), 9, 2);
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
        EigenPairs pairs = SmallestEigen.of(matrix, 30, 3);
        for (double value : pairs.values()) assertThat(value).isCloseTo(0, within(1e-13));
        orthonormal(pairs.vectors());
        // Constant on every piece, as only such functions are free.
        for (int i = 0; i + 1 < matrix.size(); i++)
            if ((i + 1) % 100 > 0)
                for (int t = 0; t < 30; t++)
                    assertThat(pairs.vectors().at(i, t))
                            .isCloseTo(pairs.vectors().at(i + 1, t), within(1e-9));
        EigenPairs few = SmallestEigen.of(matrix, 3, 3);
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
        EigenPairs pairs = SmallestEigen.of(SparseMatrix.diagonal(3, 1, 2), 3, 0);
        assertThat(pairs.values()).containsExactly(new double[] {1, 2, 3}, within(1e-15));
        assertThat(pairs.blocks()).isZero();
        assertThat(SmallestEigen.of(SparseMatrix.diagonal(0, 0), 1, 0).values()).containsExactly(0);
    }

    @Test
    void isTheSameOnAnyNumberOfThreads() {
        SymmetricOperator matrix = over(new LocalGaussian(2), Clouds.uniform(3000, 3, 74));
        EigenPairs one = Parallel.on(1, () -> SmallestEigen.of(matrix, 4, 5));
        EigenPairs four = Parallel.on(4, () -> SmallestEigen.of(matrix, 4, 5));
        assertThat(four.vectors().values()).isEqualTo(one.vectors().values());
    }

    @Test
    void moreVectorsThanTheMatrixHasAreRefused() {
        assertThatThrownBy(() -> SmallestEigen.of(SparseMatrix.diagonal(1, 2), 3, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("number of eigenvectors must be at most the size of the matrix, 2, but is 3");
    }
}
