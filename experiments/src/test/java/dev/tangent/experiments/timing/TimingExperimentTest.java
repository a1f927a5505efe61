package dev.tangent.experiments.timing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.experiments.paper.PaperTable1;
import dev.tangent.experiments.paper.SmallSetup;
import dev.tangent.experiments.report.ReportTables;
import dev.tangent.plot.page.Figure;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.Section;
import dev.tangent.plot.picture.Svg;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("full")
final class TimingExperimentTest {
    private static final int BUILD = 1;
    private static final int SOLVE = 3;
    private static final int ENTRIES = 5;

    private static final List<Section> SECTIONS = new TimingExperiment().run(SmallSetup.seeded(3));
    private static final ResultTable COSTS = ReportTables.table(SECTIONS, "timing");

    @Test
    void everyMethodOfThePaperHasPlausibleTimes() {
        assertThat(COSTS.rows()).hasSameSizeAs(PaperTable1.METHODS);
        for (String method : PaperTable1.METHODS)
            for (int column : new int[] {BUILD, SOLVE})
                assertThat(ReportTables.number(COSTS, column, method))
                        .as(method)
                        .isBetween(1e-6, 60.0);
    }

    @Test
    void thePowerOfTheLaplacianHasMostEntriesAndTheLaplacianFewest() {
        double laplacian = ReportTables.number(COSTS, ENTRIES, "Lap");
        double gaussian = ReportTables.number(COSTS, ENTRIES, "LG");
        double power = ReportTables.number(COSTS, ENTRIES, "i-Lap");
        assertThat(laplacian).isPositive().isLessThan(gaussian);
        assertThat(gaussian).isLessThan(power);
        assertThat(power).isLessThanOrEqualTo(1);
    }

    @Test
    void entriesDoNotDifferFromRunToRun() {
        assertThat(ReportTables.withoutTimings(new TimingExperiment().run(SmallSetup.seeded(3))))
                .isEqualTo(ReportTables.withoutTimings(SECTIONS));
    }

    @Test
    void theChartNamesEveryMethodWithItsExponent() {
        Figure chart = SECTIONS.getFirst().blocks().stream()
                .filter(Figure.class::isInstance)
                .map(Figure.class::cast)
                .findFirst()
                .orElseThrow();
        assertThat(chart.timing()).isTrue();
        assertThat(Svg.text(chart.drawing())).contains(">Lap, slope", ">i-Lap, slope", ">LG, slope");
    }
}
