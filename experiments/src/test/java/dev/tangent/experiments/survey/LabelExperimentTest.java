package dev.tangent.experiments.survey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.experiments.paper.Setup;
import dev.tangent.experiments.paper.SmallSetup;
import dev.tangent.experiments.report.ReportTables;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.Section;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("full")
class LabelExperimentTest {
    private static final Setup SETUP = SmallSetup.seeded(6);

    private static List<Section> sections;

    @BeforeAll
    static void run() {
        SurveyTableSet gallery = new SurveyTableSet(
                List.of(ManifoldTables.all(200, 6).getFirst()), List.of(ClassTables.spirals(200, 6)));
        sections = new LabelExperiment().sections(gallery, SETUP, 60, new int[] {10, 20});
    }

    /// One label in twenty would be right by chance.
    @Test
    void spoiledLabelsAreFound() {
        ResultTable table = ReportTables.table(sections, "labels-wrong");
        assertThat(ReportTables.number(table, 1, "Swiss roll")).isGreaterThan(0.3);
        assertThat(ReportTables.number(table, 1, "three spirals")).isGreaterThan(0.3);
    }

    @Test
    void moreLabelsHelp() {
        ResultTable table = ReportTables.table(sections, "labels-suggested");
        assertThat(ReportTables.number(table, 4, "three spirals"))
                .isLessThan(ReportTables.number(table, 2, "three spirals"));
    }
}
