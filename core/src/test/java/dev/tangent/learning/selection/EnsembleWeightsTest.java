package dev.tangent.learning.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class EnsembleWeightsTest {
    private static FoldErrors errors(Double... values) {
        return new FoldErrors(Arrays.asList(values));
    }

    @Test
    void oneOutputWeighsMethodsByAPowerOfTheirErrors() {
        double[] weights = EnsembleWeights.perOutput(List.of(List.of(errors(1.0, 3.0)), List.of(errors(2.5))), 10)[0];
        assertThat(weights[1] / weights[0]).isCloseTo(Math.pow(2 / 2.5, 0.9 * Math.sqrt(10)), within(1e-12));
        assertThat(weights[0] + weights[1]).isCloseTo(1, within(1e-12));
    }

    @Test
    void manyLabelsLeaveTheBestAlone() {
        List<List<FoldErrors>> methods = List.of(List.of(errors(1.0)), List.of(errors(1.2)), List.of(errors(5.0)));
        assertThat(EnsembleWeights.perOutput(methods, 20)[0][1]).isBetween(0.25, 0.4);
        assertThat(EnsembleWeights.perOutput(methods, 1000)[0]).containsExactly(1, 0, 0);
    }

    /// Half the exponent: an output that cannot tell leans on the others, in whatever units they are.
    @Test
    void outputsLeanOnEachOther() {
        List<FoldErrors> good = List.of(errors(100.0), errors(1.0));
        List<FoldErrors> bad = List.of(errors(100.0), errors(3.0));
        double[][] weights = EnsembleWeights.perOutput(List.of(good, bad), 10, 10);
        assertThat(weights[0][1] / weights[0][0]).isCloseTo(Math.pow(3, -0.9 * Math.sqrt(10) * 0.25), within(1e-12));
        assertThat(weights[1][1] / weights[1][0]).isCloseTo(Math.pow(3, -0.9 * Math.sqrt(10) * 0.75), within(1e-12));
    }

    @Test
    void anOutputWithFewLabelsIsLessSure() {
        List<FoldErrors> good = List.of(errors(1.0), errors(1.0));
        List<FoldErrors> bad = List.of(errors(2.0), errors(2.0));
        double[][] weights = EnsembleWeights.perOutput(List.of(good, bad), 4, 8);
        assertThat(weights[0][1] / weights[0][0]).isCloseTo(Math.pow(2, -0.9 * 2), within(1e-12));
        assertThat(weights[1][1] / weights[1][0]).isCloseTo(Math.pow(2, -0.9 * Math.sqrt(8)), within(1e-12));
    }

    @Test
    void whoMakesNoErrorIsAlone() {
        List<FoldErrors> exact = List.of(errors(0.0, 0.0));
        List<FoldErrors> close = List.of(errors(0.0, 1e-9));
        assertThat(EnsembleWeights.perOutput(List.of(close, exact, exact), 5)[0])
                .containsExactly(0, 0.5, 0.5);
    }

    @Test
    void whatIsNotANumberDoesNotCount() {
        List<FoldErrors> broken = List.of(errors(Double.NaN));
        List<FoldErrors> endless = List.of(errors(Double.POSITIVE_INFINITY));
        assertThat(EnsembleWeights.perOutput(List.of(broken, List.of(errors(2.0)), endless), 5)[0])
                .containsExactly(0, 1, 0);
    }

    @Test
    void methodsThatAreEachPerfectOnOneOutputGetThatOne() {
        List<FoldErrors> first = List.of(errors(0.0), errors(1.0));
        List<FoldErrors> second = List.of(errors(1.0), errors(0.0));
        double[][] weights = EnsembleWeights.perOutput(List.of(first, second), 1000, 1000);
        assertThat(weights[0]).containsExactly(1, 0);
        assertThat(weights[1]).containsExactly(0, 1);
    }
}
