package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.ProgressListener.SearchProgress;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.fitting.Learner;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.method.LossKind;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.parallel.Parallel;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.report.ErrorBarReport;
import dev.tangent.report.MethodReport;
import dev.tangent.sparse.SolverSettings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The front door for values.
@Tag("full")
class RegressionTest {
    private static final Roll ROLL = Roll.of(600, 1);

    @Test
    void aTunedFitHasErrorBarsThatHold() {
        RegressionFit fit =
                new Regression().neighbours(12, 20).dimension(2, 3).errorBars().fit(ROLL.points(), ROLL.labels(60));
        int within = 0;
        for (int row = 60; row < 600; row++) if (fit.interval(row, 0.95).contains(ROLL.truth(row))) within++;
        assertThat(within / 540.0).isBetween(0.85, 1.0);
        assertThat(ROLL.error(fit)).isLessThan(0.2);
        assertThat(fit.sds().rows()).isEqualTo(600);
        assertThat(fit.report().errorBars().orElseThrow().coverage()).containsKey("95");
        assertThat(fit.report().tuning().orElseThrow().expectedErrors()).hasSize(1);
    }

    @Test
    void aFitWithoutASearchIsTheLearnersOwn() {
        RegressionFit fit =
                new Regression().neighbours(15).dimension(2).lambda(1e-4).fit(ROLL.points(), ROLL.labels(40));
        var matrix = new LocalGaussian(2).over(NeighbourGraph.nearest(ROLL.points(), 15));
        Prediction plain = new Learner(matrix, Lambda.relative(1e-4), SolverSettings.DEFAULT).predict(ROLL.labels(40));
        for (int row = 0; row < 600; row++) assertThat(fit.at(row)).isEqualTo(plain.at(row));
        assertThat(fit.report().tuning()).isEmpty();
    }

    @Test
    void errorBarsLeaveTheValuesAsTheyAre() {
        Regression plain = new Regression().neighbours(15).dimension(2).lambda(1e-4);
        RegressionFit fit = plain.fit(ROLL.points(), ROLL.labels(40));
        RegressionFit withBars = plain.errorBars().fit(ROLL.points(), ROLL.labels(40));
        for (int row = 0; row < 600; row++) assertThat(withBars.at(row)).isCloseTo(fit.at(row), within(1e-9));
    }

    @Test
    void labelsOfOneValueAreToldOf() {
        Map<Integer, Double> same = new TreeMap<>();
        for (int row = 0; row < 16; row++) same.put(row, 3.0);
        RegressionFit fit = new Regression().neighbours(15).dimension(2).fit(ROLL.points(), Labels.of(same));
        assertThat(fit.at(599)).isCloseTo(3, within(1e-9));
        assertThat(fit.report().warnings()).anyMatch(text -> text.startsWith("all labels of 'y0' are 3.0"));
    }

    @Test
    void whatIsGivenStaysAndTheRestIsSearched() {
        MethodReport method = new Regression()
                .neighbours(14)
                .fit(ROLL.points(), ROLL.labels(40))
                .report()
                .method()
                .orElseThrow();
        assertThat(method.parameters().get("neighbours").value()).isEqualTo(ParameterValue.of(14));
        assertThat(method.parameters().get("neighbours").chosen()).isFalse();
        assertThat(method.parameters().get("dimension").chosen()).isTrue();
    }

    @Test
    void otherMethodsLossesAndOutputs() {
        RegressionFit lap = new Regression()
                .method(Methods.LAPLACIAN)
                .neighbours(10)
                .lambda(1e-6)
                .fit(ROLL.points(), ROLL.labels(40));
        assertThat(lap.report().method().orElseThrow().name()).isEqualTo("lap");
        RegressionFit huber = new Regression()
                .neighbours(12)
                .dimension(2)
                .lambda(1e-5)
                .loss(LossKind.HUBER)
                .fit(ROLL.points(), ROLL.labels(40));
        assertThat(huber.report().loss().orElseThrow().convergence()).isPresent();
        RegressionFit both = new Regression()
                .neighbours(12, 20)
                .dimension(2)
                .perOutput()
                .outputs("a", "b")
                .fit(ROLL.points(), ROLL.bothLabels(50));
        assertThat(both.values().columns()).isEqualTo(2);
        assertThat(both.report().tuning().orElseThrow().chosen()).hasSize(2);
    }

