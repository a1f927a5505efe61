package dev.tangent.learning.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.learning.selection.EnsembleWeights.Held;
import java.util.List;
import org.junit.jupiter.api.Test;

class EnsembleWeightsTest {
    private static Held errors(Double... outputs) {
        return trusted(1, outputs);
    }

    private static Held trusted(double prior, Double... outputs) {
        return new Held(prior, List.of(outputs));
    }

    @Test
    void oneOutputWeighsMethodsByAPowerOfTheirErrors() {
        double[] weights = EnsembleWeights.perOutput(List.of(errors(2.0), errors(2.5)), 10)[0];
        assertThat(weights[1] / weights[0]).isCloseTo(Math.pow(2 / 2.5, 0.9 * Math.sqrt(10)), within(1e-12));
        assertThat(weights[0] + weights[1]).isCloseTo(1, within(1e-12));
    }

    @Test
    void trustMultipliesAndManyLabelsOverruleIt() {
        List<Held> methods = List.of(errors(2.0), trusted(4, 2.5));
        double[] few = EnsembleWeights.perOutput(methods, 10)[0];
        assertThat(few[1] / few[0]).isCloseTo(4 * Math.pow(2 / 2.5, 0.9 * Math.sqrt(10)), within(1e-12));
        assertThat(EnsembleWeights.perOutput(methods, 1000)[0]).containsExactly(1, 0);
    }

    @Test
    void manyLabelsLeaveTheBestAlone() {
        List<Held> methods = List.of(errors(1.0), errors(1.2), errors(5.0));
        assertThat(EnsembleWeights.perOutput(methods, 20)[0][1]).isBetween(0.25, 0.4);
        assertThat(EnsembleWeights.perOutput(methods, 1000)[0]).containsExactly(1, 0, 0);
    }

    /// Half the exponent: an output that cannot tell leans on the others, in whatever units they are.
    @Test
    void outputsLeanOnEachOther() {
        double[][] weights = EnsembleWeights.perOutput(List.of(errors(100.0, 1.0), errors(100.0, 3.0)), 10, 10);
        assertThat(weights[0][1] / weights[0][0]).isCloseTo(Math.pow(3, -0.9 * Math.sqrt(10) * 0.25), within(1e-12));
        assertThat(weights[1][1] / weights[1][0]).isCloseTo(Math.pow(3, -0.9 * Math.sqrt(10) * 0.75), within(1e-12));
    }

    @Test
    void anOutputWithFewLabelsIsLessSure() {
        double[][] weights = EnsembleWeights.perOutput(List.of(errors(1.0, 1.0), errors(2.0, 2.0)), 4, 8);
        assertThat(weights[0][1] / weights[0][0]).isCloseTo(Math.pow(2, -0.9 * 2), within(1e-12));
        assertThat(weights[1][1] / weights[1][0]).isCloseTo(Math.pow(2, -0.9 * Math.sqrt(8)), within(1e-12));
    }

    @Test
    void whoMakesNoErrorIsAlone() {
        assertThat(EnsembleWeights.perOutput(List.of(errors(5e-10), errors(0.0), errors(0.0)), 5)[0])
                .containsExactly(0, 0.5, 0.5);
    }

    @Test
    void whatIsNotANumberDoesNotCount() {
        assertThat(
                        EnsembleWeights.perOutput(
                                List.of(errors(Double.NaN), errors(2.0), errors(Double.POSITIVE_INFINITY)), 5)[0])
                .containsExactly(0, 1, 0);
    }

    @Test
    void methodsThatAreEachPerfectOnOneOutputGetThatOne() {
        double[][] weights = EnsembleWeights.perOutput(List.of(errors(0.0, 1.0), errors(1.0, 0.0)), 1000, 1000);
        assertThat(weights[0]).containsExactly(1, 0);
        assertThat(weights[1]).containsExactly(0, 1);
    }
}
