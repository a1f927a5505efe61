package dev.tangent.regularizer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;
import dev.tangent.parallel.Parallel;
import dev.tangent.regularizer.energy.HessianEnergy;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.LocalPolynomial;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// What every regularizer promises.
class RegularizerContractTest {
    static final List<Regularizer> ALL = List.of(
            new Laplacian(),
            new IteratedLaplacian(2),
            new IteratedLaplacian(3),
            new LocalGaussian(2),
            new LocalGaussian(2, 1, NullSpace.LINEAR),
            new LocalGaussian(2, 0.1, NullSpace.CONSTANT),
            new LocalPolynomial(2),
            new HessianEnergy(2));

    private static final NeighbourGraph GRAPH = NeighbourGraph.nearest(Clouds.uniform(150, 3, 21), 9);

    @ParameterizedTest
    @FieldSource("ALL")
    void isSymmetricToTheLastBit(Regularizer regularizer) {
        Matrix dense = regularizer.over(GRAPH).matrix().explicit().toDense();
        assertThat(dense.transpose().minus(dense).norm()).isLessThanOrEqualTo(tolerance(regularizer) * dense.norm());
    }

    /// Products of rounded matrices are symmetric to rounding only.
    private static double tolerance(Regularizer regularizer) {
        return regularizer instanceof IteratedLaplacian ? 1e-15 : 0;
    }

    @ParameterizedTest
    @FieldSource("ALL")
    void isPositiveSemidefiniteWithConstantsFree(Regularizer regularizer) {
        Matrix dense = regularizer.over(GRAPH).matrix().explicit().toDense();
        SymmetricEigen eigen = new SymmetricEigen(dense.rows());
        eigen.decompose(dense.values(), dense.rows());
        assertThat(eigen.value(dense.rows() - 1)).isCloseTo(0, within(1e-12 * eigen.value(0)));
        double[] ones = new double[dense.rows()];
        Arrays.fill(ones, 1);
        assertThat(dense.times(Matrix.column(ones)).norm()).isLessThan(1e-12 * dense.norm());
    }

    @ParameterizedTest
    @FieldSource("ALL")
    void applyingIsMultiplyingByTheEntries(Regularizer regularizer) {
        var matrix = regularizer.over(GRAPH).matrix();
        Matrix block = Matrix.wrap(150, 4, Clouds.uniform(150, 4, 22).toArray());
        Matrix expected = matrix.explicit().toDense().times(block);
        assertThat(matrix.times(block).minus(expected).norm()).isLessThan(1e-12 * expected.norm());
        double[] diagonal = matrix.diagonal();
        for (int i = 0; i < diagonal.length; i++)
            assertThat(diagonal[i]).isCloseTo(matrix.explicit().at(i, i), within(1e-12 * Math.abs(diagonal[i])));
    }

    @ParameterizedTest
    @FieldSource("ALL")
    void isTheSameOnAnyNumberOfThreads(Regularizer regularizer) {
        PointCloud cloud = Clouds.uniform(3000, 3, 23);
        SparseMatrix one = Parallel.on(1, () -> over(regularizer, cloud));
        SparseMatrix four = Parallel.on(4, () -> over(regularizer, cloud));
        assertThat(four.columns()).isEqualTo(one.columns());
        assertThat(four.values()).isEqualTo(one.values());
    }

    private static SparseMatrix over(Regularizer regularizer, PointCloud cloud) {
        return regularizer.over(NeighbourGraph.nearest(cloud, 9)).matrix().explicit();
    }

    @ParameterizedTest
    @FieldSource("ALL")
    void renumberingThePointsRenumbersTheMatrixAndNothingElse(Regularizer regularizer) {
        PointCloud cloud = GRAPH.cloud();
        int[] order = new int[cloud.size()];
        Arrays.setAll(order, i -> (i * 67 + 5) % order.length);
        Matrix renumbered = over(regularizer, cloud.select(order)).toDense();
        Matrix expected =
                regularizer.over(GRAPH).matrix().explicit().restrictedTo(order).toDense();
        assertThat(renumbered.minus(expected).norm()).isLessThan(1e-12 * expected.norm());
    }
}
