package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.Lambda;
import dev.tangent.method.LossKind;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A fit that is changed is the fit that one would have made so from the start.
@Tag("full")
class ChangedFitTest {
    private static final Roll ROLL = Roll.of(600, 1);
    private static final Regression GIVEN =
            new Regression().neighbours(15).dimension(2).lambda(1e-4);

    private static RegressionFit first() {
        return GIVEN.fit(ROLL.points(), ROLL.labels(40));
    }

    private static void assertAlike(RegressionFit changed, RegressionFit fresh) {
        double spread = IntStream.range(0, fresh.rows())
                .mapToDouble(row -> Math.abs(fresh.at(row)))
                .max()
                .orElseThrow();
        for (int row = 0; row < fresh.rows(); row++)
            assertThat(Math.abs(changed.at(row) - fresh.at(row))).isLessThan(1e-9 * spread);
        assertThat(changed.statuses()).isEqualTo(fresh.statuses());
    }

    @Test
    void anotherLambda() {
        RegressionFit changed = first().with(Lambda.relative(1e-2));
        assertAlike(changed, GIVEN.lambda(1e-2).fit(ROLL.points(), ROLL.labels(40)));
        assertThat(changed.report().lambda().orElseThrow().relative()).isEqualTo(1e-2);
    }

    @Test
    void ofManyLabelsAnotherLambdaIsOneSolveAndTheFreshFitToTheLastBit() {
        RegressionFit many = GIVEN.fit(ROLL.points(), ROLL.labels(550));
        RegressionFit changed = many.with(Lambda.relative(1e-2));
        RegressionFit fresh = GIVEN.lambda(1e-2).fit(ROLL.points(), ROLL.labels(550));
        assertThat(changed.values().copy().values())
                .isEqualTo(fresh.values().copy().values());
        assertAlike(changed.with(ROLL.labels(560)), GIVEN.lambda(1e-2).fit(ROLL.points(), ROLL.labels(560)));
        assertAlike(changed.withErrorBars(), changed);
    }

    /// They are what takes long where there are many labels.
    @Test
    void theSolvesThatErrorBarsWaitForCanBeEnded() {
        Cancellation cancellation = new Cancellation();
        List<String> heard = Collections.synchronizedList(new ArrayList<>());
        ProgressListener ends = new ProgressListener() {
            @Override
            public void at(String stage, long done, long total) {
                heard.add(stage);
                cancellation.cancel();
            }
        };
        RegressionFit many = GIVEN.fit(ROLL.points(), ROLL.labels(550)).heard(ends, cancellation);
        assertThatThrownBy(many::withErrorBars).isInstanceOf(CancellationException.class);
        assertThat(heard).isNotEmpty().containsOnly("reduction");
    }

    @Test
    void anotherLoss() {
        RegressionFit huber = first().with(LossKind.HUBER);
        assertAlike(huber, GIVEN.loss(LossKind.HUBER).fit(ROLL.points(), ROLL.labels(40)));
        assertAlike(
                huber.with(LossKind.QUANTILE, 0.8),
                GIVEN.loss(LossKind.QUANTILE, 0.8).fit(ROLL.points(), ROLL.labels(40)));
        assertAlike(huber.with(LossKind.SQUARED), first());
    }

    @ParameterizedTest
    @ValueSource(strings = {"lg", "lap", "ilap"})
    void labelsThatComeGoAndChange(String name) {
        Method method = Methods.all().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        Regression given =
                new Regression().method(method).neighbours(15).lambda(1e-4).untuned();
        RegressionFit fit = given.fit(ROLL.points(), ROLL.labels(40));
        Labels more = new LabelsBuilder(1)
                .add(3, 0, 7, 1) // another value, all other labels gone
                .add(17, 0, -1, 1)
                .add(250, 0, 2, 0.5) // new, with a weight
                .add(33, 0, 1, 1)
                .build();
        RegressionFit changed = fit.with(more);
        assertAlike(changed, given.fit(ROLL.points(), more));
        assertAlike(changed.with(ROLL.labels(40)), fit); // taken back
        assertAlike(
                changed.with(Lambda.relative(1e-3)).with(ROLL.labels(41)),
                given.lambda(1e-3).fit(ROLL.points(), ROLL.labels(41)));
    }

