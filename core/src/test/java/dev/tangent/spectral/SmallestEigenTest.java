package dev.tangent.spectral;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;
import dev.tangent.parallel.Parallel;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.energy.HessianEnergy;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.SymmetricOperator;
import dev.tangent.sparse.eigen.EigenPairs;
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
            EigenPairs pairs = EigenPairs.smallest(matrix, 8, 1);
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

    @Test
    void isTheSameOnAnyNumberOfThreads() {
        SymmetricOperator matrix = over(new LocalGaussian(2), Clouds.uniform(3000, 3, 74));
        EigenPairs one = Parallel.on(1, () -> EigenPairs.smallest(matrix, 4, 5));
        EigenPairs four = Parallel.on(4, () -> EigenPairs.smallest(matrix, 4, 5));
        assertThat(four.vectors().values()).isEqualTo(one.vectors().values());
    }
}