    @Test
    void autoIsNoWorseThanTheWorstOfItsMembers() {
        Regression methods = new Regression().neighbours(12, 20).dimension(2).auto();
        RegressionFit fit = methods.fit(ROLL.points(), ROLL.labels(40));
        assertThat(fit.report().tuning().orElseThrow().ranking()).hasSizeGreaterThan(5);
        assertThat(ROLL.error(fit)).isLessThan(0.3);
    }

    /// A mean of methods, none of which has variances.
    @Test
    void everyMethodHasErrorBars() {
        RegressionFit fit = new Regression()
                .method(Methods.LOCAL_GAUSSIAN, Methods.NEAREST, Methods.RIDGE)
                .neighbours(12)
                .dimension(2)
                .errorBars()
                .fit(ROLL.points(), ROLL.labels(40));
        assertThat(fit.report().tuning().orElseThrow().extent().leftOut()).isEmpty();
        assertThat(fit.report().tuning().orElseThrow().ranking()).hasSize(3);
        RegressionFit nearest =
                new Regression().method(Methods.NEAREST).errorBars().fit(ROLL.points(), ROLL.labels(60));
        int within = 0;
        for (int row = 60; row < 600; row++) if (nearest.interval(row, 0.8).contains(ROLL.truth(row))) within++;
        // 60 labels give the share up to about 5 %, one standard error.
        assertThat(within / 540.0).isBetween(0.65, 0.95);
        ErrorBarReport report = nearest.report().errorBars().orElseThrow();
        assertThat(report.predictive()).isTrue();
        assertThat(report.tested()).isEqualTo(60);
        assertThat(Arrays.stream(nearest.sds().column(0))).allMatch(sd -> sd > 0);
    }

    @Test
    void suggestionsAndModelUseTheFit() {
        RegressionFit fit = new Regression()
                .neighbours(12)
                .dimension(2)
                .lambda(1e-5)
                .errorBars()
                .fit(ROLL.points(), ROLL.labels(30));
        assertThat(fit.suggest(5).rows()).hasSize(5).doesNotHaveDuplicates();
        assertThat(Arrays.stream(fit.suggest(5).rows())).allMatch(row -> row >= 30);
        assertThat(fit.model().predict(ROLL.points()).at(100)).isEqualTo(fit.at(100));
        assertThat(fit.regularizer().size()).isEqualTo(600);
        double before = fit.at(300);
        double after = fit.streaming()
                .withLabels(Labels.of(Map.of(300, before + 1)))
                .values()
                .at(300, 0);
        assertThat(after).isGreaterThan(before + 0.1);
    }

    @Test
    void theSameBitsOnAnyNumberOfThreads() {
        Regression regression = new Regression().neighbours(12, 20).dimension(2).errorBars();
        RegressionFit one = regression.threads(1).fit(ROLL.points(), ROLL.labels(40));
        RegressionFit two = regression.threads(2).fit(ROLL.points(), ROLL.labels(40));
        assertThat(two.values().column(0)).isEqualTo(one.values().column(0));
        assertThat(two.sds().column(0)).isEqualTo(one.sds().column(0));
    }

    @Test
    void moreThreadsThanProcessorsAreNotStarted() {
        List<Integer> threads = Collections.synchronizedList(new ArrayList<>());
        new Regression()
                .neighbours(12)
                .dimension(2)
                .lambda(1e-5)
                .threads(1000)
                .listener(new ProgressListener() {
                    @Override
                    public void began(String stage) {
                        threads.add(Parallel.threads());
                    }
                })
                .fit(ROLL.points(), ROLL.labels(30));
        assertThat(threads).isNotEmpty().containsOnly(Runtime.getRuntime().availableProcessors());
    }

