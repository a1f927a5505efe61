package dev.tangent.selection.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.trial.WinsorizedMean;
import dev.tangent.linalg.Matrix;
import java.util.List;
import org.junit.jupiter.api.Test;

class WinsorizedMeanTest {
    private static final double[] WEIGHTS = {0.5, 0.3, 0.2};

    @Test
    void isTheWeightedMeanWhereMethodsAgree() {
        Matrix mean = new WinsorizedMean(WEIGHTS, new double[] {1, 2})
                .of(List.of(matrix(1, 10), matrix(1.5, 11), matrix(0.5, 9)));
        assertThat(mean.at(0, 0)).isCloseTo(0.5 * 1 + 0.3 * 1.5 + 0.2 * 0.5, within(1e-12));
        assertThat(mean.at(0, 1)).isCloseTo(0.5 * 10 + 0.3 * 11 + 0.2 * 9, within(1e-12));
    }

    @Test
    void aValueFarFromTheOthersMovesItByNoMoreThanTheBound() {
        WinsorizedMean mean = new WinsorizedMean(WEIGHTS, new double[] {1, 1});
        assertThat(mean.of(List.of(matrix(1, 0), matrix(1, 0), matrix(-1e6, 1e300)))
                        .values())
                .containsExactly(1 - 0.2, 0.2);
    }

    @Test
    void theHeavierOfTwoIsTheMedian() {
        WinsorizedMean mean = new WinsorizedMean(new double[] {0.6, 0.4}, new double[] {1, 1});
        assertThat(mean.of(List.of(matrix(5, -5), matrix(0, 0))).values()).containsExactly(4.6, -4.6);
    }

    /// Twenty times the least mean absolute error: here 0.1 of the second method.
    @Test
    void theBoundComesFromHeldOutErrors() {
        DistinctLabels labels = DistinctLabels.of(new int[] {0, 1}, new double[][] {{1}, {2}});
        WinsorizedMean mean = mean(labels, Matrix.column(3, 2), Matrix.column(1.1, 1.9));
        assertThat(mean.bounds()[0]).isCloseTo(2, within(1e-12));
    }

    @Test
    void methodsWithoutErrorBindTheOthers() {
        DistinctLabels labels = DistinctLabels.of(new int[] {0, 1}, new double[][] {{1}, {2}});
        WinsorizedMean mean = mean(labels, Matrix.column(1, 2), Matrix.column(1, 2));
        assertThat(mean.of(List.of(matrix(7), matrix(7))).at(0, 0)).isEqualTo(7);
    }

    /// Of two methods of equal weight.
    private static WinsorizedMean mean(DistinctLabels labels, Matrix... heldOut) {
        return new CrossValidation(labels, Folds.of(2, 2, 0), ValueMeasure.MEAN_ABSOLUTE)
                .mean(List.of(heldOut), List.of(0.5, 0.5));
    }

    private static Matrix matrix(double... row) {
        return Matrix.wrap(1, row.length, row);
    }
}
