package dev.tangent.data.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.table.KeptColumns;
import dev.tangent.data.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is most likely not meant, and what is like it but is.
class FindingsTest {
    private static final int ROWS = 40;

    @TempDir
    private Path folder;

    private Table table(String header, IntFunction<String> line) throws IOException {
        return table(header, line, List.of());
    }

    private Table table(String header, IntFunction<String> line, List<String> missing) throws IOException {
        String text = header + "\n" + IntStream.range(0, ROWS).mapToObj(line).collect(Collectors.joining("\n")) + "\n";
        Path file = Files.writeString(folder.resolve("t.csv"), text);
        return Table.read(file, Dialect.UNKNOWN.missing(missing), KeptColumns.ALL);
    }

    private static Labelled labels(Table table) {
        return new LabelInput.Targets(List.of("y"), Optional.empty()).read(table, Dialect.UNKNOWN, false);
    }

    private static List<FindingKind> kinds(Table table) {
        return CoordinateAdvice.about(
                        PointsInput.of(table, ColumnChoice.ColumnRequest.NONE, List.of("y")), labels(table))
                .stream()
                .map(Finding::kind)
                .toList();
    }

    @Test
    void aPlainTableHasNothingToTell() throws IOException {
        assertThat(kinds(table("x,y", row -> row * 0.5 + "," + (row % 2 == 0 ? row * 0.1 : ""))))
                .isEmpty();
    }

    @Test
    void aTargetKnownEverywhereIsToldByItsName() throws IOException {
        Table table = table("x,y,z", row -> row * 0.5 + "," + (row % 2 == 0 ? row * 0.1 : "") + "," + row * 0.3);
        Labelled both = new LabelInput.Targets(List.of("y", "z"), Optional.empty()).read(table, Dialect.UNKNOWN, false);
        PointsInput points = PointsInput.of(table, ColumnChoice.ColumnRequest.NONE, List.of("y", "z"));
        assertThat(CoordinateAdvice.about(points, both))
                .filteredOn(found -> found.kind() == FindingKind.EVERY_ROW_LABELLED)
                .singleElement()
                .satisfies(found -> assertThat(found.columns()).containsExactly("z"));
    }

    @Test
    void oneWordForAllTheRestIsNoLabel() throws IOException {
        Table table = table("x,y", row -> row * 0.5 + "," + (row % 8 == 0 ? row * 0.1 : "unknown"));
        assertThat(labels(table).labels().size()).isEqualTo(5);
        assertThat(labels(table).classes()).isEmpty();
        assertThat(kinds(table)).containsExactly(FindingKind.STAND_IN_WORD);
    }

    @Test
    void twoWordsBesideNumbersAreRefusedWhateverTheirShare() throws IOException {
        for (int share : new int[] {3, 20, 37}) {
            Table table = table("x,y", row -> row * 0.5 + "," + (row < share ? row * 0.1 : row % 2 == 0 ? "a" : "b"));
            assertThatThrownBy(() -> labels(table))
                    .isInstanceOf(InvalidInput.class)
                    .hasMessageContaining("is not a number")
                    .hasMessageContaining("classes");
        }
    }

    @Test
    void aWordBesideTwoNumbersMayBeAClass() throws IOException {
        Table table = table("x,y", row -> row * 0.5 + "," + (row % 3 == 0 ? "1" : row % 3 == 1 ? "2" : "many"));
        assertThatThrownBy(() -> labels(table)).hasMessageContaining("'many' is not a number");
    }

    @Test
    void aMisprintIsNoWord() throws IOException {
        Table table = table("x,y", row -> row * 0.5 + "," + (row == 7 || row == 9 ? "1O" : row * 0.1));
        assertThatThrownBy(() -> labels(table)).hasMessageContaining("'1O' is not a number");
    }

    @Test
    void wordsThatAreNamedAreMissingInNumbersAndTexts() throws IOException {
        Table table = table(
                "x,kind,y",
                row -> (row % 5 == 0 ? "-999.00" : row) + "," + (row % 4 == 0 ? "n/k" : "ab".charAt(row % 2)) + ","
                        + (row % 2 == 0 ? "tbd" : row),
                List.of("-999", "n/k", "tbd"));
        assertThat(table.numbers("x")[5]).isNaN();
        assertThat(table.numbers("x")[6]).isEqualTo(6);
        assertThat(table.texts("kind").subList(0, 3)).containsExactly("", "b", "a");
        assertThat(table.numbers("y")[0]).isNaN();
        assertThat(table.remarks()).isEmpty();
    }

    @Test
    void aWordMayBeForOneColumnAlone() throws IOException {
        Table table = table("x,y", row -> row % 3 + "," + row % 4, List.of("y=0"));
        assertThat(table.numbers("x")[0]).isZero();
        assertThat(table.numbers("y")[0]).isNaN();
    }

    @Test
    void aWordThatNoCellSaysIsTold() throws IOException {
        assertThat(table("x,y", row -> row + ",1", List.of("unknwon", "nosuch=99", "7"))
                        .remarks())
                .map(Object::toString)
                .containsExactly(
                        "no cell of " + folder.resolve("t.csv") + " is 'unknwon', which missing names",
                        "no cell of " + folder.resolve("t.csv") + " is 'nosuch=99', which missing names");
    }