    @Test
    void whatLeavesTheDoorCannotBeWrittenInto() {
        RegressionFit fit =
                new Regression().neighbours(12).dimension(2).lambda(1e-5).fit(ROLL.points(), ROLL.labels(30));
        double value = fit.at(3);
        fit.values().row(3)[0] = 99;
        fit.values().column(0)[3] = 99;
        fit.values().copy().set(3, 0, 99);
        assertThat(fit.at(3)).isEqualTo(value);
        assertThatThrownBy(() -> fit.statuses().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> fit.report().warnings().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void rowsAtOnePlaceShareTheirValue() {
        double[][] rows = new double[610][];
        for (int i = 0; i < 610; i++)
            rows[i] = new double[] {
                ROLL.points().at(i % 600, 0),
                ROLL.points().at(i % 600, 1),
                ROLL.points().at(i % 600, 2)
            };
        RegressionFit fit = new Regression()
                .neighbours(12)
                .dimension(2)
                .lambda(1e-5)
                .errorBars()
                .fit(PointCloud.of(rows), ROLL.labels(30));
        for (int i = 0; i < 10; i++) {
            assertThat(fit.at(600 + i)).isEqualTo(fit.at(i));
            assertThat(fit.sds().at(600 + i)).isEqualTo(fit.sds().at(i));
        }
        assertThat(fit.report().cloud().distinct()).isEqualTo(600);
    }

    @Test
    void theListenerHearsTheStagesInOrder() {
        List<String> stages = Collections.synchronizedList(new ArrayList<>());
        List<Integer> searched = Collections.synchronizedList(new ArrayList<>());
        new Regression()
                .neighbours(8, 12, 16, 20)
                .dimension(2)
                .errorBars()
                .listener(new ProgressListener() {
                    @Override
                    public void began(String stage) {
                        stages.add(stage);
                    }

                    @Override
                    public void searched(SearchProgress progress) {
                        searched.add(progress.done());
                        assertThat(progress.total()).isEqualTo(4);
                        // The first settings wait for their code to be compiled and tell nothing of the others.
                        assertThat(progress.secondsLeft().isPresent()).isEqualTo(progress.done() >= 3);
                    }
                })
                .fit(ROLL.points(), ROLL.labels(40));
        assertThat(stages)
                .startsWith("scale", "neighbours", "grids", "tuning")
                .contains("solve")
                .endsWith("error bars");
        // Several settings are tried at a time, so that the second may begin before the first has ended.
        assertThat(searched).hasSize(5).isSorted().startsWith(0).endsWith(4);
    }

    @Test
    void wrongSettingsAreRefusedWithTheWayOut() {
        assertThatThrownBy(() -> new Regression().neighbours(1))
                .hasMessage("neighbours must be a whole number of at least 2 but is 1");
        assertThatThrownBy(() ->
                        new Regression().neighbours(4).dimension(3).lambda(1).fit(ROLL.points(), ROLL.labels(10)))
                .hasMessage("neighbours must be at least dimension + 2 = 5 but is 4");
        assertThatThrownBy(() ->
                        new Regression().method(Methods.LAPLACIAN).dimension(3).fit(ROLL.points(), ROLL.labels(10)))
                .hasMessageStartingWith("dimension belongs to method lg");
        assertThatThrownBy(() -> new Regression().loss(LossKind.SOFTMAX).fit(ROLL.points(), ROLL.labels(10)))
                .hasMessageStartingWith("loss softmax is for classes");
        assertThatThrownBy(() -> new Regression().set(Parameter.SCALE, List.of(-1.0)))
                .hasMessage("scale must be a positive number but is -1.0");
        assertThatThrownBy(() -> new Regression().untuned().auto().check())
                .hasMessageStartingWith("untuned() needs one method");
    }

    @Test
    void theMemoryPlanGrowsWithTheNeighbours() {
        Regression regression = new Regression().untuned();
        long few =
                regression.neighbours(10).plan(ROLL.points(), ROLL.labels(10)).peak();
        long many =
                regression.neighbours(40).plan(ROLL.points(), ROLL.labels(10)).peak();
        assertThat(many).isGreaterThan(few);
    }

    @Test
    void severalLambdasNeedASearch() {
        Regression plain = new Regression().lambda(1e-4, 1e-2).untuned();
        assertThatThrownBy(plain::check)
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("Lambda.relative must be one");
    }

    @Test
    void aFitNamesTheMethodAndTheValuesThatMadeIt() {
        RegressionFit fit = new Regression()
                .method(Methods.HESSIAN)
                .neighbours(15)
                .lambda(1e-4)
                .fit(ROLL.points(), ROLL.labels(40));
        assertThat(fit.settings().method()).isEqualTo(Methods.HESSIAN);
        assertThat(fit.settings().settings().of(Parameter.NEIGHBOURS)).isEqualTo(15);
    }
}
