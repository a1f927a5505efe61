package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.method.LossKind;
import dev.tangent.method.Methods;
import dev.tangent.report.TuningReport;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What is learnt by where nobody names a method.
@Tag("full")
class DefaultMethodTest {
    private static final Roll ROLL = Roll.of(300, 3);

    private static RegressionFit usual;

    /// Read by two tests.
    @BeforeAll
    static void learn() {
        usual = fit(new Regression());
    }

    private static RegressionFit fit(Regression regression) {
        return regression.fit(ROLL.points(), ROLL.labels(40));
    }

    private static double[] values(RegressionFit fit) {
        return IntStream.range(0, fit.rows()).mapToDouble(fit::at).toArray();
    }

    @Test
    void itIsAllMethods() {
        assertThat(values(usual)).isEqualTo(values(fit(new Regression().auto())));
        assertThat(usual.report().tuning().orElseThrow().ranking()).hasSizeGreaterThan(5);
    }

    static Stream<Regression> ofOneRegularizer() {
        return Stream.of(
                new Regression().untuned(),
                new Regression().neighbours(10, 20),
                new Regression().lambda(1e-3, 1e-2),
                new Regression().loss(LossKind.HUBER).neighbours(10),
                new Regression().forSuggestions());
    }

    @ParameterizedTest
    @MethodSource("ofOneRegularizer")
    void whatBelongsToOneRegularizerIsOfTheLocalGaussian(Regression regression) {
        assertThat(values(fit(regression))).isEqualTo(values(fit(regression.method(Methods.LOCAL_GAUSSIAN))));
    }

    /// A graph Laplacian cannot follow the roll as LG does.
    @Test
    void methodsThatFallFarBehindAreToldAndNotTriedWhole() {
        TuningReport found = usual.report().tuning().orElseThrow();
        assertThat(found.extent().behind()).contains("lap");
        TuningReport whole =
                new Regression().tune(ROLL.points(), ROLL.labels(40)).report();
        assertThat(whole.extent().behind()).isEmpty();
        assertThat(whole.extent().settings()).isGreaterThan(found.extent().settings());
        assertThat(whole.chosen().getFirst().error())
                .isEqualTo(found.chosen().getFirst().error());
    }
}
