package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.regularizer.Bandwidth;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Searches whose least error lies beyond a usual grid, and those whose does not.
@Tag("full")
class GridExpansionFitTest {
    private static final PointCloud SQUARE =
            PointCloud.of(2, new Random(7).doubles(2L * 300).toArray());
    private static final int LABELS = 60;
    private static final int LAST_POWER = 4;
    private static final int USUAL_LAMBDAS = 30;

    /// Low frequencies alone, which high powers of the Laplacian tell best from all others.
    private static Labels smooth() {
        return smooth(LABELS);
    }

    private static Labels smooth(int count) {
        LabelsBuilder labels = new LabelsBuilder(1);
        for (int i = 0; i < count; i++)
            labels.add(i, 0, Math.cos(Math.PI * SQUARE.at(i, 0)) + 0.3 * Math.cos(Math.PI * SQUARE.at(i, 1)), 1);
        return labels.build();
    }

    /// Nothing but noise, where no setting is better than the mean.
    private static Labels noise() {
        Random random = new Random(3);
        LabelsBuilder labels = new LabelsBuilder(1);
        for (int i = 0; i < LABELS; i++) labels.add(i, 0, random.nextGaussian(), 1);
        return labels.build();
    }

    private static Regression laplacians() {
        return new Regression()
                .method(Methods.ITERATED_LAPLACIAN)
                .neighbours(40)
                .set(Parameter.BANDWIDTH, List.of(new Bandwidth.Relative(1)));
    }

    private static Set<Double> values(Tuning tuning, String key) {
        return tuning.candidates().stream()
                .map(tried -> tried.parameters().get(key).number().orElseThrow())
                .collect(Collectors.toSet());
    }

    private static double least(Tuning tuning, int mostPower) {
        return tuning.candidates().stream()
                .filter(tried -> tried.parameters().get("power").number().orElseThrow() <= mostPower)
                .mapToDouble(Tuning.Tried::error)
                .min()
                .orElseThrow();
    }

    @Test
    void aChoiceAtTheEndOfAUsualGridGoesOn() {
        Tuning tuning = laplacians().tune(SQUARE, smooth());
        assertThat(values(tuning, "power")).contains(LAST_POWER + 1.0);
        assertThat(least(tuning, Integer.MAX_VALUE)).isLessThan(0.99 * least(tuning, LAST_POWER));
    }

    @Test
    void theFitIsThatOfItsChoiceWhenGiven() {
        RegressionFit fit = laplacians().fit(SQUARE, smooth());
        int power = fit.settings().settings().of(Parameter.POWER);
        assertThat(power).isGreaterThan(LAST_POWER);
        RegressionFit given = laplacians()
                .set(Parameter.POWER, List.of(power))
                .lambda(fit.report().lambda().orElseThrow().relative())
                .fit(SQUARE, smooth());
        for (int row = 0; row < SQUARE.size(); row++) assertThat(fit.at(row)).isCloseTo(given.at(row), within(1e-6));
    }

    @Test
    void valuesThatWereGivenAreAllThatIsTried() {
        Tuning tuning =
                laplacians().set(Parameter.POWER, List.of(2, 3, LAST_POWER)).tune(SQUARE, smooth());
        assertThat(values(tuning, "power")).containsExactlyInAnyOrder(2.0, 3.0, (double) LAST_POWER);
        Tuning few = laplacians().lambda(1, 10, 100).tune(SQUARE, smooth());
        assertThat(values(few, "relative-lambda")).containsExactlyInAnyOrder(1.0, 10.0, 100.0);
        assertThat(few.warnings()).noneMatch(each -> each.contains("lambda"));
    }

    /// The error no longer falls at the largest lambda: nothing is to be had beyond.
    @Test
    void anEndThatIsNoBetterIsTheWholeSearch() {
        Tuning tuning = new Regression()
                .method(Methods.LOCAL_GAUSSIAN)
                .neighbours(20)
                .dimension(2)
                .tune(SQUARE, noise());
        assertThat(tuning.candidates())
                .hasSize(USUAL_LAMBDAS * tuning.report().extent().settings());
        assertThat(values(tuning, "relative-lambda")).hasSize(USUAL_LAMBDAS);
        assertThat(tuning.warnings()).noneMatch(each -> each.contains("end of what was tried"));
    }

    /// A plane over points in many directions: the fewer neighbours the less the Laplacian flattens it.
    @Test
    void aSearchEndsAfterThreeRoundsAndSaysWhere() {
        int coordinates = 6;
        Random random = new Random(7);
        PointCloud points = PointCloud.of(
                coordinates, random.doubles(300L * coordinates, -2, 2).toArray());
        LabelsBuilder labels = new LabelsBuilder(1);
        for (int i = 0; i < LABELS; i++) {
            double sum = 0;
            for (int t = 0; t < coordinates; t++) sum += points.at(i, t);
            labels.add(i, 0, sum, 1);
        }
        Regression regression =
                new Regression().method(Methods.LAPLACIAN).set(Parameter.BANDWIDTH, List.of(new Bandwidth.Relative(1)));
        Tuning tuning = regression.tune(points, labels.build());
        assertThat(values(tuning, "neighbours")).containsExactlyInAnyOrder(60.0, 40.0, 30.0, 20.0, 14.0, 9.0, 6.0);
        String end = "the chosen number of neighbours is at the end of what was tried";
        assertThat(tuning.warnings()).anyMatch(each -> each.startsWith(end));
        assertThat(regression.fit(points, labels.build()).report().warnings()).anyMatch(each -> each.startsWith(end));
    }

    @Test
    void aSearchOnASampleStaysInTheGrids() {
        Tuning tuning = laplacians().searchSample(250).tune(SQUARE, smooth(45));
        assertThat(tuning.report().extent().sample()).isPresent();
        assertThat(values(tuning, "power")).isSubsetOf(2.0, 3.0, (double) LAST_POWER);
    }

    @Test
    void aJournalHasWhatLiesBeyondToo() {
        Journal journal = new MemoryJournal();
        Tuning first = laplacians().journal(journal).tune(SQUARE, smooth());
        Tuning again = laplacians().journal(journal).tune(SQUARE, smooth());
        assertThat(first.report().extent().recalled()).isZero();
        assertThat(again.report().extent().recalled())
                .isEqualTo(again.report().extent().settings());
        assertThat(again.candidates()).isEqualTo(first.candidates());
    }
}
