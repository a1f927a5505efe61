package dev.tangent.experiments.pose;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.experiments.paper.CompetitorSet;
import dev.tangent.experiments.paper.SmallSetup;
import dev.tangent.experiments.report.ReportTables;
import dev.tangent.experiments.study.Competitor;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.Section;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("full")
final class PoseExperimentTest {
    private static final List<String> METHODS =
            CompetitorSet.all().stream().map(Competitor::name).toList();
    private static final int ANGLES = 1;
    private static final int POSITIONS = 3;

    private static final List<Section> SECTIONS = new PoseExperiment().run(SmallSetup.ofFewFrames(3));
    private static final ResultTable ERRORS = ReportTables.table(SECTIONS, "pose-errors");

    @Test
    void everyMethodHasAnErrorNoLargerThanTheMean() {
        assertThat(ERRORS.rows()).hasSameSizeAs(METHODS);
        for (String method : METHODS)
            for (int column : new int[] {ANGLES, POSITIONS})
                assertThat(ReportTables.number(ERRORS, column, method))
                        .as(method)
                        .isPositive()
                        .isLessThanOrEqualTo(ReportTables.number(ERRORS, column, "mean"));
    }

    @Test
    void localGaussianHasHalfTheErrorOfTheMean() {
        for (int column : new int[] {ANGLES, POSITIONS})
            assertThat(ReportTables.number(ERRORS, column, "LG"))
                    .isLessThan(0.5 * ReportTables.number(ERRORS, column, "mean"));
    }

    @Test
    void equalSeedsGiveEqualTables() {
        assertThat(ReportTables.withoutTimings(new PoseExperiment().run(SmallSetup.ofFewFrames(3))))
                .isEqualTo(ReportTables.withoutTimings(SECTIONS));
    }
}
