package dev.tangent.experiments.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportedErrorTest {
    /// The last row is labelled: no error has it in it.
    private static final boolean[] ROWS = {true, true, false};

    private static final Matrix VALUES = Matrix.of(new double[][] {{1, 0}, {5, 0}, {100, 0}});
    private static final MatrixView PREDICTED = MatrixView.of(Matrix.of(new double[][] {{4, 4}, {5, 1}, {-7, -7}}));

    private static double error(ReportedError reported) {
        return new StudyTarget("y", "", List.of("a", "b"), VALUES, reported).error(0, PREDICTED, ROWS);
    }

    @Test
    void lengthsAreAveraged() {
        assertThat(error(ReportedError.MEAN_LENGTH)).isCloseTo((5.0 + 1.0) / 2, within(1e-15));
    }

    @Test
    void absoluteDifferencesAreAveraged() {
        assertThat(error(ReportedError.MEAN_ABSOLUTE)).isEqualTo(1.5);
    }

    /// Differences 3 and 0, values 1 and 5: sqrt(9 / 2) over 2.
    @Test
    void rootMeanSquareIsRelativeToTheDeviation() {
        assertThat(error(ReportedError.RELATIVE_ROOT_MEAN_SQUARE)).isCloseTo(Math.sqrt(4.5) / 2, within(1e-15));
    }
}
