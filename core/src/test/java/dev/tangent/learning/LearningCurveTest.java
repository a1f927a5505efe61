package dev.tangent.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.InvalidInput;
import dev.tangent.Regression;
import dev.tangent.RegressionFit;
import dev.tangent.geometry.PointCloud;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Errors of a learning curve are those of fits with so many labels.
class LearningCurveTest {
    private static final int POINTS = 300;
    private static final Regression GIVEN =
            new Regression().neighbours(12).dimension(2).lambda(1e-5);

    private static double[][] square() {
        SplittableRandom random = new SplittableRandom(3);
        double[][] rows = new double[POINTS][];
        for (int i = 0; i < POINTS; i++) rows[i] = new double[] {random.nextDouble(), random.nextDouble()};
        return rows;
    }

    private static double truth(double[] at) {
        return Math.sin(5 * at[0]) * at[1];
    }

    private static Labels labels(double[][] rows, int from, int to) {
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int row = from; row < to; row++) builder.add(row, 0, truth(rows[row]), 1);
        return builder.build();
    }

    @Test
    void withOneLabelLeftOutItIsTheErrorOfAFitWithoutIt() {
        double[][] rows = square();
        RegressionFit fit = GIVEN.fit(PointCloud.of(rows), labels(rows, 0, 5));
        LearningCurve curve = fit.learningCurves().getFirst();
        LearningCurve.MeanError last = curve.means().getLast();
        assertThat(last.labels()).isEqualTo(4);
        double[] left = new double[5];
        for (int row = 0; row < 5; row++) {
            LabelsBuilder others = new LabelsBuilder(1);
            for (int other = 0; other < 5; other++) if (other != row) others.add(other, 0, truth(rows[other]), 1);
            RegressionFit without = GIVEN.fit(PointCloud.of(rows), others.build());
            left[row] = Math.abs(without.at(row) - truth(rows[row]));
        }
        // Each draw leaves one of them out, so that the mean is one of whole parts of these.
        double least = Arrays.stream(left).min().orElseThrow();
        double most = Arrays.stream(left).max().orElseThrow();
        assertThat(last.error()).isBetween(least - 1e-9, most + 1e-9);
        assertThat(isSum(left, 0, 12 * last.error(), 12)).isTrue();
    }

    /// Whether some of the parts, so many in all, add up to the sum.
    private static boolean isSum(double[] parts, int from, double sum, int count) {
        if (from == parts.length - 1) return Math.abs(sum - count * parts[from]) < 1e-7;
        for (int times = 0; times <= count; times++)
            if (isSum(parts, from + 1, sum - times * parts[from], count - times)) return true;
        return false;
    }

    @Test
    void moreLabelsHelp() {
        double[][] rows = square();
        List<LearningCurve.MeanError> means = GIVEN.fit(PointCloud.of(rows), labels(rows, 0, 100))
                .learningCurves()
                .getFirst()
                .means();
        assertThat(means).hasSize(6).isSortedAccordingTo((a, b) -> Integer.compare(a.labels(), b.labels()));
        assertThat(means.getLast().error()).isLessThan(0.5 * means.getFirst().error());
        assertThat(means.getLast().labels()).isEqualTo(90);
        assertThat(means.getLast().error()).isNotCloseTo(0, within(1e-6));
    }

    @Test
    void fourLabelsAreTooFew() {
        double[][] rows = square();
        RegressionFit fit = GIVEN.fit(PointCloud.of(rows), labels(rows, 0, 4));
        assertThatThrownBy(fit::learningCurves).isInstanceOf(InvalidInput.class).hasMessageContaining("at least 5");
    }

    /// A second output says nothing of the first, nor of itself with fewer labels than a curve needs.
    @Test
    void anOutputWithOneLabelHasNoPointAndChangesNoOther() {
        double[][] rows = square();
        LabelsBuilder two = new LabelsBuilder(2);
        for (int row = 0; row < 40; row++) two.add(row, 0, truth(rows[row]), 1);
        two.add(3, 1, 10, 1);
        List<LearningCurve> curves = GIVEN.fit(PointCloud.of(rows), two.build()).learningCurves();
        assertThat(curves.get(1).means()).isEmpty();
        LearningCurve alone = GIVEN.fit(PointCloud.of(rows), labels(rows, 0, 40))
                .learningCurves()
                .getFirst();
        for (int t = 0; t < 6; t++)
            assertThat(curves.getFirst().means().get(t).error())
                    .isCloseTo(alone.means().get(t).error(), within(1e-9));
    }

    @Test
    void drawsAreAmongTheLabelsOfTheOutput() {
        double[][] rows = square();
        LabelsBuilder two = new LabelsBuilder(2);
        for (int row = 0; row < 100; row++) two.add(row, 0, truth(rows[row]), 1);
        for (int row = 60; row < 70; row++) two.add(row, 1, truth(rows[row]), 1);
        LearningCurve few =
                GIVEN.fit(PointCloud.of(rows), two.build()).learningCurves().get(1);
        LearningCurve alone = GIVEN.fit(PointCloud.of(rows), labels(rows, 60, 70))
                .learningCurves()
                .getFirst();
        assertThat(few.means()).extracting(LearningCurve.MeanError::labels).containsExactly(2, 3, 5, 6, 8, 9);
        for (int t = 0; t < 6; t++)
            assertThat(few.means().get(t).error())
                    .isCloseTo(alone.means().get(t).error(), within(1e-6));
    }
}
