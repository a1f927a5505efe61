package dev.tangent.selection.ensemble;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.selection.ensemble.EnsembleWeights.Held;
import dev.tangent.selection.ensemble.EnsembleWeights.Output;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class EnsembleWeightsTest {
    private static Held errors(Double... outputs) {
        return trusted(1, outputs);
    }

    private static Held trusted(double prior, Double... outputs) {
        return new Held(prior, List.of(outputs));
    }

    /// Of outputs that can be predicted: the mean of the labels is wrong by far more.
    private static double[][] weights(List<Held> methods, int... labels) {
        return EnsembleWeights.of(
                methods, Arrays.stream(labels).mapToObj(l -> new Output(l, 1e9)).toList());
    }

    @Test
    void oneOutputWeighsMethodsByAPowerOfTheirErrors() {
        double[] weights = weights(List.of(errors(2.0), errors(2.5)), 10)[0];
        assertThat(weights[1] / weights[0]).isCloseTo(Math.pow(2 / 2.5, 0.9 * Math.sqrt(10)), within(1e-12));
        assertThat(weights[0] + weights[1]).isCloseTo(1, within(1e-12));
    }

    @Test
    void trustMultipliesAndManyLabelsOverruleIt() {
        List<Held> methods = List.of(errors(2.0), trusted(4, 2.5));
        double[] few = weights(methods, 10)[0];
        assertThat(few[1] / few[0]).isCloseTo(4 * Math.pow(2 / 2.5, 0.9 * Math.sqrt(10)), within(1e-12));
        assertThat(weights(methods, 1000)[0]).containsExactly(1, 0);
    }

    /// Errors of 0.6 of those of the mean: a correlation of 0.8.
    @Test
    void trustGoesAsFarAsThereIsSomethingToPredict() {
        List<Held> methods = List.of(errors(0.6), trusted(10, 0.6));
        double[] half = EnsembleWeights.of(methods, List.of(new Output(20, 1)))[0];
        assertThat(half[1] / half[0]).isCloseTo(Math.pow(10, 0.8), within(1e-12));
        double[] none = EnsembleWeights.of(methods, List.of(new Output(20, 0.5)))[0];
        assertThat(none).containsExactly(0.5, 0.5);
    }

    @Test
    void manyLabelsLeaveTheBestAlone() {
        List<Held> methods = List.of(errors(1.0), errors(1.2), errors(5.0));
        assertThat(weights(methods, 20)[0][1]).isBetween(0.25, 0.4);
        assertThat(weights(methods, 1000)[0]).containsExactly(1, 0, 0);
    }

    /// Half the exponent: an output that cannot tell leans on the others, in whatever units they are.
    @Test
    void outputsLeanOnEachOther() {
        double[][] weights = weights(List.of(errors(100.0, 1.0), errors(100.0, 3.0)), 10, 10);
        assertThat(weights[0][1] / weights[0][0]).isCloseTo(Math.pow(3, -0.9 * Math.sqrt(10) * 0.25), within(1e-12));
        assertThat(weights[1][1] / weights[1][0]).isCloseTo(Math.pow(3, -0.9 * Math.sqrt(10) * 0.75), within(1e-12));
    }

    @Test
    void anOutputWithFewLabelsIsLessSure() {
        double[][] weights = weights(List.of(errors(1.0, 1.0), errors(2.0, 2.0)), 4, 8);
        assertThat(weights[0][1] / weights[0][0]).isCloseTo(Math.pow(2, -0.9 * 2), within(1e-12));
        assertThat(weights[1][1] / weights[1][0]).isCloseTo(Math.pow(2, -0.9 * Math.sqrt(8)), within(1e-12));
    }

    @Test
    void whoMakesNoErrorIsAlone() {
        assertThat(weights(List.of(errors(5e-10), errors(0.0), errors(0.0)), 5)[0])
                .containsExactly(0, 0.5, 0.5);
    }

    @Test
    void whatIsNotANumberDoesNotCount() {
        assertThat(weights(List.of(errors(Double.NaN), errors(2.0), errors(Double.POSITIVE_INFINITY)), 5)[0])
                .containsExactly(0, 1, 0);
    }

    @Test
    void methodsThatAreEachPerfectOnOneOutputGetThatOne() {
        double[][] weights = weights(List.of(errors(0.0, 1.0), errors(1.0, 0.0)), 1000, 1000);
        assertThat(weights[0]).containsExactly(1, 0);
        assertThat(weights[1]).containsExactly(0, 1);
    }

    private static Held mean(double error) {
        return new Held(1, List.of(error), true);
    }

    /// However many they are.
    @Test
    void theMeanOfTheLabelsCountsAgainstAllOthersTogether() {
        for (int others : new int[] {1, 4, 12}) {
            List<Held> methods = new ArrayList<>(Collections.nCopies(others, errors(1.0)));
            methods.add(mean(1.2));
            double[] weights = EnsembleWeights.of(methods, List.of(new Output(12, 1.2)))[0];
            double against = Math.pow(1.2, -0.9 * Math.sqrt(12));
            assertThat(weights[others]).isCloseTo(against / (1 + against), within(1e-12));
        }
    }

    @Test
    void theMeanOfTheLabelsIsLeftOutWhereLabelsShowSomething() {
        assertThat(EnsembleWeights.of(List.of(errors(0.2), mean(1.0)), List.of(new Output(12, 1)))[0])
                .containsExactly(1, 0);
        assertThat(EnsembleWeights.of(List.of(errors(0.8), mean(1.0)), List.of(new Output(400, 1)))[0])
                .containsExactly(1, 0);
    }

    @Test
    void theMeanOfTheLabelsIsAllThereIsWhereItAloneMakesNoError() {
        assertThat(EnsembleWeights.of(List.of(errors(1.0), mean(0.0)), List.of(new Output(12, 1)))[0][1])
                .isCloseTo(1, within(1e-12));
        assertThat(EnsembleWeights.of(List.of(mean(2.0)), List.of(new Output(12, 2)))[0])
                .containsExactly(1);
    }
}
