package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class DescribeTest {
    @TempDir
    private Path folder;

    private Path table(int rows) {
        List<String> lines = new ArrayList<>(List.of("patient_id,age (years),sex,bmi,note,z"));
        for (int row = 0; row < rows; row++)
            lines.add((7_000_000 + 7919 * row % 10_007) + "," + (20 + row % 40) + "," + (row % 2 == 0 ? "F" : "M") + ","
                    + (row % 10 == 3 ? "-999" : 18 + row % 17 * 0.5) + ",n" + row + ","
                    + (row % 3 == 0 ? row * 0.25 : ""));
        return Tables.write(folder.resolve("table.csv"), lines.toArray(String[]::new));
    }

    private String line(String text, String column) {
        return text.lines().filter(line -> line.startsWith(column)).findFirst().orElseThrow();
    }

    @Test
    void eachColumnIsToldWithItsUse() {
        Run run = Run.of("describe", table(60), "--target", "z");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("table.csv: 60 rows, 6 columns, 20 labelled");
        assertThat(line(run.out(), "patient_id")).contains("whole number", "ignored: an id, another in each row");
        assertThat(line(run.out(), "age")).contains("whole number (years)", "20 to 59", " 40 ", "coordinate");
        assertThat(line(run.out(), "sex")).contains("text", "F 30, M 30", "coordinate: an indicator");
        assertThat(line(run.out(), "note")).contains("ignored: text, another in each row");
        assertThat(line(run.out(), "z")).contains("number", "0 to 14.25", " 40 ", " 20 ", "target");
        assertThat(run.out().replaceAll("\\s+", " "))
                .contains("-999 stands in 6 cells of 'bmi', far from all others")
                .contains("add --na -999");
        assertThat(run.out()).contains("\nnext\n  tangent predict ").contains("--target z -o predictions.csv");
    }

    @Test
    void whatAFitWouldRefuseIsSaidRatherThanRefused() {
        Path mixed = Tables.write(folder.resolve("mixed.csv"), "x,y,z", "1,2,3", "2,<1,a", "3,5,b", "4,1,");
        Run run = Run.of("describe", mixed, "--target", "z");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out().replaceAll("\\s+", " "))
                .contains("line 3, column 'y': '<1' is not a number")
                .contains("line 3, column 'z': 'a' is not a number, but another cell is");
    }

    @Test
    void noCommandFollowsWhereNothingPlacesTheRows() {
        Path texts = Tables.write(folder.resolve("texts.csv"), "note,z", "a,3", "b,4", "c,", "d,");
        Run run = Run.of("describe", texts, "--target", "z");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).doesNotContain("tangent predict").contains("note");
        assertThat(Run.of("describe", texts, "--target", "z", "--json").out()).doesNotContain("\"next\"");
    }

    @Test
    void noCommandFollowsThatWouldRefuseTheTable() {
        Path table = Tables.write(
                folder.resolve("bad.csv"),
                "x,y,z,none,kind,mixed",
                "1,2,3,,a,1",
                "2,3,3,,a,b",
                "3,5,,,,2",
                "4,1,,,a,3");
        for (String[] words : new String[][] {
            {"--target", "none"},
            {"--target", "kind"},
            {"--target", "mixed"},
            {"--target", "z", "--columns", "x,mixed", "--na", "4"}
        }) {
            Run run = Run.of(Tables.joined(new Object[] {"describe", table}, (Object[]) words));
            assertThat(run.code()).as(run.err()).isZero();
            assertThat(run.out()).contains("look at").doesNotContain("\nnext\n");
        }
        assertThat(Run.of("describe", table, "--target", "z", "--without", "mixed")
                        .out())
                .contains("\nnext\n  tangent predict ");
    }

    @Test
    void twoDistinctRowsAreToldToBeTooFew() {
        Path two = Tables.write(folder.resolve("two.csv"), "x,y,z", "1,2,3", "1,2,3", "2,4,");
        Run run = Run.of("describe", two, "--target", "z");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out().replaceAll("\\s+", " "))
                .contains("two.csv has too few points: 3 distinct ones are needed but there are 2")
                .doesNotContain("tangent predict");
    }

    /// Elsewhere the number may be one like others.
    @Test
    void aMarkForNoLabelIsAdvisedForItsColumnAlone() {
        Path table = Tables.write(
                folder.resolve("mark.csv"), "x,\"y, kg\"", "-1,-1", "0,7", "3,-1", "-1,2", "5,-1", "6,9", "8,-1");
        String told = Run.of("describe", table, "--target", "y, kg").out().replaceAll("\\s+", " ");
        assertThat(told).contains("does it mean no label? then add --na '\"y, kg=-1\"'");
        Run taken = Run.of("describe", table, "--target", "y, kg", "--na", "\"y, kg=-1\"");
        assertThat(taken.out()).contains("7 rows, 2 columns, 3 labelled");
        assertThat(line(taken.out(), "x")).contains("-1 to 8");
    }

    @Test
    void verticesOfAGraphNeedNoCoordinates() {
        Path edges = Tables.write(folder.resolve("edges.csv"), "from,to,weight", "0,1,1", "1,0,1");
        Path values = Tables.write(folder.resolve("values.csv"), "z", "1", "NA");
        Run run = Run.of("describe", values, "--graph", edges, "--target", "z");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).doesNotContain("look at").contains("\nnext\n  tangent predict ");
    }

    @Test
    void jsonHasTheSame() {
        Run run = Run.of("describe", table(60), "--target", "z", "--json");
        JsonNode json = JsonMapper.shared().readTree(run.out());
        assertThat(json.get("rows").asInt()).isEqualTo(60);
        assertThat(json.get("labelled").asInt()).isEqualTo(20);
        JsonNode age = json.get("columns").get(1);
        assertThat(age.get("unit").asString()).isEqualTo("years");
        assertThat(IntStream.range(0, 12)
                        .map(part -> age.get("counts").get(part).asInt())
                        .sum())
                .isEqualTo(60);
        assertThat(json.get("findings").toString()).contains("\"kind\":\"sentinel\"");
    }

    @Test
    void tenThousandColumnsAreToldInAFewLines() {
        String names = IntStream.range(0, 10_000).mapToObj(c -> "g" + c).collect(Collectors.joining(","));
        String[] lines = IntStream.range(0, 6)
                .mapToObj(row -> row == 0
                        ? names
                        : IntStream.range(0, 10_000)
                                .mapToObj(c -> row + 0.5 + c * 1e-5 + "")
                                .collect(Collectors.joining(",")))
                .toArray(String[]::new);
        Run run = Run.of("describe", Tables.write(folder.resolve("wide.csv"), lines));
        assertThat(run.out()).contains("(10000 columns)").hasLineCount(7);
    }

    @Test
    void thePageHasTheColumnsAndTheFindings() throws IOException {
        Path page = folder.resolve("page.html");
        Run run = Run.of("describe", table(60), "--target", "z", "--report", page);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(Files.readString(page)).contains("What is in ", "patient_id", "-999 stands in 6 cells");
    }

    @Test
    void aTableWithoutNamedLabelsIsLookedAtAlone() {
        Run run = Run.of("describe", Tables.write(folder.resolve("plane.csv"), Tables.surface(60, 3)));
        assertThat(line(run.out(), "z")).contains("ignored: mostly empty, so most likely a target");
        assertThat(run.out()).contains("tangent embed ");
    }

    @Test
    void aNameWithCommasIsAWordOfItsOwn() {
        Path table = Tables.write(folder.resolve("named.csv"), "\"a, b\",c,\"y, in a year\"", "1,2,3", "2,4,", "5,1,2");
        Run run = Run.of("describe", table, "--target", "y, in a year", "--columns", "a, b", "--columns", "c");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("3 rows, 3 columns, 2 labelled");
        assertThat(run.out()).contains("--columns '\"a, b\",c' --target '\"y, in a year\"'");
    }

    @Test
    void whatNoCommandTakesIsRefused() {
        Run run = Run.of("describe", table(60), "--target", "z", "--standardise=NaN");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("--standardise must be one of").contains("NaN");
        assertThat(run.out()).isEmpty();
    }
}
