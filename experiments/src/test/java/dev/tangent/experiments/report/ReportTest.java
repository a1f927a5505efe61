package dev.tangent.experiments.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import de.siegmar.fastcsv.reader.CsvReader;
import dev.tangent.InvalidInput;
import dev.tangent.plot.page.Figure;
import dev.tangent.plot.page.Report;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.Seconds;
import dev.tangent.plot.page.Section;
import dev.tangent.plot.page.TableCell;
import dev.tangent.plot.page.Words;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportTest {
    private static List<List<String>> read(String csv) {
        return CsvReader.builder().ofCsvRecord(csv).stream()
                .map(record -> record.getFields())
                .toList();
    }

    @Test
    void csvReadsBackWithNumbersInFull() {
        List<List<String>> rows = read(Csv.text(Sample.table(12.5)));
        assertThat(rows.getFirst())
                .containsExactly(
                        "labels",
                        "method, \"name\"",
                        "weight (kg), here",
                        "weight (kg), here standard error",
                        "weight (kg), paper",
                        "solve (time)");
        assertThat(rows).hasSize(4).allMatch(row -> row.size() == 6);
        assertThat(rows.get(1)).containsExactly("20", "Lap", "11.625", "0.125", "12.8", "12.5");
        assertThat(rows.get(2)).startsWith("20", Sample.NASTY);
        assertThat(Double.parseDouble(rows.get(2).get(2))).isEqualTo(1 / 3.0);
        assertThat(rows.get(3).get(1)).isEqualTo("a, \"b\"\nc");
    }

    @Test
    void numbersAreRoundedForTheReader() {
        assertThat(TableCell.number(-0.001, 2).text()).isEqualTo("0.00");
        assertThat(TableCell.number(-1.255, 1).text()).isEqualTo("\u22121.3");
        assertThat(TableCell.number(1.8, 0.0123, 2).spread().orElseThrow().text())
                .isEqualTo("\u00b1\u00a00.01");
        assertThatThrownBy(() -> TableCell.number(Double.NaN, 2)).isInstanceOf(InvalidInput.class);
    }

    @Test
    void timesAreInTheUnitThatSuits() {
        assertThat(Seconds.text(0)).isEqualTo("0.00 ms");
        assertThat(Seconds.text(0.00082)).isEqualTo("0.82 ms");
        assertThat(Seconds.text(0.0451)).isEqualTo("45 ms");
        assertThat(Seconds.text(3.44)).isEqualTo("3.4 s");
        assertThat(Seconds.text(0.9996)).isEqualTo("1.0 s");
        assertThat(Seconds.text(119.4)).isEqualTo("119 s");
        assertThat(Seconds.text(119.6)).isEqualTo("2 min 0 s");
        assertThat(Seconds.text(725)).isEqualTo("12 min 5 s");
    }

    @Test
    void aColumnOfNumbersIsSetAsNumbers() {
        ResultTable table = Sample.table(1);
        assertThat(List.of(0, 1, 2, 3, 4).stream().map(table::isNumeric))
                .containsExactly(true, false, true, true, true);
    }

    @Test
    void wrongTablesAndNamesAreRefused() {
        assertThatThrownBy(() -> ResultTable.named("t", "T")
                        .columns("a", "b")
                        .row(TableCell.of("1"))
                        .build())
                .isInstanceOf(InvalidInput.class)
                .hasMessage("table t: a row of 1 cells under a header of 2");
        assertThatThrownBy(() -> ResultTable.named("../t", "T").columns("a").build())
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("must be small letters, digits and hyphens but is \"../t\"");
        ResultTable table = ResultTable.named("t", "T").columns("a").build();
        Section twice = Section.titled("S").add(table).add(table).build();
        assertThatThrownBy(() -> new Report("R", Words.empty(), List.of(twice)))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("two tables are called t");
        assertThatThrownBy(() -> Figure.of("f", Sample.drawing(1), "caption", " "))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("words for those who do not see it");
    }
}
