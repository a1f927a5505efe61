package dev.tangent.experiments.paper;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.experiments.study.DrawResult;
import dev.tangent.experiments.study.StudyResults;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class VerdictTest {
    /// In every draw LG is better by a little, GP by chance only.
    private static StudyResults results() {
        List<DrawResult> all = new ArrayList<>();
        for (int draw = 0; draw < 10; draw++) {
            double luck = draw % 2 == 0 ? 0.3 : -0.3;
            all.add(new DrawResult("Lap", "y", 100, draw, Map.of(), 2 + 0.1 * draw));
            all.add(new DrawResult("LG", "y", 100, draw, Map.of(), 1 + 0.1 * draw));
            all.add(new DrawResult("GP", "y", 100, draw, Map.of(), 1.001 + 0.1 * draw + luck));
        }
        return new StudyResults(all);
    }

    @Test
    void aWinInEveryDrawIsSignificantAndChanceIsNot() {
        Verdict paper = Verdict.among(List.of("Lap", "LG"), results(), "y", 100);
        assertThat(paper.best()).isEqualTo("LG");
        assertThat(paper.significant()).isTrue();
        assertThat(paper.pValue()).isEqualTo(2.0 / 1024);
        Verdict all = Verdict.among(List.of("Lap", "LG", "GP"), results(), "y", 100);
        assertThat(all.best()).isEqualTo("LG");
        assertThat(all.second()).isEqualTo("GP");
        assertThat(all.significant()).isFalse();
    }

    @Test
    void oneDrawIsNoTest() {
        StudyResults one = new StudyResults(List.of(
                new DrawResult("LG", "y", 100, 0, Map.of(), 1), new DrawResult("Lap", "y", 100, 0, Map.of(), 2)));
        Verdict verdict = Verdict.among(List.of("Lap", "LG"), one, "y", 100);
        assertThat(verdict.text()).isEqualTo("LG, then Lap (one draw: no test)");
        assertThat(verdict.significant()).isFalse();
    }

    @Test
    void talliesCountBothSides() {
        PairedComparison tally = PairedComparison.of("LG", "Lap", results(), List.of("y"), new int[] {100});
        assertThat(tally.better()).isEqualTo(1);
        assertThat(tally.clearlyBetter()).isEqualTo(1);
        assertThat(tally.worse()).isZero();
        PairedComparison other = PairedComparison.of("Lap", "LG", results(), List.of("y"), new int[] {100});
        assertThat(other.clearlyWorse()).isEqualTo(1);
        assertThat(other.ratio()).isGreaterThan(1);
    }

    /// The paper's own order, as printed: LG below i-Lap below Lap in every column of Table 1 and for weight in
    /// Table 2.
    @Test
    void thePapersTablesAreTypedAsPrinted() {
        for (int target = 0; target < 2; target++)
            assertThat(List.of(
                            PaperTable1.error("LG", target).orElseThrow(),
                            PaperTable1.error("i-Lap", target).orElseThrow(),
                            PaperTable1.error("Lap", target).orElseThrow()))
                    .isSorted();
        int weight = PaperTable2.TARGETS.indexOf("weight");
        for (int labels : new int[] {20, 50, 100, 200, 500})
            assertThat(List.of(
                            PaperTable2.error("LG", labels, weight).orElseThrow(),
                            PaperTable2.error("i-Lap", labels, weight).orElseThrow(),
                            PaperTable2.error("Lap", labels, weight).orElseThrow(),
                            PaperTable2.error("mean", labels, weight).orElseThrow()))
                    .isSorted();
        assertThat(PaperTable2.error("GP", 100, weight)).isEmpty();
    }
}
