package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Points that fill twelve dimensions: a method that needs more neighbours than the usual dimensions leave takes the
/// largest dimension that there is room for.
class ManyDirectionsFitTest {
    private static final int ROWS = 100;
    private static final int COLUMNS = 12;

    static Method[] quadraticFits() {
        return new Method[] {Methods.HESSIAN, Methods.POLYNOMIAL};
    }

    private static Regression regression(Method method) {
        return new Regression().method(method).lambda(1e-3);
    }

    private static RegressionFit fit(Regression regression) {
        double[] all =
                new SplittableRandom(3).doubles((long) ROWS * COLUMNS, -1, 1).toArray();
        PointCloud points = PointCloud.wrap(COLUMNS, all);
        LabelsBuilder labels = new LabelsBuilder(1);
        for (int row = 0; row < 80; row++) labels.add(row, 0, points.at(row, 0), 1);
        return regression.fit(points, labels.build());
    }

    @ParameterizedTest
    @MethodSource("quadraticFits")
    void haveADimensionWithRoom(Method method) {
        RegressionFit fit = fit(regression(method));
        int dimension = fit.settings().settings().of(Parameter.DIMENSION);
        assertThat(method.leastNeighbours(dimension)).isLessThanOrEqualTo(60);
        assertThat(method.leastNeighbours(dimension + 1)).isGreaterThan(60);
        for (int row = 0; row < ROWS; row++) assertThat(fit.at(row)).isFinite();
    }

    @Test
    void aDimensionThatWasGivenIsKept() {
        assertThatThrownBy(() -> fit(regression(Methods.HESSIAN).dimension(12).neighbours(20)))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("91");
    }
}
