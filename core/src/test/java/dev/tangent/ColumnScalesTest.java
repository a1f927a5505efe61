package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.learning.newpoints.NewPrediction;
import org.junit.jupiter.api.Test;

/// The front door with columns in different units.
class ColumnScalesTest {
    private static final int ROWS = 600;
    private static final int LABELS = 60;
    private static final Roll ROLL = Roll.of(ROWS, 1);
    private static final Regression GIVEN =
            new Regression().neighbours(15).dimension(2).lambda(1e-4);

    private static PointCloud times(PointCloud cloud, double... factors) {
        double[] x = cloud.toArray();
        for (int t = 0; t < x.length; t++) x[t] *= factors[t % factors.length];
        return PointCloud.wrap(cloud.dimension(), x);
    }

    @Test
    void comparableColumnsAreNotTouched() {
        RegressionFit fit = GIVEN.fit(ROLL.points(), ROLL.labels(LABELS));
        RegressionFit none = GIVEN.standardise(Standardisation.NONE).fit(ROLL.points(), ROLL.labels(LABELS));
        for (int row = 0; row < ROWS; row++) assertThat(fit.at(row)).isEqualTo(none.at(row));
        assertThat(fit.report().cloud().preprocessing().standardise()).isEqualTo("none");
        assertThat(fit.model().scaler().isIdentity()).isTrue();
    }

    /// Powers of two change no bit of a mantissa, so that scaled columns are equal to the last one.
    @Test
    void theFitDoesNotDependOnTheUnits() {
        Labels labels = ROLL.labels(LABELS);
        RegressionFit scaled = GIVEN.standardise(Standardisation.SCALE).fit(ROLL.points(), labels);
        RegressionFit mixed = GIVEN.fit(times(ROLL.points(), 1, 1 << 10, 1 << 20), labels);
        assertThat(mixed.report().cloud().preprocessing().standardise()).isEqualTo("scale");
        for (int row = 0; row < ROWS; row++) assertThat(mixed.at(row)).isEqualTo(scaled.at(row));
    }

    @Test
    void aSearchDecidesWhereSpreadsLeaveItOpen() {
        RegressionFit fit =
                new Regression().neighbours(12).dimension(2).fit(times(ROLL.points(), 1, 1, 32), ROLL.labels(LABELS));
        assertThat(fit.report().cloud().preprocessing().standardise()).isEqualTo("scale");
        assertThat(fit.report().cloud().preprocessing().reason()).contains("held-out labels");
    }

    @Test
    void newPointsAreScaledAsTheDataWere() {
        PointCloud mixed = times(ROLL.points(), 1, 1 << 10, 1 << 20);
        RegressionFit fit = GIVEN.fit(mixed, ROLL.labels(LABELS));
        FittedModel model = fit.model();
        NewPrediction again = model.predict(mixed);
        NewPrediction streamed = fit.streaming().model().predict(mixed);
        for (int row = 0; row < ROWS; row++) {
            assertThat(again.at(row)).isEqualTo(fit.at(row));
            assertThat(streamed.at(row)).isCloseTo(fit.at(row), within(1e-6));
        }
        PointCloud more = times(Roll.of(20, 9).points(), 1, 1 << 10, 1 << 20);
        assertThat(fit.streaming().withPoints(more).values().rows()).isEqualTo(ROWS + 20);
        assertThat(fit.streaming().withPoints(more).values().at(ROWS, 0))
                .isCloseTo(model.predict(more).at(0), within(1e-6));
    }
}
