package dev.tangent.learning.uncertainty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.learning.fitting.HeldOutErrors;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Widths of intervals from errors whose law is known.
final class NonconformityScoresTest {
    private static final int LABELS = 200;

    /// Variances over two decades, deviations of standard deviation ten, errors v^(power / 2) times normal ones.
    private static HeldOutErrors errors(double power, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[] variances = random.doubles(LABELS).map(u -> Math.pow(100, u)).toArray();
        double[] absolute = IntStream.range(0, LABELS)
                .mapToDouble(i -> Math.abs(Math.pow(variances[i], power / 2) * random.nextGaussian()))
                .toArray();
        double[] deviations = IntStream.range(0, LABELS)
                .mapToDouble(i -> Math.abs(10 * random.nextGaussian()))
                .toArray();
        return new HeldOutErrors(absolute, variances, deviations);
    }

    @Test
    void thePowerIsThatOfTheErrors() {
        for (double power : new double[] {0, 0.5, 1})
            for (int seed = 0; seed < 5; seed++)
                assertThat(new NonconformityScores(errors(power, seed)).power()).isEqualTo(power);
    }

    /// The posterior at its word is two to three times as wide on average, and too narrow where it is sure.
    @Test
    void errorsOfOneSizeHaveIntervalsOfOneWidth() {
        HeldOutErrors errors = errors(0, 3);
        NonconformityScores.Interval interval = new NonconformityScores(errors).interval(0.95);
        assertThat(interval.halfWidthAt(1)).isEqualTo(interval.halfWidthAt(50)).isBetween(1.6, 2.4);
        NonconformityScores.Interval atItsWord =
                NonconformityScores.ofStandardised(errors.scores(1)).interval(0.95);
        assertThat(atItsWord.halfWidthAt(50)).isGreaterThan(2 * interval.halfWidthAt(50));
    }

    @Test
    void noIntervalIsWiderThanThatOfTheMean() {
        HeldOutErrors errors = errors(1, 4);
        NonconformityScores.Interval interval = new NonconformityScores(errors).interval(0.95);
        double mean = NonconformityScores.ofStandardised(errors.deviations())
                .interval(0.95)
                .factor();
        assertThat(interval.most()).isBetween(mean, 1.2 * mean);
        assertThat(interval.isCapped(1e6)).isTrue();
        assertThat(interval.halfWidthAt(1e6)).isEqualTo(interval.most());
        assertThat(interval.isCapped(4)).isFalse();
        assertThat(interval.halfWidthAt(4)).isCloseTo(2 * interval.halfWidthAt(1), within(1e-12));
    }

    /// No held-out label had such a variance, so nothing speaks against it.
    @Test
    void beyondTheHeldOutLabelsThePosteriorIsTakenAtItsWord() {
        HeldOutErrors errors = errors(0, 5);
        NonconformityScores.Interval interval = new NonconformityScores(errors).interval(0.8);
        double own = NonconformityScores.ofStandardised(errors.scores(1))
                .interval(0.8)
                .factor();
        assertThat(interval.halfWidthAt(150)).isCloseTo(own * Math.sqrt(150), within(1e-12));
        assertThat(interval.halfWidthAt(errors.largestVariance())).isEqualTo(interval.halfWidthAt(1));
    }

    @Test
    void theNarrowestIntervalIsThatOfTheLeastError() {
        NonconformityScores scores = new NonconformityScores(errors(0, 5));
        assertThat(scores.interval(1e-12)).isEqualTo(scores.interval(1e-6));
    }

    @Test
    void thePredictiveDeviationIsThatOfTheErrors() {
        NonconformityScores constant = new NonconformityScores(errors(0, 6));
        assertThat(constant.predictiveSd(7)).isBetween(0.9, 1.1);
        NonconformityScores growing = new NonconformityScores(errors(1, 6));
        assertThat(growing.predictiveSd(9)).isBetween(2.7, 3.3);
        assertThat(growing.predictiveSd(1e8)).isBetween(9.0, 11.0);
    }
}
