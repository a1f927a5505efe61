package dev.tangent.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.fold.Folds;
import dev.tangent.linalg.Matrix;
import dev.tangent.selection.score.ValueMeasure;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class ExpectedErrorTest {
    private static DistinctLabels labels(double[] values) {
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int i = 0; i < values.length; i++) builder.add(i, 0, values[i], 1);
        return builder.distinct();
    }

    /// The jackknife of a mean is the usual s^2 / l; five folds learn from four fifths.
    @Test
    void theVarianceIsThatOfTheLabelsTimesWhatFoldsShare() {
        double[] values = {1, -2, 4, 0, 3, -1, 2, 2, -5, 1};
        double mean = 0;
        for (double value : values) mean += Math.abs(value) / 10;
        double square = 0;
        for (double value : values) square += (Math.abs(value) - mean) * (Math.abs(value) - mean) / 9;
        ExpectedError found = ExpectedError.together(
                mean, labels(values), Matrix.zeros(10, 1), Folds.of(10, 5, 0), ValueMeasure.MEAN_ABSOLUTE);
        assertThat(found.standardError()).isCloseTo(Math.sqrt(square / 10 * (1 + 10 / 8.0)), within(1e-12));
        double factor = Math.exp(1.833113 * found.standardError() / mean);
        assertThat(found.high()).isCloseTo(mean * factor, within(1e-5));
        assertThat(found.low()).isCloseTo(mean / factor * Math.sqrt(0.8), within(1e-5));
    }

    /// Labels of normal noise, predicted by the mean of the other folds; elsewhere |y - m| has a known mean.
    @Test
    void theIntervalHoldsTheTrueErrorInNineOfTenCases() {
        Random random = new Random(4);
        int held = 0;
        for (int run = 0; run < 400; run++) {
            double[] values = random.doubles(30).map(u -> random.nextGaussian()).toArray();
            Folds folds = Folds.of(30, 5, run);
            Matrix predicted = Matrix.zeros(30, 1);
            double error = 0;
            for (int fold = 0; fold < 5; fold++) {
                double mean = labels(values).means(folds.training(fold))[0];
                for (int i = 0; i < 30; i++)
                    if (folds.holdsOut(fold, i)) {
                        predicted.set(i, 0, mean);
                        error += Math.abs(values[i] - mean) / 30;
                    }
            }
            ExpectedError found =
                    ExpectedError.together(error, labels(values), predicted, folds, ValueMeasure.MEAN_ABSOLUTE);
            double off = labels(values).means()[0];
            // E |y - m| for y normal: a folded normal distribution, by its first terms in m.
            double truth = Math.sqrt(2 / Math.PI) * (1 + off * off / 2);
            if (found.low() <= truth && truth <= found.high()) held++;
        }
        assertThat(held / 400.0).isBetween(0.88, 1.0);
    }

    /// Labels that no fold holds out are predicted by nothing: they neither add to what is known nor to the spread.
    @Test
    void labelsThatAreNeverHeldOutSayNothing() {
        double[] values = {1, -2, 4, 0, 3, -1, 2, 2, -5, 1};
        Folds folds = Folds.of(10, 5, 0);
        int[] places = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        double[] more = Arrays.copyOf(values, 14);
        Arrays.fill(more, 10, 14, 1e6);
        ExpectedError without = ExpectedError.together(
                2, labels(values), Matrix.zeros(10, 1), folds.among(10, places), ValueMeasure.MEAN_ABSOLUTE);
        ExpectedError with = ExpectedError.together(
                2, labels(more), Matrix.zeros(14, 1), folds.among(14, places), ValueMeasure.MEAN_ABSOLUTE);
        // Folds learn from 12 labels instead of 8.
        assertThat(with.standardError())
                .isCloseTo(without.standardError() * Math.sqrt((1 + 10 / 12.0) / (1 + 10 / 8.0)), within(1e-12));
        assertThat(ExpectedError.judged(labels(more), folds.among(14, places))).isEqualTo(10);
    }

    @Test
    void errorRatesHaveTheIntervalOfWilson() {
        ExpectedError found = new ErrorRate(0.1, 50).interval(1.96, 1);
        assertThat(found.low()).isCloseTo(0.0434, within(1e-3));
        assertThat(found.high()).isCloseTo(0.2137, within(1e-3));
        assertThat(new ErrorRate(0, 50).interval(1.96, 1).high()).isCloseTo(0.0713, within(1e-3));
    }
}
