package dev.tangent.learning.prediction;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.Status;
import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LabelRangeTest {
    private static DistinctLabels labels(double... values) {
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int i = 0; i < values.length; i++) builder.add(i, 0, values[i], 1);
        return builder.distinct();
    }

    private static Prediction prediction(double[]... rows) {
        return new Prediction(
                Matrix.of(rows),
                Collections.nCopies(rows.length, Status.OK),
                SolveSummary.NOTHING,
                Optional.empty(),
                List.of("before"));
    }

    private static Prediction column(double... values) {
        return prediction(Arrays.stream(values).mapToObj(v -> new double[] {v}).toArray(double[][]::new));
    }

    @Test
    void aWidthBeyondTheLabelsIsTheEnd() {
        Prediction given = column(-1, 5, -1.01, 5.01, 2, Double.NaN);
        Prediction limited = given.withExtrapolationLimit(labels(1, 3, 2));
        assertThat(limited.values().values()).containsExactly(-1, 5, 2, 2, 2, 2);
        assertThat(IntStream.range(0, 6).filter(row -> limited.status(row) == Status.FEW_LABELS))
                .containsExactly(2, 3, 5);
        assertThat(limited.warnings()).hasSize(2).contains("before");
        assertThat(limited.warnings().getLast()).startsWith("the predictions of 3 rows ");
        assertThat(given.at(2)).as("what was given is left alone").isEqualTo(-1.01);
    }

    @Test
    void everyOutputHasItsOwnRangeOfTheLabelsItHas() {
        LabelsBuilder builder = new LabelsBuilder(2);
        builder.add(0, 0, 0, 1).add(1, 0, 1, 1).add(2, 1, 100, 1).add(3, 1, 200, 1);
        Prediction limited =
                prediction(new double[] {3, 150}, new double[] {0.5, -1}).withExtrapolationLimit(builder.distinct());
        assertThat(limited.values().values()).containsExactly(0.5, 150, 0.5, 150);
    }

    @Test
    void labelsThatAreAllTheSameBoundNothing() {
        Prediction given = column(1e9);
        assertThat(given.withExtrapolationLimit(labels(4, 4))).isSameAs(given);
    }

    /// Twenty labels of a sample leave 28 of 100 values outside in more than one of a hundred draws, 29 in fewer:
    /// of those 20 labels at most one is among the 28 with a probability of 0.0123, among the 29 with 0.0097.
    @ParameterizedTest
    @CsvSource({"28, 0.5", "29, 9"})
    void labelsThatAreNoSampleBoundNothing(int outside, double expected) {
        double[] half = IntStream.range(0, 20).mapToDouble(i -> i % 2).toArray();
        double[] values = new double[100];
        Arrays.fill(values, 0, outside, 9);
        assertThat(column(values).withExtrapolationLimit(labels(half)).at(0)).isEqualTo(expected);
    }
}
