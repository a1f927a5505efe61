package dev.tangent.experiments.survey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.experiments.paper.Setup;
import dev.tangent.experiments.paper.SmallSetup;
import dev.tangent.experiments.report.ReportTables;
import dev.tangent.linalg.Matrix;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.Section;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("full")
class ReliabilityExperimentTest {
    private static final Setup SETUP = SmallSetup.seeded(6, 1);

    private static List<Section> sections;

    @BeforeAll
    static void run() {
        SurveyTableSet gallery =
                new SurveyTableSet(List.of(twoOutputs(ManifoldTables.all(200, 6).getFirst())), List.of());
        sections = new ReliabilityExperiment().sections(gallery, SETUP, new int[] {50});
    }

    /// Tables such as that of body measurements have several.
    private static SurveyTable twoOutputs(SurveyTable table) {
        Matrix values = Matrix.zeros(table.points().size(), 2);
        for (int row = 0; row < values.rows(); row++) {
            double value = table.target().values().at(row, 0);
            values.set(row, 0, value);
            values.set(row, 1, value * value);
        }
        return SurveyTable.of(
                table.name(), table.what(), table.why(), table.points(), List.of(table.name(), "squared"), values);
    }

    /// 95 % of 150 values, of one draw; and no interval is as wide as that of a constant, four deviations.
    @Test
    void intervalsHoldAboutTheShareTheyNameAndAreNarrowerThanTheTarget() {
        ResultTable table = ReportTables.table(sections, "reliability-intervals");
        assertThat(table.rows()).hasSize(2);
        for (int column = 2; column < 8; column += 2)
            for (String output : List.of("Swiss roll", "squared")) {
                assertThat(ReportTables.number(table, column, output)).isBetween(0.85, 1.0);
                assertThat(ReportTables.number(table, column + 1, output)).isBetween(0.1, 4.0);
            }
    }

    @Test
    void moreLabelsHelpWhoeverChoosesThem() {
        ResultTable table = ReportTables.table(sections, "reliability-suggestions");
        double first = ReportTables.number(table, 1, "Swiss roll");
        assertThat(ReportTables.number(table, 2, "Swiss roll")).isLessThan(first);
        assertThat(ReportTables.number(table, 3, "Swiss roll")).isLessThan(first);
    }
}
