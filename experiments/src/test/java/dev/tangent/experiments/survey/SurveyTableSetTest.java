package dev.tangent.experiments.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.experiments.paper.Setup;
import dev.tangent.experiments.paper.SmallSetup;
import dev.tangent.geometry.PointCloud;
import dev.tangent.samples.generated.GeneratedPoints;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SurveyTableSetTest {
    private static final Setup SETUP = SmallSetup.seeded(4);
    private static final SurveyTableSet GALLERY = SurveyTableSet.of(SETUP);

    private static SurveyTable table(String name) {
        return GALLERY.values().stream()
                .filter(table -> table.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static double[] values(SurveyTable table) {
        return table.target().values().column(0);
    }

    @Test
    void pointsOfTheSphereHaveLengthOne() {
        PointCloud points = table("sphere").points();
        for (int i = 0; i < points.size(); i++)
            assertThat(Math.hypot(Math.hypot(points.at(i, 0), points.at(i, 1)), points.at(i, 2)))
                    .isCloseTo(1, within(1e-12));
    }

    /// (sqrt(x^2 + y^2) - 1)^2 + z^2 = 1/4
    @Test
    void pointsOfTheTorusSatisfyItsEquation() {
        PointCloud points = table("torus").points();
        for (int i = 0; i < points.size(); i++)
            assertThat(Math.hypot(Math.hypot(points.at(i, 0), points.at(i, 1)) - 1, points.at(i, 2)))
                    .isCloseTo(0.5, within(1e-12));
    }

    /// Radius and angle of a point on the roll are equal up to whole turns.
    @Test
    void pointsOfTheRollLieOnItAndThoseOfTheNoisyOneNearIt() {
        assertThat(largestDistanceFromRoll(table("Swiss roll").points())).isLessThan(1e-12);
        assertThat(largestDistanceFromRoll(table("roll beside noise").points())).isLessThan(1e-12);
        assertThat(largestDistanceFromRoll(table("Swiss roll, noisy").points())).isBetween(0.6, Math.PI);
    }

    private static double largestDistanceFromRoll(PointCloud points) {
        double largest = 0;
        for (int i = 0; i < points.size(); i++) {
            double radius = Math.hypot(points.at(i, 0), points.at(i, 2));
            double angle = Math.atan2(points.at(i, 2), points.at(i, 0));
            largest = Math.max(largest, Math.abs(Math.IEEEremainder(radius - angle, 2 * Math.PI)));
        }
        return largest;
    }

    @Test
    void distancesOnTheClosedCurveAreThoseOfItsWaves() {
        GeneratedPoints curve = ClosedCurve.of(30, 100, 7);
        for (int i = 0; i < 30; i++)
            for (int j = 0; j < i; j++) {
                double t = curve.truth().at(i, 0) - curve.truth().at(j, 0);
                assertThat(curve.points().squaredDistance(i, j))
                        .isCloseTo(2 - 2 * Math.cos(t) + (1 - Math.cos(2 * t)) / 2, within(1e-12));
            }
    }

    /// 10 sin(pi / 4) + 20 (1/4)^2 + 10 + 5 / 2
    @Test
    void friedmansFunctionIgnoresTheLastFiveColumns() {
        double[] x = {0.5, 0.5, 0.75, 1, 0.5, 9, 9, 9, 9, 9};
        assertThat(TargetTables.friedman(x, 0)).isCloseTo(5 * Math.sqrt(2) + 1.25 + 10 + 2.5, within(1e-12));
    }

    /// The quartiles of t with 3 degrees of freedom are -0.7649 and 0.7649; the share below the upper one has a
    /// standard error of 0.002.
    @Test
    void heavyTailsAreThoseOfStudent() {
        SplittableRandom random = new SplittableRandom(1);
        int draws = 40_000;
        int below = 0;
        int far = 0;
        for (int i = 0; i < draws; i++) {
            double t = TargetTables.studentT3(random);
            if (t < 0.764892) below++;
            if (Math.abs(t) > 5.840909) far++;
        }
        assertThat((double) below / draws).isCloseTo(0.75, within(0.01));
        assertThat((double) far / draws).isCloseTo(0.01, within(0.0025));
    }

    @Test
    void pointsOfOneClusterHaveNearlyOneValue() {
        double[] values = values(table("clusters"));
        double spread = SurveyTable.deviation(values);
        for (int i = 8; i < values.length; i++)
            assertThat(Math.abs(values[i] - values[i - 8])).isLessThan(10 * ManifoldTables.NOISE * spread);
    }

    /// Without noise a spiral's angle, less 3 pi times its radius, is a third of a turn times its class; noise of
    /// 0.02 in both coordinates moves a radius of 0.2 or more by little.
    @Test
    void spiralsLieAThirdOfATurnApart() {
        ClassTable spirals = ClassTables.spirals(300, 5);
        for (int i = 0; i < 300; i++) {
            double x = spirals.points().at(i, 0);
            double y = spirals.points().at(i, 1);
            double turn = Math.atan2(y, x) - 3 * Math.PI * Math.hypot(x, y) - 2 * Math.PI * spirals.classes()[i] / 3;
            assertThat(Math.abs(Math.IEEEremainder(turn, 2 * Math.PI))).isLessThan(Math.PI / 3);
        }
    }

    @Test
    void equalSeedsGiveEqualTablesAndOthersDoNot() {
        SurveyTableSet again = SurveyTableSet.of(SmallSetup.seeded(4));
        SurveyTableSet other = SurveyTableSet.of(SmallSetup.seeded(40));
        for (int t = 0; t < GALLERY.values().size(); t++) {
            SurveyTable table = GALLERY.values().get(t);
            assertThat(again.values().get(t).points().toArray())
                    .isEqualTo(table.points().toArray());
            assertThat(values(again.values().get(t))).isEqualTo(values(table));
            assertThat(values(other.values().get(t))).isNotEqualTo(values(table));
        }
        for (int t = 0; t < GALLERY.classes().size(); t++)
            assertThat(again.classes().get(t).points().toArray())
                    .isEqualTo(GALLERY.classes().get(t).points().toArray());
    }

    @Test
    void measuredTablesThatAreAbsentAreNamed() {
        assertThat(GALLERY.missing()).contains("kin8nm", "ANSUR", "motion capture", "digits");
        assertThat(GALLERY.values()).hasSize(12);
        assertThat(GALLERY.classes()).hasSize(3);
    }

    @Test
    void everyClassHasTwoLabelsAndSmallerSetsArePartsOfLargerOnes() {
        ClassTable table = ClassTables.spirals(60, 3);
        for (int number = 0; number < 20; number++) {
            ClassDraw draw = new ClassDraw(table, number, 20, 8);
            int[] counts = new int[3];
            for (int row : draw.rows(6)) counts[table.classes()[row]]++;
            assertThat(counts).containsExactly(2, 2, 2);
            assertThat(Arrays.copyOf(draw.rows(20), 6)).isEqualTo(draw.rows(6));
            assertThat(Arrays.stream(draw.rows(20)).distinct()).hasSize(20);
        }
    }
}
