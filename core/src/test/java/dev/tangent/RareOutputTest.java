package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.method.Methods;
import dev.tangent.report.CandidateReport;
import dev.tangent.report.FitReport;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// An output with labels too few to hold one out has no say in what is chosen for the others.
class RareOutputTest {
    private static final PointCloud CLOUD = square();

    private static PointCloud square() {
        SplittableRandom random = new SplittableRandom(5);
        double[] coordinates = new double[2 * 200];
        for (int i = 0; i < coordinates.length; i++) coordinates[i] = random.nextDouble();
        return PointCloud.of(2, coordinates);
    }

    private static Labels labels(int outputs) {
        LabelsBuilder builder = new LabelsBuilder(outputs);
        for (int row = 0; row < 120; row += 3)
            builder.add(row, 0, Math.sin(4 * CLOUD.at(row, 0)) + CLOUD.at(row, 1), 1);
        if (outputs > 1) builder.add(60, 1, 1000, 1);
        return builder.build();
    }

    private static final Regression SEARCH =
            new Regression().method(Methods.LAPLACIAN).neighbours(8);

    private static CandidateReport chosen(FitReport report) {
        return report.tuning().orElseThrow().chosen().getFirst();
    }

    @Test
    void theOthersAreChosenAsWithoutIt() {
        FitReport alone = SEARCH.fit(CLOUD, labels(1)).report();
        FitReport together = SEARCH.fit(CLOUD, labels(2)).report();
        assertThat(chosen(together).parameters()).isEqualTo(chosen(alone).parameters());
        assertThat(chosen(together).outputErrors().values())
                .containsExactly(alone.tuning().orElseThrow().expectedErrors().getFirst());
        assertThat(together.warnings())
                .contains("the labels of 'y1' are too few to hold one out: what error to expect of it is not known,"
                        + " and nothing was chosen by it");
        assertThat(alone.warnings()).isEmpty();
    }

    /// With a choice of its own for each output, it takes what is best for the others.
    @Test
    void itTakesWhatIsChosenForTheOthers() {
        var chosen = SEARCH.perOutput()
                .fit(CLOUD, labels(2))
                .report()
                .tuning()
                .orElseThrow()
                .chosen();
        assertThat(chosen.get(0).error()).isLessThan(0.2);
        assertThat(chosen.get(1).error()).isNaN();
        assertThat(chosen.get(1).parameters()).isEqualTo(chosen.get(0).parameters());
    }

    @Test
    void whereNoLabelOfAnyCanBeHeldOutNothingIsTuned() {
        LabelsBuilder builder = new LabelsBuilder(6);
        for (int c = 0; c < 6; c++) builder.add(10 * c, c, c, 1);
        FitReport report = SEARCH.fit(CLOUD, builder.build()).report();
        assertThat(report.tuning()).isEmpty();
        assertThat(report.warnings().getFirst()).contains("every class or target has a single label");
    }
}
