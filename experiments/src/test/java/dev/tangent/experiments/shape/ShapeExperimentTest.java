package dev.tangent.experiments.shape;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.experiments.paper.CompetitorSet;
import dev.tangent.experiments.paper.PaperTable2;
import dev.tangent.experiments.paper.SmallSetup;
import dev.tangent.experiments.report.ReportTables;
import dev.tangent.experiments.study.Competitor;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.Section;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("full")
final class ShapeExperimentTest {
    private static final List<String> METHODS =
            CompetitorSet.all().stream().map(Competitor::name).toList();
    private static final int WEIGHT = column("weight");

    private static final List<Section> SECTIONS = new ShapeExperiment().run(SmallSetup.seeded(3, 1));
    private static final ResultTable ERRORS = ReportTables.table(SECTIONS, "shape-errors");

    /// Labels and method come first; each measurement has one column of our errors and one of the paper's.
    private static int column(String measurement) {
        return 2 + 2 * PaperTable2.TARGETS.indexOf(measurement);
    }

    @Test
    void everyMethodHasAnErrorForEachMeasurementAndNumberOfLabels() {
        assertThat(ERRORS.rows()).hasSize(2 * METHODS.size() - 1);
        for (String labels : List.of("20", "40"))
            for (String method : METHODS)
                for (String measurement : PaperTable2.TARGETS) {
                    // Linear functions of 20 coordinates have 21 coefficients.
                    if (labels.equals("20") && method.equals(CompetitorSet.PAPER_LOCAL_GAUSSIAN)) continue;
                    assertThat(ReportTables.number(ERRORS, column(measurement), labels, method))
                            .as("%s of %s, %s labels", measurement, method, labels)
                            .isPositive()
                            .isLessThan(100);
                }
    }

    @Test
    void localGaussianPredictsWeightBetterThanTheMeanAndTheLaplacian() {
        for (String labels : List.of("20", "40")) {
            double own = ReportTables.number(ERRORS, WEIGHT, labels, "LG");
            assertThat(own).isLessThan(0.5 * ReportTables.number(ERRORS, WEIGHT, labels, "mean"));
            assertThat(own).isLessThan(ReportTables.number(ERRORS, WEIGHT, labels, "Lap"));
        }
    }
}
