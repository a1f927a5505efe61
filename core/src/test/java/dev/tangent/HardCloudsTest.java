package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Of every hard cloud every method makes finite values, or refuses with a sentence that names what to change. Nothing
/// else leaves a fit: no NaN, and no exception that tells of pivots instead of points.
@Tag("full")
class HardCloudsTest {
    private static final int MOST_LABELS = 40;

    static Stream<Arguments> cloudsAndMethods() {
        List<Method> methods = new ArrayList<>(Methods.regularizers());
        methods.addAll(List.of(Methods.NEAREST, Methods.RIDGE, Methods.GAUSSIAN_PROCESS, Methods.GRAPH_MATERN));
        return Stream.of(HardCloud.values())
                .flatMap(cloud -> methods.stream().map(method -> Arguments.of(cloud, method.name())));
    }

    /// Of every third row, among the first.
    private static Labels labels(PointCloud points, double size) {
        LabelsBuilder labels = new LabelsBuilder(1);
        for (int row = 0; row < Math.min(points.size(), 3 * MOST_LABELS); row += 3)
            labels.add(row, 0, size * Math.sin(row), 1);
        return labels.build();
    }

    private static ClassLabels classes(PointCloud points) {
        Map<Integer, String> classes = new TreeMap<>();
        for (int row = 0; row < points.size(); row += 5) classes.put(row, row % 2 == 0 ? "even" : "odd");
        return ClassLabels.of(classes);
    }

    /// @return what was refused, or nothing
    private static String refusalOf(Runnable fit) {
        try {
            fit.run();
            return "";
        } catch (InvalidInput e) {
            assertThat(e).message().isNotBlank().doesNotContain("NaN", "pivot");
            return e.getMessage();
        }
    }

    private static String refusalOf(HardCloud cloud, Regression settings, double size) {
        PointCloud points = cloud.points();
        return refusalOf(() -> {
            RegressionFit fit = settings.fit(points, labels(points, size));
            for (int row = 0; row < fit.rows(); row++) assertThat(fit.at(row)).isFinite();
        });
    }

    @ParameterizedTest
    @MethodSource("cloudsAndMethods")
    void giveFiniteValuesByEveryMethod(HardCloud cloud, String method) {
        String refused =
                refusalOf(cloud, new Regression().method(Methods.named(method)).untuned(), 1);
        if (!refused.isEmpty()) assertThat(refused).containsAnyOf("neighbours", "coordinates", "points", "dimension");
    }

    @ParameterizedTest
    @EnumSource
    void areSearched(HardCloud cloud) {
        Regression search = new Regression()
                .method(Methods.LOCAL_GAUSSIAN)
                .neighbours(6, 12)
                .dimension(1, 2);
        refusalOf(cloud, search, 1);
        refusalOf(cloud, search.lambda(1e-3), 1e150);
    }

    @ParameterizedTest
    @EnumSource
    void haveClasses(HardCloud cloud) {
        PointCloud points = cloud.points();
        refusalOf(() -> {
            ClassificationFit fit =
                    new Classification().method(Methods.LAPLACIAN).untuned().fit(points, classes(points));
            for (int row = 0; row < fit.rows(); row++) assertThat(fit.at(row)).isIn("even", "odd");
        });
    }
}
