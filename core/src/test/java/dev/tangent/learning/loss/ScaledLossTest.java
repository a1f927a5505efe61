package dev.tangent.learning.loss;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ScaledLossTest {
    /// Eleven labels on a line, the energy that of second differences; the same values in two units.
    private static DistinctLabels labels() {
        LabelsBuilder builder = new LabelsBuilder(2);
        for (int i = 0; i < 11; i++) {
            double y = Math.sin(i) + (i == 3 ? 9 : 0);
            builder.add(i, 0, y, 1).add(i, 1, 1000 * y, 1);
        }
        return builder.distinct();
    }

    private static Matrix secondDifferences() {
        Matrix d = Matrix.zeros(9, 11);
        for (int i = 0; i < 9; i++) {
            d.set(i, i, 1);
            d.set(i, i + 1, -2);
            d.set(i, i + 2, 1);
        }
        return d.transpose().times(d);
    }

    private static boolean[] all() {
        boolean[] all = new boolean[11];
        Arrays.fill(all, true);
        return all;
    }

    @ParameterizedTest
    @EnumSource
    void everyOutputIsJudgedInItsOwnUnits(ScaledLoss.LossShape shape) {
        var fit = new ScaledLoss(shape, 0.3).fit(secondDifferences(), labels(), all());
        // The regularizer must scale with the square of the unit for the kinked loss; so compare a fit that leaves
        // lambda out of it: nearly nothing is charged for bending.
        Matrix f = fit.predicted(fit.at(1e-9).deviations());
        for (int i = 0; i < 11; i++) assertThat(f.at(i, 1) / 1000).isCloseTo(f.at(i, 0), within(1e-2));
    }

    @Test
    void huberInUnitsOfTheSpreadIsHuberWithThatLength() {
        DistinctLabels labels = labels();
        double length = 0.3 * ScaledLoss.spread(labels.values().column(0));
        var relative = new ScaledLoss(ScaledLoss.LossShape.HUBER, 0.3).fit(secondDifferences(), labels, all());
        var absolute = new Huber(length).fit(secondDifferences(), labels, all());
        Matrix f = relative.predicted(relative.at(2).deviations());
        Matrix g = absolute.predicted(absolute.at(2).deviations());
        for (int i = 0; i < 11; i++) {
            assertThat(f.at(i, 0)).isCloseTo(g.at(i, 0), within(1e-9));
            assertThat(f.at(i, 1)).isCloseTo(1000 * f.at(i, 0), within(1e-6)); // Huber's loss scales like a square
        }
    }

    @Test
    void theSpreadIsThatOfNormalLabelsAndIgnoresOutliers() {
        double[] values = {1, 2, 3, 4, 5, 6, 1e9};
        assertThat(ScaledLoss.spread(values)).isCloseTo(2 / 0.6745, within(1e-12)); // distances 3 2 1 0 1 2 ...
        assertThat(ScaledLoss.spread(new double[] {5, 5, 5, 9})).isCloseTo(2, within(1e-12)); // most are equal
        assertThat(ScaledLoss.spread(new double[] {5, 5})).isEqualTo(1);
    }
}