    @Test
    void aComponentMayLoseItsLabelsAndGetThemBack() {
        double[][] rows = new double[400][];
        for (int i = 0; i < 400; i++) rows[i] = new double[] {ROLL.angle()[i] + (i % 2) * 1000, ROLL.height()[i]};
        PointCloud apart = PointCloud.of(rows);
        Regression given = GIVEN.neighbours(12);
        RegressionFit both = given.fit(apart, ROLL.labels(40));
        LabelsBuilder even = new LabelsBuilder(1);
        for (int row = 0; row < 40; row += 2) even.add(row, 0, ROLL.truth(row), 1);
        Labels one = even.build();
        RegressionFit changed = both.with(one);
        assertAlike(changed, given.fit(apart, one));
        assertAlike(changed.with(ROLL.labels(40)), both);
        assertAlike(given.fit(apart, one).with(ROLL.labels(40)), both);
    }

    @Test
    void errorBarsAreThoseOfAFreshFit() {
        RegressionFit changed = first().with(ROLL.labels(42)).withErrorBars();
        RegressionFit fresh = GIVEN.errorBars().fit(ROLL.points(), ROLL.labels(42));
        for (int row = 0; row < 600; row++)
            assertThat(Math.abs(changed.sds().at(row) / fresh.sds().at(row) - 1))
                    .isLessThan(1e-6);
        assertThatThrownBy(() -> fresh.with(Lambda.relative(1)).sds()).isInstanceOf(InvalidInput.class);
    }

    @Test
    void whatASearchChoseStays() {
        RegressionFit tuned = new Regression().neighbours(12, 20).dimension(2).fit(ROLL.points(), ROLL.labels(60));
        double lambda = tuned.report().lambda().orElseThrow().raw();
        RegressionFit same = tuned.with(Lambda.raw(lambda));
        assertAlike(same, tuned);
        assertThat(same.settings()).isEqualTo(tuned.settings());
        assertThat(same.heldOut()).isEmpty();
    }

    @Test
    void classesTakeTheSameChanges() {
        Map<Integer, String> known = new HashMap<>();
        for (int row = 0; row < 40; row++) known.put(row, ROLL.truth(row) > 1 ? "high" : "low");
        Classification given =
                new Classification().neighbours(15).dimension(2).lambda(1e-4).untuned();
        ClassificationFit fit = given.fit(ROLL.points(), ClassLabels.of(known));
        assertSame(fit.with(Lambda.relative(1e-2)), given.lambda(1e-2).fit(ROLL.points(), ClassLabels.of(known)));
        assertSame(fit.with(LossKind.SOFTMAX), given.loss(LossKind.SOFTMAX).fit(ROLL.points(), ClassLabels.of(known)));
        known.put(99, "other"); // a class that was not there
        known.remove(7);
        assertSame(fit.with(ClassLabels.of(known)), given.fit(ROLL.points(), ClassLabels.of(known)));
    }

    @Test
    void calibratedProbabilitiesKeepTheirTemperature() {
        Map<Integer, String> known = new HashMap<>();
        for (int row = 0; row < 40; row++) known.put(row, ROLL.truth(row) > 1 ? "high" : "low");
        ClassificationFit fit =
                new Classification().neighbours(15).dimension(2).lambda(1e-4).fit(ROLL.points(), ClassLabels.of(known));
        assertThat(fit.report().reliability().orElseThrow().temperature()).isNotEqualTo(1);
        assertSame(fit.with(Lambda.raw(fit.report().lambda().orElseThrow().raw())), fit);
    }

    private static void assertSame(ClassificationFit changed, ClassificationFit fresh) {
        assertThat(changed.names()).isEqualTo(fresh.names());
        for (int row = 0; row < fresh.rows(); row++)
            for (int c = 0; c < fresh.names().size(); c++)
                assertThat(Math.abs(changed.probabilities().at(row, c)
                                - fresh.probabilities().at(row, c)))
                        .isLessThan(1e-9);
    }
}
