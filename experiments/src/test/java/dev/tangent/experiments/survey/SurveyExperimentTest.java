package dev.tangent.experiments.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.InvalidInput;
import dev.tangent.experiments.paper.CompetitorSet;
import dev.tangent.experiments.paper.Setup;
import dev.tangent.experiments.paper.SmallSetup;
import dev.tangent.experiments.report.ReportTables;
import dev.tangent.experiments.study.Competitor;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.Section;
import dev.tangent.plot.page.TableCell;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A survey of two generated tables and one with classes; 2 draws, 20 labels, without scikit-learn.
@Tag("full")
class SurveyExperimentTest {
    private static final Setup SETUP = SmallSetup.seeded(6);
    private static final List<String> OWN =
            Survey.competitors().stream().map(Competitor::name).toList();
    private static final AtomicInteger PREDICTIONS = new AtomicInteger();

    private static List<Section> sections;

    @BeforeAll
    static void run() {
        List<SurveyTable> tables = ManifoldTables.all(150, 6);
        SurveyTableSet gallery = new SurveyTableSet(
                List.of(tables.get(0), tables.get(2)), ClassTables.of(SETUP).subList(1, 2));
        sections = new SurveyExperiment(Optional.empty(), (result, predicted) -> PREDICTIONS.incrementAndGet())
                .sections(gallery, SETUP);
    }

    private static List<String> columns(ResultTable table) {
        return table.columns().stream().map(ResultTable.TableColumn::name).toList();
    }

    @Test
    void everyMethodHasAnErrorOnEveryTable() {
        ResultTable table = ReportTables.table(sections, "survey-values-20");
        assertThat(columns(table)).isEqualTo(concat("table", OWN));
        assertThat(table.rows()).hasSize(2);
        for (String name : List.of("Swiss roll", "sphere"))
            for (int column = 1; column <= OWN.size(); column++)
                assertThat(ReportTables.number(table, column, name))
                        .as("%s on %s", OWN.get(column - 1), name)
                        .isBetween(0.01, 3.0);
    }

    private static List<String> concat(String first, List<String> others) {
        return Stream.concat(Stream.of(first), others.stream()).toList();
    }

    @Test
    void theBestOfEachRowStandsOut() {
        for (List<TableCell> row :
                ReportTables.table(sections, "survey-values-20").rows()) {
            double best = row.stream()
                    .skip(1)
                    .mapToDouble(cell -> Double.parseDouble(cell.value()))
                    .min()
                    .orElseThrow();
            for (TableCell cell : row.subList(1, row.size()))
                assertThat(cell.best()).isEqualTo(Double.parseDouble(cell.value()) == best);
        }
    }

    /// On the roll LG with 20 labels does far better than ridge, whose functions are linear in the coordinates.
    @Test
    void localGaussianFollowsTheRoll() {
        ResultTable table = ReportTables.table(sections, "survey-values-20");
        int own = 1 + OWN.indexOf(CompetitorSet.LOCAL_GAUSSIAN);
        int ridge = 1 + OWN.indexOf("ridge");
        assertThat(ReportTables.number(table, own, "Swiss roll"))
                .isLessThan(0.7 * ReportTables.number(table, ridge, "Swiss roll"));
    }

    @Test
    void ratiosAreThoseOfTheErrors() {
        ResultTable errors = ReportTables.table(sections, "survey-values-20");
        int auto = 1 + OWN.indexOf(CompetitorSet.AUTO);
        double logs = 0;
        for (List<TableCell> row : errors.rows()) {
            double best = row.subList(1, auto).stream()
                    .mapToDouble(cell -> Double.parseDouble(cell.value()))
                    .min()
                    .orElseThrow();
            logs += Math.log(Double.parseDouble(row.get(auto).value()) / best);
        }
        ResultTable ratios = ReportTables.table(sections, "survey-values-ratios");
        assertThat(ReportTables.number(ratios, 1, CompetitorSet.AUTO)).isCloseTo(Math.exp(logs / 2), within(1e-9));
    }

    @Test
    void moonsAreSeparatedByLabelsOfBoth() {
        ResultTable rates = ReportTables.table(sections, "survey-rates-20");
        assertThat(columns(rates)).isEqualTo(concat("table", List.copyOf(ClassStudy.METHODS.keySet())));
        int auto = 1 + List.copyOf(ClassStudy.METHODS.keySet()).indexOf(CompetitorSet.AUTO);
        assertThat(ReportTables.number(rates, auto, "two moons")).isLessThan(0.05);
        assertThat(ReportTables.number(ReportTables.table(sections, "survey-losses-20"), auto, "two moons"))
                .isBetween(0.0, 0.5);
    }

    @Test
    void everyDrawIsInTheFile() {
        ResultTable draws = ReportTables.table(sections, "survey-draws");
        int values = 2 * 2 * OWN.size();
        assertThat(draws.rows()).hasSize(values + 2 * 2 * ClassStudy.METHODS.size());
        assertThat(PREDICTIONS).hasValue(values);
    }

    @Test
    void withoutScikitLearnThePageSaysSo() {
        assertThat(sections.getFirst().blocks().toString()).contains("No Python with scikit-learn was found");
        assertThat(ScikitLearn.among(List.of("no-such-python"))).isEmpty();
        assertThatThrownBy(() -> ScikitLearn.of("no-such-python"))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("no-such-python");
    }

    @Test
    void tooFewLabelsAreRefusedBeforeAnythingIsComputed() {
        Setup few = new Setup(Optional.empty(), 1, 0, SETUP.sizes().withSurveyLabels(List.of(5, 20)), line -> {
            throw new AssertionError(line);
        });
        assertThatThrownBy(() -> new SurveyExperiment(Optional.empty(), (result, predicted) -> {}).run(few))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("at least two for each of 10 digits, 20, but is 5");
    }
}
