package dev.tangent.fit.assessment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.learning.Labels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.linalg.Matrix;
import dev.tangent.report.TestScore;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TestScoresTest {
    /// Errors are 1, 1, 2 of labels 0, 3, 6: their mean is 4/3, that of their squares 2, the labels' variance 6.
    @ParameterizedTest
    @CsvSource({"0, 1", "1e9, 1", "0, 1e-200", "0, 1e200"})
    void figuresKeepTheirDigitsFarFromZeroAndAtAnyScale(double offset, double scale) {
        Matrix predicted = Matrix.of(
                new double[][] {{offset + scale}, {offset + 2 * scale}, {offset + 8 * scale}, {offset + 5 * scale}});
        Labels test = Labels.of(Map.of(0, offset, 1, offset + 3 * scale, 2, offset + 6 * scale));
        Labels learnt = Labels.of(Map.of(3, offset + 3 * scale));

        TestScore.OfValues score =
                TestScores.values(List.of("y"), predicted, test, learnt).getFirst();

        assertThat(score.labels()).isEqualTo(3);
        assertThat(score.meanAbsolute() / scale).isCloseTo(4.0 / 3, within(1e-12));
        assertThat(score.standardError() / scale).isCloseTo(Math.sqrt(2.0 / 9 / 2), within(1e-12));
        assertThat(score.rootMeanSquare() / scale).isCloseTo(Math.sqrt(2), within(1e-12));
        assertThat(score.explainedVariance().orElseThrow()).isCloseTo(1 - 2.0 / 6, within(1e-12));
        assertThat(score.byMean() / scale).isCloseTo(2, within(1e-12));
    }

    @Test
    void errorsOfSeveralOutputsAreMeansInTheirUnits() {
        Matrix predicted = Matrix.of(new double[][] {{1, 10}, {2, 30}, {4, 40}});
        LabelsBuilder builder = new LabelsBuilder(2);
        builder.add(7, 0, 0, 1);
        builder.add(7, 1, 20, 1);
        builder.add(8, 0, 2, 1);
        Labels truth = builder.build();

        double[] errors = TestScores.errors(predicted, truth, new double[] {2, 5});

        assertThat(errors).containsExactly((0.5 + 2) / 2, 0, (2 + 4) / 2.0);
    }
}
