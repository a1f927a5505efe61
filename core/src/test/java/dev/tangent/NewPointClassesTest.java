package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.ClassPrediction;
import dev.tangent.linalg.Matrix;
import dev.tangent.method.Methods;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Classes of points that were not there.
@Tag("full")
class NewPointClassesTest {
    private static final Roll ROLL = Roll.of(800, 5);
    private static final int FITTED = 600;
    private static final int[] THERE = IntStream.range(0, FITTED).toArray();
    private static final int[] NEW = IntStream.range(FITTED, 800).toArray();

    private static String side(int row) {
        return ROLL.angle()[row] < 9 ? "inner" : "outer";
    }

    private static ClassificationFit fit(Classification classification) {
        Map<Integer, String> classes = new HashMap<>();
        for (int row = 0; row < 60; row++) classes.put(row, side(row));
        return classification.neighbours(12).fit(ROLL.points().select(THERE), ClassLabels.of(classes));
    }

    @Test
    void aPointOfTheFitKeepsItsProbabilities() {
        ClassificationFit fit = fit(new Classification().dimension(2));
        Matrix found = ClassPrediction.probabilities(
                fit.model().predict(ROLL.points().select(THERE)).values());
        for (int row = 0; row < FITTED; row++)
            assertThat(found.row(row)).isEqualTo(fit.probabilities().row(row));
    }

    @Test
    void newPointsAreMostlyRight() {
        assertMostlyRight(fit(new Classification().dimension(2)));
    }

    /// Neither Poisson learning nor a mean of methods has a regularizer of its own.
    @Test
    void byWhateverMethod() {
        assertMostlyRight(fit(new Classification().method(Methods.POISSON).untuned()));
        assertMostlyRight(
                fit(new Classification().method(Methods.LAPLACIAN, Methods.NEAREST, Methods.WEIGHTED_NONLOCAL)));
    }

    private static void assertMostlyRight(ClassificationFit fit) {
        Matrix found = ClassPrediction.probabilities(
                fit.model().predict(ROLL.points().select(NEW)).values());
        int right = 0;
        for (int i = 0; i < NEW.length; i++) {
            assertThat(found.at(i, 0)).isBetween(0.0, 1.0);
            assertThat(found.at(i, 0) + found.at(i, 1)).isCloseTo(1, within(1e-12));
            if ((found.at(i, 0) > 0.5 ? "inner" : "outer").equals(side(NEW[i]))) right++;
        }
        assertThat(right).isGreaterThan(NEW.length * 9 / 10);
    }

    @Test
    void whatIsNegativeIsZeroAndTheRestSumsToOne() {
        Matrix extended = Matrix.wrap(3, 3, new double[] {0.2, 0.3, 0.5, 0.5, 0.75, -0.25, 1.5, -0.25, -0.25});
        Matrix found = ClassPrediction.probabilities(extended);
        assertThat(found.row(0)).containsExactly(0.2, 0.3, 0.5);
        assertThat(found.row(1)).containsExactly(0.4, 0.6, 0);
        assertThat(found.row(2)).containsExactly(1, 0, 0);
    }

    /// Half way between two rows of a line both weigh the same.
    @Test
    void theyAreMeansOfTheirNearestRows() {
        PointCloud line = PointCloud.wrap(1, new double[] {0, 1, 2, 3, 4, 5});
        ClassificationFit fit = new Classification()
                .method(Methods.POISSON)
                .neighbours(3)
                .untuned()
                .fit(line, ClassLabels.of(Map.of(0, "left", 5, "right")));
        double between =
                fit.model().predict(PointCloud.wrap(1, new double[] {1.5})).at(0, 0);
        assertThat(between)
                .isCloseTo((fit.probabilities().at(1, 0) + fit.probabilities().at(2, 0)) / 2, within(1e-12));
    }
}
