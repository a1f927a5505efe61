package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Status;
import dev.tangent.method.LossKind;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// A line whose labels are its own coordinate, and whose end has none.
class ExtrapolationTest {
    private static final int COUNT = 200;

    private final Regression search = new Regression().neighbours(6).dimension(1);

    /// @param stretch how much wider apart the points of the last twentieth are
    private static PointCloud line(double stretch) {
        double[] places = new double[COUNT];
        for (int i = 1; i < COUNT; i++) places[i] = places[i - 1] + (i < 190 ? 1 : stretch);
        return PointCloud.wrap(1, places);
    }

    /// Of every sixth point.
    private static Labels labels(PointCloud line, int end) {
        Map<Integer, Double> known = new TreeMap<>();
        for (int i = 0; i < end; i += 6) known.put(i, line.at(i, 0));
        return Labels.of(known);
    }

    @Test
    void aSearchDoesNotBelieveWhatIsFurtherOutsideThanTheLabelsAreWide() {
        PointCloud line = line(100);
        RegressionFit fit = search.fit(line, labels(line, 190));
        int[] far =
                IntStream.range(0, COUNT).filter(i -> line.at(i, 0) > 2 * 186).toArray();
        double mean = 93;
        assertThat(far).hasSize(9);
        for (int row : far) assertThat(fit.at(row)).isCloseTo(mean, within(1e-9));
        for (int i = 0; i < 190; i++) assertThat(fit.at(i)).isCloseTo(i, within(0.01));
        assertThat(fit.status(189)).isEqualTo(Status.OK);
        assertThat(fit.status(199)).isEqualTo(Status.FEW_LABELS);
        assertThat(fit.report().warnings()).anyMatch(text -> text.startsWith("the predictions of 9 rows were"));
        double between = fit.model()
                .predict(PointCloud.wrap(1, new double[] {line.at(199, 0) - 10}))
                .at(0);
        assertThat(between).as("new points have it from the old ones").isCloseTo(mean, within(1e-6));
    }

    @Test
    void norDoesThatFitWithErrorBarsOrOtherLabelsOrAnotherLoss() {
        PointCloud line = line(100);
        RegressionFit fit = search.fit(line, labels(line, 190));
        assertThat(fit.withErrorBars().values().row(199)).isEqualTo(fit.values().row(199));
        assertThat(fit.withErrorBars().status(199)).isEqualTo(Status.FEW_LABELS);
        assertThat(fit.with(labels(line, 180)).at(199))
                .as("the mean of the labels that are left")
                .isCloseTo(87, within(1e-9));
        assertThat(fit.with(LossKind.HUBER).status(199)).isEqualTo(Status.FEW_LABELS);
        assertThat(fit.with(Lambda.relative(1e-6)).at(199))
                .as("a given weight is followed")
                .isCloseTo(line.at(199, 0), within(1.0));
    }

    @Test
    void givenParametersAreFollowedWhereverTheyLead() {
        PointCloud line = line(100);
        RegressionFit fit = search.lambda(1e-6).fit(line, labels(line, 190));
        for (int i = 0; i < COUNT; i++) assertThat(fit.at(i)).isCloseTo(line.at(i, 0), within(0.1));
        assertThat(fit.status(199)).isEqualTo(Status.OK);
        assertThat(fit.report().warnings())
                .as("but it is told: from 186 to 1190 are 5.4 ranges of 186")
                .anyMatch(text -> text.startsWith("the predictions of 9 rows are more than one label range outside")
                        && text.contains("up to 5 ranges"));
    }

    /// Labels of the first half, and a wide gap towards the end: the slope here says nothing of there.
    @Test
    void pointsFarFromEveryLabelAreToldOf() {
        PointCloud line = line(100);
        assertThat(search.fit(line, labels(line, 100)).report().warnings())
                .anyMatch(text -> text.startsWith("the predictions of 10 rows are more than one label range outside"));
    }

    @Test
    void nothingIsToldWherePredictionsStayNearTheLabels() {
        PointCloud line = line(1);
        assertThat(search.fit(line, labels(line, COUNT)).report().warnings()).isEmpty();
    }

    /// Labels of one end are no sample.
    @Test
    void soIsASearchWhereTheLabelsAreThoseOfOneEnd() {
        PointCloud line = line(1);
        RegressionFit fit = search.fit(line, labels(line, 60));
        for (int i = 0; i < COUNT; i++) assertThat(fit.at(i)).isCloseTo(i, within(0.1));
        assertThat(fit.status(199)).isEqualTo(Status.OK);
    }
}
