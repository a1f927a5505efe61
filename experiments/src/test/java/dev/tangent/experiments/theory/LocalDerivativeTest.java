package dev.tangent.experiments.theory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.ManifoldEmbedding;
import dev.tangent.Regression;
import dev.tangent.RegressionFit;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;
import dev.tangent.parallel.Parallel;
import dev.tangent.regularizer.LocalRegularizer;
import dev.tangent.regularizer.NullSpace;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// What core's tests ask of every regularizer of the catalogue, and that the door takes this one beside them.
class LocalDerivativeTest {
    static final List<LocalRegularizer> ALL =
            List.of(new LocalDerivative(2), new LocalDerivative(2, 0.7, 3, NullSpace.LINEAR));

    private static final PointCloud PATCH = RandomPoints.patches(220, 220, 0, 61);

    private static Matrix dense(LocalRegularizer regularizer, PointCloud cloud) {
        return regularizer
                .over(NeighbourGraph.nearest(cloud, 14))
                .matrix()
                .explicit()
                .toDense();
    }

    private static int zeros(LocalRegularizer regularizer, PointCloud cloud) {
        Matrix dense = dense(regularizer, cloud);
        SymmetricEigen eigen = new SymmetricEigen(dense.rows());
        eigen.decompose(dense.values(), dense.rows());
        int count = 0;
        for (int t = 0; t < dense.rows(); t++) if (Math.abs(eigen.value(t)) < 1e-11 * eigen.value(0)) count++;
        return count;
    }

    @Test
    void constantsCostNothingAndLinearFunctionsOnRequest() {
        LocalRegularizer linear = new LocalDerivative(2, 1, 4, NullSpace.LINEAR);
        assertThat(zeros(new LocalDerivative(2), PATCH)).isEqualTo(1);
        assertThat(zeros(linear, PATCH)).isEqualTo(3);
        PointCloud two = RandomPoints.patches(220, 110, 9, 62);
        assertThat(zeros(new LocalDerivative(2), two)).isEqualTo(2);
        assertThat(zeros(linear, two)).isEqualTo(6);
    }

    @ParameterizedTest
    @FieldSource("ALL")
    void isSymmetricAndPositiveSemidefinite(LocalRegularizer regularizer) {
        Matrix dense = dense(regularizer, PATCH);
        assertThat(dense.transpose().values()).isEqualTo(dense.values());
        SymmetricEigen eigen = new SymmetricEigen(dense.rows());
        eigen.decompose(dense.values(), dense.rows());
        assertThat(eigen.value(dense.rows() - 1)).isCloseTo(0, within(1e-12 * eigen.value(0)));
        double[] ones = new double[dense.rows()];
        Arrays.fill(ones, 1);
        assertThat(dense.times(Matrix.column(ones)).norm()).isLessThan(1e-12 * dense.norm());
    }

    @ParameterizedTest
    @FieldSource("ALL")
    void isTheSameOnAnyNumberOfThreads(LocalRegularizer regularizer) {
        PointCloud cloud = RandomPoints.patches(1000, 500, 0.5, 23);
        NeighbourGraph graph = NeighbourGraph.nearest(cloud, 9);
        double[] one =
                Parallel.on(1, () -> regularizer.over(graph).matrix().explicit().values());
        double[] four =
                Parallel.on(4, () -> regularizer.over(graph).matrix().explicit().values());
        assertThat(four).isEqualTo(one);
    }

    @Test
    void theDoorFitsAndEmbedsByItAsByAnyMethod() {
        Map<Integer, Double> known = new TreeMap<>();
        for (int i = 0; i < 220; i += 8) known.put(i, PATCH.at(i, 0) * PATCH.at(i, 1));
        RegressionFit fit = new Regression()
                .method(LocalDerivative.METHOD)
                .neighbours(12)
                .dimension(2)
                .set(LocalDerivative.REACH, List.of(0.8))
                .set(LocalDerivative.ORDER, List.of(2))
                .fit(PATCH, Labels.of(known));
        double worst = 0;
        for (int i = 0; i < 220; i++) worst = Math.max(worst, Math.abs(fit.at(i) - PATCH.at(i, 0) * PATCH.at(i, 1)));
        assertThat(worst).isLessThan(0.5);
        assertThat(new ManifoldEmbedding()
                        .method(LocalDerivative.METHOD)
                        .dimension(2)
                        .neighbours(12)
                        .fit(PATCH)
                        .dimension())
                .isEqualTo(2);
    }
}
