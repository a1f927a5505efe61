package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.LabelsBuilder;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// However few rows there are, all defaults give finite values and classes.
@Tag("full")
class FewRowsTest {
    static IntStream rows() {
        return IntStream.rangeClosed(3, 40);
    }

    private static PointCloud points(int rows) {
        SplittableRandom random = new SplittableRandom(rows);
        double[][] all = new double[rows][2];
        for (double[] each : all) for (int t = 0; t < 2; t++) each[t] = random.nextGaussian();
        return PointCloud.of(all);
    }

    @ParameterizedTest
    @MethodSource("rows")
    void haveValues(int rows) {
        PointCloud points = points(rows);
        LabelsBuilder labels = new LabelsBuilder(1);
        for (int row = 0; row < rows; row += 2) labels.add(row, 0, points.at(row, 0), 1);
        RegressionFit fit = new Regression().fit(points, labels.build());
        assertThat(IntStream.range(0, rows).mapToDouble(fit::at)).allMatch(Double::isFinite);
        assertThat(fit.model().predict(3, 4)).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("rows")
    void haveClasses(int rows) {
        Map<Integer, String> classes = new TreeMap<>();
        for (int row = 0; row < rows; row += 2) classes.put(row, row % 4 == 0 ? "a" : "b");
        ClassificationFit fit = new Classification().fit(points(rows), ClassLabels.of(classes));
        assertThat(IntStream.range(0, rows).mapToObj(fit::at)).allMatch(classes::containsValue);
    }
}