    @ParameterizedTest
    @CsvSource({
        "-999, -999",
        "99, 99",
        "1000000, 1e6",
        "-5, none",
        "40, none",
    })
    void aNumberFarFromAllOthersIsFound(double mark, String found) {
        double[] numbers = IntStream.range(0, ROWS)
                .mapToDouble(row -> row % 10 == 0 ? mark : row % 37 + 0.5)
                .toArray();
        assertThat(RepeatedExtreme.of(numbers).map(RepeatedExtreme::value))
                .isEqualTo(found.equals("none") ? Optional.empty() : Optional.of(Double.parseDouble(found)));
    }

    @Test
    void aSingleOutlierAndFewKindsOfNumbersAreNoMarks() {
        double[] outlier = IntStream.range(0, ROWS)
                .mapToDouble(row -> row == 0 ? 1e6 : row)
                .toArray();
        double[] codes = IntStream.range(0, ROWS)
                .mapToDouble(row -> row % 4 == 0 ? 99 : row % 3)
                .toArray();
        assertThat(RepeatedExtreme.of(outlier)).isEmpty();
        assertThat(RepeatedExtreme.of(codes)).isEmpty();
        double[] nothing = new double[ROWS];
        Arrays.fill(nothing, Double.NaN);
        assertThat(RepeatedExtreme.of(nothing)).isEmpty();
    }

    @Test
    void aMarkThatIsANumberElsewhereIsAdvisedForItsColumnAlone() throws IOException {
        Table table = table(
                "x,other,y",
                row -> (row % 10 == 0 ? 999 : row % 30 * 0.5) + "," + (row == 3 ? 999 : 980 + row) + ","
                        + (row % 2 == 0 ? row : ""));
        PointsInput points = PointsInput.of(table, ColumnChoice.ColumnRequest.NONE, List.of("y"));
        assertThat(points.findings())
                .map(finding -> finding.words().toString())
                .anyMatch(text -> text.endsWith("'x=999'"));
    }

    @ParameterizedTest
    @CsvSource({
        "patient_id, id",
        "patientId, id",
        "customer no, id",
        "idea, none",
        "income, none",
    })
    void idsGoByTheirName(String name, String found) {
        double[] numbers =
                IntStream.range(0, ROWS).mapToDouble(row -> 7919 * row % 10_007).toArray();
        assertThat(ColumnMeaning.of(name, numbers).isPresent()).isEqualTo(!found.equals("none"));
    }

    @Test
    void anIdThatComesTwiceIsNone() {
        double[] numbers =
                IntStream.range(0, ROWS).map(row -> row / 2).asDoubleStream().toArray();
        assertThat(ColumnMeaning.of("id", numbers)).isEmpty();
    }

    @Test
    void numbersOfEightDigitsAreDatesOnlyIfAllAre() {
        double[] dates = IntStream.range(0, ROWS)
                .mapToDouble(row -> 20_240_101 + row % 28)
                .toArray();
        assertThat(ColumnMeaning.of("v", dates)).hasValue("dates as numbers, such as 20240331");
        dates[3] = 20_241_399;
        assertThat(ColumnMeaning.of("v", dates)).isEmpty();
    }

    @Test
    void textOfTwoValuesIsACoordinateWhereTargetsAreNamed() throws IOException {
        Table table =
                table("x,sex,y", row -> row * 0.5 + "," + (row % 2 == 0 ? "F" : "M") + "," + (row % 2 == 0 ? row : ""));
        PointsInput points = PointsInput.of(table, ColumnChoice.ColumnRequest.NONE, List.of("y"));
        assertThat(points.columns()).containsExactly("x", "sex=F", "sex=M");
        assertThat(points.findings()).map(Finding::kind).containsExactly(FindingKind.TWO_VALUES);
        ColumnChoice.ColumnRequest alone = new ColumnChoice.ColumnRequest(List.of(), List.of(), List.of(), true);
        assertThat(PointsInput.of(table, alone, List.of()).columns()).containsExactly("x");
    }

    @Test
    void textOfTwoValuesInFewRowsIsNone() throws IOException {
        Table table = table("x,sex,y", row -> row * 0.5 + "," + (row > 20 ? "" : row % 2 == 0 ? "F" : "M") + "," + row);
        assertThat(PointsInput.of(table, ColumnChoice.ColumnRequest.NONE, List.of("y"))
                        .columns())
                .containsExactly("x");
    }

    @Test
    void aColumnTakenAsMissingKeepsItsCells() throws IOException {
        Table table = table("x,y", row -> (row % 5 == 0 ? "n.d." : row * 0.5) + "," + (row % 2 == 0 ? row : ""));
        PointsInput points = PointsInput.of(table, ColumnChoice.ColumnRequest.NONE, List.of("y"));
        assertThat(points.table().numbers("x")[0]).isNaN();
        assertThat(points.table().isNumeric("x")).isTrue();
    }
}
