package dev.tangent.experiments.trust;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.experiments.paper.PaperTable2;
import dev.tangent.experiments.paper.SmallSetup;
import dev.tangent.experiments.report.ReportTables;
import dev.tangent.plot.page.Figure;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.Section;
import dev.tangent.plot.page.TableCell;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("full")
final class TrustExperimentTest {
    private static final List<Section> SECTIONS = new TrustExperiment().run(SmallSetup.seeded(3));

    @Test
    void theCoverageOfIntervalsIsNearTheNominalOne() {
        ResultTable coverage = ReportTables.table(SECTIONS, "trust-coverage");
        assertThat(coverage.rows()).hasSize(PaperTable2.TARGETS.size() + 1);
        for (String measurement : PaperTable2.TARGETS) {
            assertThat(ReportTables.number(coverage, 2, "measurements", measurement))
                    .isBetween(35.0, 65.0);
            assertThat(ReportTables.number(coverage, 3, "measurements", measurement))
                    .isBetween(68.0, 92.0);
            assertThat(ReportTables.number(coverage, 4, "measurements", measurement))
                    .isBetween(88.0, 100.0);
        }
    }

    @Test
    void fewerSuggestedLabelsAreNeededOnTheSwissRoll() {
        ResultTable needed = ReportTables.table(SECTIONS, "trust-labels");
        assertThat(needed.rows()).hasSize(7);
        for (List<TableCell> row : needed.rows()) {
            double suggested = Double.parseDouble(row.get(2).value());
            assertThat(suggested).isBetween(4.0, 100.0);
            if (row.getFirst().text().startsWith("Swiss roll"))
                assertThat(suggested).isLessThan(Double.parseDouble(row.get(1).value()));
        }
    }

    @Test
    void theFiguresAreInTheReport() {
        assertThat(SECTIONS.getFirst().blocks().stream()
                        .filter(Figure.class::isInstance)
                        .map(block -> ((Figure) block).name()))
                .containsExactly("trust-bands", "trust-roll", "trust-labels");
    }
}
