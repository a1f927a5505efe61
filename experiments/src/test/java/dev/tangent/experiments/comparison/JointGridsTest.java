package dev.tangent.experiments.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Regression;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.regularizer.Bandwidth;
import java.util.List;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;

/// Searches that run together expand their grids as each by itself would.
class JointGridsTest {
    private static final PointCloud SQUARE =
            PointCloud.of(2, new Random(7).doubles(2L * 300).toArray());
    private static final Regression LAPLACIANS = new Regression()
            .method(Methods.ITERATED_LAPLACIAN)
            .neighbours(40)
            .set(Parameter.BANDWIDTH, List.of(new Bandwidth.Relative(1)));

    private static Labels labels(IntToDoubleFunction value) {
        LabelsBuilder labels = new LabelsBuilder(1);
        for (int i = 0; i < 60; i++) labels.add(i, 0, value.applyAsDouble(i), 1);
        return labels.build();
    }

    @Test
    void severalSearchesTogetherGoOnAsEachByItself() {
        Random noise = new Random(3);
        List<Labels> sets = List.of(
                labels(i -> noise.nextGaussian()),
                labels(i -> Math.cos(Math.PI * SQUARE.at(i, 0)) + 0.3 * Math.cos(Math.PI * SQUARE.at(i, 1))));
        List<Comparison> joint = JointComparison.of(LAPLACIANS, SQUARE, sets).comparisons();
        for (int set = 0; set < sets.size(); set++)
            assertThat(joint.get(set).report().extent().candidates())
                    .isEqualTo(Comparison.of(LAPLACIANS, SQUARE, sets.get(set))
                            .report()
                            .extent()
                            .candidates());
    }
}
