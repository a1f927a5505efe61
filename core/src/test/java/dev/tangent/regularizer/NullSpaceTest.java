package dev.tangent.regularizer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;
import dev.tangent.regularizer.energy.HessianEnergy;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.LocalPolynomial;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;

/// What costs nothing, counted by the eigenvalues of the whole matrix on a flat patch.
class NullSpaceTest {
    static final List<Arguments> EXPECTED = List.of(
            Arguments.of("L", new Laplacian(), 1),
            Arguments.of("L^2", new IteratedLaplacian(2), 1),
            Arguments.of("L^3", new IteratedLaplacian(3), 1),
            Arguments.of("G", new LocalGaussian(2, 0.1, NullSpace.CONSTANT), 1),
            Arguments.of("G', constants and linear functions", new LocalGaussian(2), 3),
            Arguments.of("B, constants, linear functions, xy and xx - yy", new LocalPolynomial(2), 5),
            Arguments.of("Hessian, constants and linear functions", new HessianEnergy(2), 3));

    @ParameterizedTest(name = "{0}")
    @FieldSource("EXPECTED")
    void onOneComponent(String name, Regularizer regularizer, int free) {
        PointCloud cloud = Clouds.flat(220, 2, 4, 61);
        assertThat(zeros(regularizer, cloud)).isEqualTo(free);
        assertThat(regularizer.over(NeighbourGraph.nearest(cloud, 14)).nullSpaceDimension())
                .isEqualTo(free);
    }

    @ParameterizedTest(name = "{0}")
    @FieldSource("EXPECTED")
    void onTwoComponents(String name, Regularizer regularizer, int free) {
        PointCloud two = Clouds.apart(Clouds.flat(110, 2, 4, 62), Clouds.flat(110, 2, 4, 63), 9);
        assertThat(zeros(regularizer, two)).isEqualTo(2 * free);
    }

    private static int zeros(Regularizer regularizer, PointCloud cloud) {
        Matrix dense = regularizer
                .over(NeighbourGraph.nearest(cloud, 14))
                .matrix()
                .explicit()
                .toDense();
        SymmetricEigen eigen = new SymmetricEigen(dense.rows());
        eigen.decompose(dense.values(), dense.rows());
        int count = 0;
        for (int t = 0; t < dense.rows(); t++) if (Math.abs(eigen.value(t)) < 1e-11 * eigen.value(0)) count++;
        return count;
    }
}
