package dev.tangent.experiments.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Regression;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.linalg.Matrix;
import dev.tangent.method.MeasureKind;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.spec.ParameterGrid;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.samples.generated.GeneratedPoints;
import dev.tangent.samples.generated.SwissRoll;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("full")
class StudyTest {
    private static final GeneratedPoints ROLL = SwissRoll.of(300, 5);
    private static final DistinctPoints POINTS = DistinctPoints.of(ROLL.points());
    private static final StudyDesign DESIGN = new StudyDesign(new int[] {12, 25}, 2, 7);

    /// The angle, and a function that is not linear in the coordinates either: no method predicts them without
    /// error.
    private static final Matrix VALUES = values();

    private static Matrix values() {
        Matrix values = ROLL.truth().copy();
        for (int i = 0; i < values.rows(); i++) values.set(i, 1, Math.cos(values.at(i, 0) / 3) * values.at(i, 1));
        return values;
    }

    private static final ParameterGrid LINEAR =
            ParameterGrid.NONE.with(Parameter.NULL_SPACE, List.of(NullSpace.LINEAR));
    private static final List<Competitor> COMPETITORS = List.of(
            Competitor.of("LG", Methods.LOCAL_GAUSSIAN),
            Competitor.of("LG, linear", Methods.LOCAL_GAUSSIAN, LINEAR),
            Competitor.of("i-Lap", Methods.ITERATED_LAPLACIAN),
            Competitor.of("Hessian", Methods.HESSIAN),
            Competitor.auto("mean of all"));

    /// Without `additive`: where its lambdas are extreme, rounding decides, and that differs between a reduction to
    /// the labels of one draw and one to those of all.
    private static final Regression SEARCHED = new Regression()
            .method(
                    Methods.LOCAL_GAUSSIAN,
                    Methods.LAPLACIAN,
                    Methods.ITERATED_LAPLACIAN,
                    Methods.GAUSSIAN_PROCESS,
                    Methods.RIDGE,
                    Methods.MEAN)
            .neighbours(9, 12);

    private static StudyTarget target(boolean together) {
        return new StudyTarget(
                "parameters",
                "",
                ROLL.names(),
                VALUES,
                together ? ReportedError.MEAN_LENGTH : ReportedError.MEAN_ABSOLUTE);
    }

    private static Problem problem(boolean together) {
        return new Problem("roll", "made up", ROLL.points(), List.of(target(together)));
    }

    private static StudyResults together;
    private static StudyResults alone;

    /// Not in the initializer of this class, for which the workers would wait.
    @BeforeAll
    static void run() {
        together = run(true);
        alone = run(false);
    }

    private static StudyResults run(boolean together) {
        return new Study(problem(together), DESIGN, SEARCHED, text -> {}).run(COMPETITORS);
    }

    private static Regression asReported(Regression regression, boolean together) {
        Regression same = regression.seed(DESIGN.seed());
        return together
                ? same.measure(MeasureKind.MEAN_L2)
                : same.measure(MeasureKind.MEAN_ABSOLUTE).perOutput();
    }

    /// All draws share one search; what a user gets from each by itself must be the same.
    private static void assertSame(String competitor, Regression regression, boolean whole) {
        StudyResults results = whole ? together : alone;
        StudyTarget target = target(whole);
        for (int number = 0; number < DESIGN.draws(); number++) {
            LabelDraw draw = new LabelDraw(number, POINTS, DESIGN);
            for (int labels : DESIGN.labels()) {
                var fit = asReported(regression, whole).fit(ROLL.points(), draw.labels(target, labels));
                for (int part = 0; part < target.parts().size(); part++) {
                    double error = target.error(part, fit.values(), draw.unlabelledRows(labels));
                    assertThat(results.errors(competitor, target.parts().get(part), labels)[number])
                            .as("%s, %d labels, draw %d", competitor, labels, number)
                            .isCloseTo(error, within(1e-5 * error));
                }
            }
        }
    }

    @Test
    void theMeanOfAllMethodsIsWhatAUserGets() {
        assertSame("mean of all", SEARCHED, true);
    }

    @Test
    void theMeanForEachColumnIsWhatAUserGets() {
        assertSame("mean of all", SEARCHED, false);
    }

    @Test
    void aMethodIsWhatAUserGetsFromItAlone() {
        assertSame("LG", new Regression().neighbours(9, 12), false);
        assertSame("i-Lap", new Regression().method(Methods.ITERATED_LAPLACIAN).neighbours(9, 12), true);
    }

    @Test
    void aNamedSettingIsWhatAUserGetsWithTheseValues() {
        assertSame(
                "LG, linear",
                new Regression().neighbours(9, 12).set(Parameter.NULL_SPACE, List.of(NullSpace.LINEAR)),
                true);
    }

    @Test
    void everyPartOfATargetIsReportedForEveryDraw() {
        for (String part : ROLL.names())
            for (int labels : DESIGN.labels())
                assertThat(alone.errors("LG", part, labels)).hasSize(DESIGN.draws());
        assertThat(alone.competitors()).containsExactly("LG", "LG, linear", "i-Lap", "mean of all");
    }

    @Test
    void theListenerReceivesEveryResultOnce() {
        Map<DrawResult, AtomicInteger> heard = new ConcurrentHashMap<>();
        StudyResults results = new Study(problem(true), DESIGN, SEARCHED, text -> {})
                .run(COMPETITORS, (result, predicted) -> {
                    assertThat(predicted.rows()).isEqualTo(ROLL.points().size());
                    heard.computeIfAbsent(result, each -> new AtomicInteger()).incrementAndGet();
                });
        assertThat(heard.keySet()).containsExactlyInAnyOrderElementsOf(results.all());
        assertThat(heard.values()).allMatch(count -> count.get() == 1);
    }

    @Test
    void theSameSeedGivesTheSameResults() {
        assertThat(run(true)).isEqualTo(together);
    }
}
