package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.ProgressListener.SearchProgress;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Labels;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.ParameterValues;
import dev.tangent.report.TuningReport;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Searches that end early, and searches on a sample.
@Tag("full")
class SearchBudgetFitTest {
    private static final int SIZE = 800;
    private static final int SAMPLE = 400;
    private static final Roll ROLL = Roll.of(SIZE, 3);
    private static final Regression LOCAL_GAUSSIAN = new Regression().method(Methods.LOCAL_GAUSSIAN);

    private static RegressionFit sampled;

    /// Read by several tests.
    @BeforeAll
    static void searchOnASample() {
        sampled = LOCAL_GAUSSIAN.searchSample(SAMPLE).fit(ROLL.points(), ROLL.labels(50));
    }

    @Test
    void aSearchOnASampleChoosesLambdaOnAllPoints() {
        RegressionFit all = LOCAL_GAUSSIAN.fit(ROLL.points(), ROLL.labels(50));
        TuningReport tuning = sampled.report().tuning().orElseThrow();
        assertThat(tuning.extent().sample().orElseThrow().points()).isEqualTo(SAMPLE);
        assertThat(tuning.extent().sample().orElseThrow().settings()).isGreaterThan(5);
        assertThat(tuning.extent().settings()).isEqualTo(1);
        assertThat(tuning.extent().candidates()).isEqualTo(30);
        assertThat(ROLL.error(sampled)).isLessThan(1.5 * ROLL.error(all));
    }

    /// A smooth output, noise, and one that bends: what suits one of them alone does not suit the others.
    @Test
    void severalOutputsThatChooseTogetherTakeOneSettingToAllPoints() {
        Random random = new Random(5);
        double[][] values = new double[50][];
        for (int row = 0; row < 50; row++)
            values[row] = new double[] {ROLL.truth(row), random.nextGaussian(), Math.sin(3 * ROLL.truth(row))};
        int[] rows = IntStream.range(0, 50).toArray();
        Labels labels = Labels.of(rows, values);
        assertThat(settingsOnAllPoints(LOCAL_GAUSSIAN, labels)).isEqualTo(1);
        assertThat(settingsOnAllPoints(LOCAL_GAUSSIAN.perOutput(), labels)).isBetween(2, 4);
    }

    private static int settingsOnAllPoints(Regression regression, Labels labels) {
        return regression
                .searchSample(SAMPLE)
                .fit(ROLL.points(), labels)
                .report()
                .tuning()
                .orElseThrow()
                .extent()
                .settings();
    }

    @Test
    void whatASampleChoosesIsFittedAsIfItHadBeenGiven() {
        ParameterValues chosen = sampled.settings().settings();
        RegressionFit given = new Regression()
                .neighbours(chosen.of(Parameter.NEIGHBOURS))
                .dimension(chosen.of(Parameter.DIMENSION))
                .set(Parameter.SCALE, List.of(chosen.of(Parameter.SCALE)))
                .set(Parameter.NULL_SPACE, List.of(chosen.of(Parameter.NULL_SPACE)))
                .fit(ROLL.points(), ROLL.labels(50));
        for (int row = 0; row < SIZE; row++) assertThat(sampled.at(row)).isEqualTo(given.at(row));
    }

    @Test
    void aMeanOfMethodsKeepsTheBestSettingOfEach() {
        RegressionFit fit = new Regression()
                .method(Methods.LOCAL_GAUSSIAN, Methods.LAPLACIAN, Methods.ITERATED_LAPLACIAN)
                .searchSample(SAMPLE)
                .fit(ROLL.points(), ROLL.labels(50));
        TuningReport tuning = fit.report().tuning().orElseThrow();
        assertThat(tuning.extent().settings()).isBetween(1, 3);
        assertThat(ROLL.error(fit)).isLessThan(0.3);
    }

    @Test
    void aSearchWithoutAFitHasTheBestOfEveryMethod() {
        Tuning tuning = new Regression()
                .method(Methods.LOCAL_GAUSSIAN, Methods.LAPLACIAN, Methods.MEAN)
                .searchSample(SAMPLE)
                .tune(ROLL.points(), ROLL.labels(50));
        assertThat(tuning.report().ranking()).extracting("method").containsExactlyInAnyOrder("lg", "lap", "mean");
        assertThat(tuning.report().extent().settings()).isEqualTo(3);
    }

    @Test
    void whenTimeIsUpTheBestSoFarIsTaken() {
        List<String> running = new ArrayList<>();
        RegressionFit fit = new Regression()
                .budget(Duration.ofMillis(1))
                .listener(new ProgressListener() {
                    @Override
                    public void searched(SearchProgress progress) {
                        running.add(progress.running());
                    }
                })
                .fit(ROLL.points(), ROLL.labels(50));
        TuningReport tuning = fit.report().tuning().orElseThrow();
        assertThat(tuning.extent().settings()).isEqualTo(1);
        assertThat(tuning.extent().untried()).isGreaterThan(5);
        assertThat(running.getFirst()).startsWith("lg with ");
        assertThat(fit.report().warnings()).anyMatch(text -> text.contains("settings were not tried"));
        for (int row = 0; row < SIZE; row++) assertThat(fit.at(row)).isFinite();
    }

    @Test
    void aBudgetThatSufficesChangesNothing() {
        Labels labels = ROLL.labels(50);
        RegressionFit plain = new Regression().neighbours(10, 20).fit(ROLL.points(), labels);
        RegressionFit timed =
                new Regression().neighbours(10, 20).budget(Duration.ofHours(1)).fit(ROLL.points(), labels);
        assertThat(timed.report().tuning().orElseThrow().extent().untried()).isZero();
        for (int row = 0; row < SIZE; row++) assertThat(timed.at(row)).isEqualTo(plain.at(row));
    }

    @Test
    void classesAreSearchedOnASampleToo() {
        var moons = ClassLabels.of(Map.of(0, "a", 1, "b", 2, "a", 3, "b", 4, "a", 5, "b"));
        ClassificationFit fit = new Classification().searchSample(300).fit(ROLL.points(), moons);
        assertThat(fit.report().tuning().orElseThrow().extent().sample()).isPresent();
        assertThat(fit.probabilities().rows()).isEqualTo(SIZE);
    }
}
