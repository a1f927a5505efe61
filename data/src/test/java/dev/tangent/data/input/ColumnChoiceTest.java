package dev.tangent.data.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import dev.tangent.data.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ColumnChoiceTest {
    private static final List<String> TARGET = List.of("y");

    @TempDir
    private Path folder;

    private Table table(String header, int rows, IntFunction<String> row) throws IOException {
        StringBuilder text = new StringBuilder(header + "\n");
        for (int i = 0; i < rows; i++) text.append(row.apply(i)).append('\n');
        return Table.read(Files.writeString(folder.resolve("t.csv"), text));
    }

    private Table mixed() throws IOException {
        return table(
                "id,x,same,name,colour,shuffled,y",
                20,
                i -> (100_000 + i) + "," + Math.sin(i) + ",7,n" + i + "," + (i % 2 == 0 ? "red" : "blue") + ","
                        + (5 + i * 7 % 20) + "," + i);
    }

    private static ColumnChoice.ColumnRequest columns(String... names) {
        return new ColumnChoice.ColumnRequest(List.of(names), List.of(), List.of(), false);
    }

    @Test
    void columnsThatAreNoCoordinatesAreLeftOutWithTheReason() throws IOException {
        PointsInput points = PointsInput.of(mixed(), ColumnChoice.ColumnRequest.NONE, TARGET);
        assertThat(points.columns()).containsExactly("x", "colour=blue", "colour=red");
        assertThat(points.ignored())
                .containsEntry("id", "counts the rows")
                .containsEntry("shuffled", "counts the rows")
                .containsEntry("same", "constant")
                .containsEntry("name", "text, another in each row")
                .hasSize(4);
    }

    /// Every fourth row is labelled, and twice as many have the column `half`.
    private Table twoTargets(boolean all) throws IOException {
        return table(
                "x,other,half,y",
                40,
                i -> Math.sin(i) + "," + (i % 4 == 0 ? Math.cos(i) : "") + "," + (i % 2 == 0 ? Math.exp(-i) : "") + ","
                        + (all || i % 4 == 0 ? i / 7.0 : ""));
    }

    @Test
    void aColumnThatIsFilledOnlyWhereTheTargetIsIsNone() throws IOException {
        PointsInput points = PointsInput.of(twoTargets(false), ColumnChoice.ColumnRequest.NONE, TARGET);
        assertThat(points.columns()).containsExactly("x", "half");
        assertThat(points.ignored())
                .containsExactly(Map.entry("other", "filled only where 'y' is, so most likely another target"));
        assertThat(PointsInput.of(twoTargets(false), columns("x", "other"), TARGET)
                        .columns())
                .containsExactly("x", "other");
        assertThat(PointsInput.of(twoTargets(true), ColumnChoice.ColumnRequest.NONE, TARGET)
                        .columns())
                .containsExactly("x", "other", "half");
    }

    @Test
    void namesDecideOtherwise() throws IOException {
        assertThat(PointsInput.of(mixed(), columns("id", "same"), TARGET).columns())
                .containsExactly("id", "same");
        ColumnChoice.ColumnRequest without =
                new ColumnChoice.ColumnRequest(List.of(), List.of("x", "colour"), List.of(), false);
        assertThatThrownBy(() -> PointsInput.of(mixed(), without, TARGET))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("no numeric column left")
                .hasMessageContaining("'id' (counts the rows)")
                .hasMessageContaining("columns takes a column all the same");
    }

    /// Three rows may be numbered by chance, unless the column says that they are.
    @Test
    void fewRowsAreNumberedOnlyWhereTheNameSaysSo() throws IOException {
        Table small = table("id,x,y", 3, i -> i + "," + (i + 1) + "," + i);
        assertThat(PointsInput.of(small, ColumnChoice.ColumnRequest.NONE, TARGET)
                        .columns())
                .containsExactly("x");
    }

    @Test
    void categoriesBecomeIndicatorsWhenNamed() throws IOException {
        PointsInput points = PointsInput.of(mixed(), columns("x", "colour"), TARGET);
        assertThat(points.columns()).containsExactly("x", "colour=blue", "colour=red");
        assertThat(points.points().at(0, 1)).isZero();
        assertThat(points.points().at(0, 2)).isEqualTo(1);
        assertThatThrownBy(() -> PointsInput.of(mixed(), columns("x", "name"), TARGET))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("too many different values");
    }

    @Test
    void anUnknownCategoryIsAMissingOne() throws IOException {
        CoordinateColumn colours = new CoordinateColumn.Categories("colour", List.of("red"));
        List<double[]> found = colours.of(mixed());
        assertThat(found.getFirst()[0]).isEqualTo(1);
        assertThat(found.getFirst()[1]).isNaN();
    }

    @Test
    void datesAreDaysSince1970WhenAskedFor() throws IOException {
        Table dated = table("when,x,y", 12, i -> "1970-01-" + (i + 2) + " 12:00," + Math.cos(i) + "," + i);
        assertThat(PointsInput.of(dated, ColumnChoice.ColumnRequest.NONE, TARGET)
                        .columns())
                .containsExactly("x");
        ColumnChoice.ColumnRequest request =
                new ColumnChoice.ColumnRequest(List.of(), List.of(), List.of("when"), false);
        PointsInput points = PointsInput.of(dated, request, TARGET);
        assertThat(points.columns()).containsExactly("when", "x");
        for (int i = 0; i < 12; i++) assertThat(points.points().at(i, 0)).isEqualTo(i + 1.5);
    }

    @Test
    void commonFormsOfDatesAreRead() throws IOException {
        for (String form :
                List.of("31.3.2024", "31/3/2024", "3/31/2024", "31 Mar 2024", "\"Mar 31, 2024\"", "20240331"))
            assertThat(DateCells.days(table("d,x", 3, i -> form + ",1"), "d"))
                    .as(form)
                    .containsExactly(19_813, 19_813, 19_813);
    }

    @Test
    void fractionsOfASecondCount() throws IOException {
        for (String fraction : List.of("5", "50", "500", "500000", "5000000", "500000000"))
            assertThat(DateCells.days(table("d,x", 3, i -> "1970-01-01T00:00:0" + i + "." + fraction + ",1"), "d"))
                    .as(fraction)
                    .containsExactly(0.5 / 86_400, 1.5 / 86_400, 2.5 / 86_400);
        assertThat(DateCells.days(table("d,x", 2, i -> "1970-01-01 00:00:00.00000000" + i + "Z,1"), "d"))
                .containsExactly(0, 1 / 8.64e13);
    }

    @Test
    void timesAreReadByTheirOffset() throws IOException {
        String noon = "2024-03-31";
        for (String cell : List.of("T12:00Z", " 14:00:00+02:00", " 12:00:00+00", "T06:30:00.000-0530", " 13:00 +01:00"))
            assertThat(DateCells.days(table("d,x", 1, i -> noon + cell + ",1"), "d"))
                    .as(cell)
                    .containsExactly(19_813.5);
        assertThat(DateCells.days(table("d,x", 1, i -> "2024-04-01T01:00+13:00,1"), "d"))
                .containsExactly(19_813.5);
    }

    @Test
    void clocksAreNotMixed() throws IOException {
        for (String other : List.of("T12:00", "")) {
            Table mixed = table("d,x", 3, i -> "2024-03-31" + (i == 1 ? other : "T12:00+02:00") + ",1");
            assertThatThrownBy(() -> DateCells.days(mixed, "d"))
                    .isInstanceOf(InvalidInput.class)
                    .hasMessageContaining("line 3, column 'd': '2024-03-31" + other + "' has no offset from UTC")
                    .hasMessageEndingWith("write all with an offset or all without");
        }
    }

    @Test
    void datesThatCanBeReadTwoWaysAreRefused() throws IOException {
        Table doubtful = table("d,x", 3, i -> "3/4/2024,1");
        assertThatThrownBy(() -> DateCells.days(doubtful, "d"))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("day or with the month");
    }

    @Test
    void missingCellsAreNotANumberAndRefusedOnDemand() throws IOException {
        Table gaps = table("x,z,y", 12, i -> (i == 4 ? "" : Math.sin(i)) + "," + Math.cos(i) + ",1");
        PointsInput points = PointsInput.of(gaps, ColumnChoice.ColumnRequest.NONE, TARGET);
        assertThat(points.points().missing()).isEqualTo(1);
        assertThat(points.points().at(4, 0)).isNaN();
        assertThatThrownBy(points::refuseMissing).hasMessageContaining("line 6, column 'x'");
    }
}
