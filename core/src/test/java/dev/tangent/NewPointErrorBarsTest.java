package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Intervals;
import dev.tangent.learning.newpoints.NewPrediction;
import dev.tangent.method.Methods;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// New points have error bars as if they had taken part in the fit.
@Tag("full")
class NewPointErrorBarsTest {
    private static final int LABELLED = 80;
    private static final int KNOWN = 540;
    private static final int ALL = 600;
    private static final Roll ROLL = Roll.of(ALL, 7);

    record Case(String name, Regression regression) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Case> cases() {
        Regression plain = new Regression().untuned().errorBars();
        return Stream.of(
                new Case(
                        "lg",
                        plain.method(Methods.LOCAL_GAUSSIAN)
                                .neighbours(20)
                                .dimension(2)
                                .lambda(1e-5)),
                new Case(
                        "ilap",
                        plain.method(Methods.ITERATED_LAPLACIAN).neighbours(15).lambda(1e-6)),
                new Case(
                        "hessian",
                        plain.method(Methods.HESSIAN)
                                .neighbours(15)
                                .dimension(2)
                                .lambda(1e-7)),
                new Case(
                        "polynomial",
                        plain.method(Methods.POLYNOMIAL)
                                .neighbours(15)
                                .dimension(2)
                                .lambda(1e-7)));
    }

    private static PointCloud part(int from, int to) {
        return ROLL.points().select(IntStream.range(from, to).toArray());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void intervalsAreAsWideAsThoseOfRows(Case one) {
        RegressionFit fit = one.regression.fit(part(0, KNOWN), ROLL.labels(LABELLED));
        NewPrediction found = fit.model().predict(part(KNOWN, ALL));
        Intervals there = fit.model().bars().orElseThrow().intervals(found, 0.95);
        double known = width(fit.intervals(0.95), LABELLED, KNOWN);
        assertThat(width(there, 0, ALL - KNOWN)).isBetween(0.8 * known, 1.3 * known);
    }

    private static double width(Intervals intervals, int from, int to) {
        return IntStream.range(from, to)
                .mapToDouble(row -> intervals.at(row, 0).width())
                .sorted()
                .skip((to - from) / 2)
                .findFirst()
                .orElseThrow();
    }
}
