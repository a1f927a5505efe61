package dev.tangent.learning.uncertainty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.linalg.Matrix;
import org.junit.jupiter.api.Test;

/// Two points joined by a spring, S = (1 -1; -1 1), one of them labelled.
final class SampledPosteriorTest {
    private static final Matrix SPRING = Matrix.wrap(2, 2, new double[] {1, -1, -1, 1});

    @Test
    void aPointWithoutALabelIsLessSureByTheSpring() {
        SampledPosterior posterior = SampledPosterior.of(SPRING, new double[] {1, 0}, 0.5);
        assertThat(posterior.covariance().at(0, 0)).isCloseTo(1, within(1e-8));
        assertThat(posterior.covariance().at(1, 1)).isCloseTo(1 + 1 / 0.5, within(1e-8));
        assertThat(posterior.covariance().at(0, 1)).isCloseTo(1, within(1e-8));
    }

    @Test
    void itTakesTheLabelsValue() {
        double[] f = SampledPosterior.of(SPRING, new double[] {1, 0}, 0.5).mean(new double[] {7, 1e9});
        assertThat(f).containsExactly(new double[] {7, 7}, within(1e-8));
    }

    @Test
    void betweenTwoLabelsItLeansToTheHeavier() {
        // (W + lambda S) f = W y about the mean 1.5 of y = (0, 2) with weights (1, 3).
        double[] f = SampledPosterior.of(SPRING, new double[] {1, 3}, 1).mean(new double[] {0, 2});
        assertThat(f[0]).isCloseTo(1.5 + (4 * -1.5 + 1.5) / 7, within(1e-8));
        assertThat(f[1]).isCloseTo(1.5 + (2 * 1.5 - 1.5) / 7, within(1e-8));
    }

    @Test
    void aPriceOnValuesBoundsWhatTheSpringLeavesFree() {
        Matrix covariance = SampledPosterior.of(SPRING, new double[2], 1, 0.25).covariance();
        // (1.25 -1; -1 1.25): the mean has precision 2 * 0.25, the difference 2.25 / 2.
        assertThat(covariance.at(0, 0) + covariance.at(0, 1)).isCloseTo(1 / 0.25, within(1e-12));
        assertThat(covariance.at(0, 0) - covariance.at(0, 1)).isCloseTo(1 / 2.25, within(1e-12));
    }

    @Test
    void aSpringThatRoundingMadeNegativeStillLeavesTheMeanFree() {
        double off = -1 - 1e-8;
        Matrix rounded = Matrix.wrap(2, 2, new double[] {1, off, off, 1});
        Matrix covariance = SampledPosterior.of(rounded, new double[2], 1).covariance();
        assertThat(covariance.at(0, 0) + covariance.at(0, 1)).isBetween(1e6, 1e9);
        assertThat(covariance.at(0, 0) - covariance.at(0, 1)).isCloseTo(0.5, within(1e-6));
    }
}
