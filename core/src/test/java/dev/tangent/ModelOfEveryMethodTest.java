package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Intervals;
import dev.tangent.learning.Status;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.learning.newpoints.NewPrediction;
import dev.tangent.linalg.MatrixView;
import dev.tangent.method.Capability;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whatever the method, a fit of values has a model: at its own rows with its own values, elsewhere as good.
@Tag("full")
class ModelOfEveryMethodTest {
    private static final int LABELLED = 60;
    private static final int KNOWN = 300;
    private static final int ALL = 450;

    /// What few points add: a tenth of the values' spread.
    private static final double COARSE = 0.08;

    private static final Roll ROLL = Roll.of(ALL, 5);

    static Stream<String> names() {
        return Stream.concat(
                Methods.all().stream()
                        .filter(each -> each.can(Capability.VALUES))
                        .map(Method::name),
                Stream.of("auto"));
    }

    private static RegressionFit fit(String method) {
        Regression base = new Regression().folds(3).errorBars();
        Regression chosen = method.equals("auto") ? base.auto() : base.method(Methods.named(method));
        return chosen.fit(part(0, KNOWN), ROLL.labels(LABELLED));
    }

    private static PointCloud part(int from, int to) {
        return ROLL.points().select(IntStream.range(from, to).toArray());
    }

    @ParameterizedTest
    @MethodSource("names")
    void hasItsOwnValuesAtItsRowsAndIsAsGoodElsewhere(String method) {
        RegressionFit fit = fit(method);
        FittedModel model = fit.model();
        NewPrediction own = model.predict(part(0, KNOWN));
        assertThat(own.values().values()).isEqualTo(fit.values().copy().values());
        assertThat(own.sds().orElseThrow().values())
                .usingComparatorWithPrecision(1e-9)
                .containsExactly(fit.sds().copy().values());
        Intervals theirs = fit.intervals(0.9);
        Intervals same = model.bars().orElseThrow().intervals(own, 0.9);
        for (int row = 0; row < KNOWN; row += 17)
            assertThat(same.at(row, 0).low()).isCloseTo(theirs.at(row, 0).low(), within(1e-9));

        NewPrediction found = model.predict(part(KNOWN, ALL));
        double there = error(fit.values(), LABELLED, KNOWN, 0);
        assertThat(error(MatrixView.of(found.values()), KNOWN, ALL, KNOWN)).isLessThan(1.2 * there + COARSE);
        assertThat(found.statuses()).contains(Status.OK);
        assertThat(Arrays.stream(found.sds().orElseThrow().values())).allMatch(sd -> sd > 0 && Double.isFinite(sd));
        double[] alone = model.predict(IntStream.range(0, 3)
                .mapToDouble(t -> ROLL.points().at(KNOWN, t))
                .toArray());
        assertThat(alone).containsExactly(found.at(0));
    }

    /// Root mean square over some rows.
    ///
    /// @param first row of the values
    private static double error(MatrixView values, int from, int to, int first) {
        return Math.sqrt(IntStream.range(from, to)
                .mapToDouble(row -> Math.pow(values.at(row - first, 0) - ROLL.truth(row), 2))
                .average()
                .orElseThrow());
    }
}
