package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.data.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class TuneTest {
    @TempDir
    private Path folder;

    private Path plane;
    private Path table;

    @BeforeEach
    void aTable() {
        plane = Tables.write(folder.resolve("plane.csv"), Tables.surface(200, 1));
        table = folder.resolve("table.csv");
    }

    private Run tune(Object... more) {
        Object[] args = {"tune", plane, "--target", "z", "-k", "8,12", "-m", "2", "--relative-lambda", "1e-6,1e-2"};
        Run run = Run.of(Tables.joined(args, more));
        assertThat(run.code()).as(run.err()).isZero();
        return run;
    }

    private static JsonNode json(Run run) {
        return JsonMapper.builder().build().readTree(run.out());
    }

    @Test
    void theBetterOfTwoPlantedSettingsIsFound() {
        // Where only constants are in the null space, the slopes of z cost energy too.
        Run run = tune("--null-space", "constant,linear", "--json", "-o", table);
        JsonNode chosen = json(run).at("/tuning/chosen/0");
        assertThat(chosen.at("/parameters/null-space").asString()).isEqualTo("linear");
        assertThat(chosen.at("/error").asDouble()).isLessThan(0.1);
        assertThat(json(run).at("/tuning/candidates").asInt()).isEqualTo(8);
        Table candidates = Table.read(table);
        assertThat(candidates.rows()).isEqualTo(8);
        assertThat(candidates.numbers("error")).isSorted();
        assertThat(candidates.numbers("error")[7])
                .isGreaterThan(1.5 * candidates.numbers("error")[0]);
        assertThat(candidates.texts("chosen")).containsOnlyOnce("true");
        assertThat(candidates.texts("null-space").getFirst()).isEqualTo("linear");
    }

    @Test
    void aTableOfOneRowIsRefusedForItsPointsAndNotForNeighboursThatNobodyNamed() {
        Path one = Tables.write(folder.resolve("one.csv"), "x,y,z", "1,2,3");
        for (String command : new String[] {"tune", "compare"}) {
            Run run = Run.of(command, one, "--target", "z");
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.err()).contains("one.csv has too few points: 2 distinct ones are needed but there are 1");
        }
    }

    @Test
    void theRankingNamesMeasureParametersAndTheCommandToGoOnWith() {
        Run run = tune("--measure", "rmse", "--folds", 4);
        assertThat(run.out())
                .contains("rmse ± std. error", "neighbours ", "chosen: lg")
                .contains("tangent predict " + plane + " --target z --method lg --neighbours ");
        assertThat(run.err()).contains("4 candidates from 2 settings by 4-fold");
    }

    /// Quadratic functions of six coordinates fill 20 neighbours, but not 60.
    @Test
    void aWideKernelIsTriedWhereItSuits() {
        SplittableRandom random = new SplittableRandom(3);
        String[] lines = new String[201];
        lines[0] = "a,b,c,d,e,f,z";
        for (int i = 1; i < lines.length; i++) {
            double[] x = random.doubles(6).toArray();
            lines[i] = Arrays.stream(x).mapToObj(String::valueOf).collect(Collectors.joining(",")) + ","
                    + (i % 20 == 0 ? x[0] - 2 * x[1] + 0.3 * x[4] : "");
        }
        Path points = Tables.write(folder.resolve("box.csv"), lines);
        Run run = Run.of("tune", points, "--target", "z", "-k", "20,60", "-m", "3,6", "-o", table);
        assertThat(run.code()).as(run.err()).isZero();
        Table tried = Table.read(table);
        Set<String> wide = new LinkedHashSet<>();
        for (int i = 0; i < tried.rows(); i++) {
            int row = i;
            if (tried.texts("null-space").get(row).equals("constant"))
                wide.add(Stream.of("neighbours", "dimension", "scale")
                        .map(name -> String.valueOf(tried.numbers(name)[row]))
                        .collect(Collectors.joining(" ")));
        }
        assertThat(wide).containsExactly("20.0 6.0 20.0");
    }

    @Test
    void impossibleSettingsAreSkippedAndCounted() {
        Run run = Run.of("tune", plane, "--target", "z", "-k", "3,10,999", "-m", "1,2", "--lambda", 1, "--json");
        assertThat(run.code()).as(run.err()).isZero();
        // (3, 2), (999, 1) and (999, 2) cannot be; (3, 1), (10, 1) and (10, 2) can.
        assertThat(json(run).at("/tuning/skipped").asInt()).isEqualTo(3);
        assertThat(json(run).at("/tuning/settings").asInt()).isEqualTo(3);
    }

    @Test
    void theSameSeedGivesTheSameBytesOnAnyNumberOfThreads() throws IOException {
        Path four = folder.resolve("four.csv");
        tune("--method", "lg,ilap", "--seed", 7, "--threads", 1, "-o", table);
        tune("--method", "lg,ilap", "--seed", 7, "--threads", 4, "-o", four);
        // Beyond the usual grids: ilap is best with the widest bandwidth, so that a wider one is tried too, with two
        // lambdas.
        assertThat(Files.readString(four)).isEqualTo(Files.readString(table)).hasLineCount(1 + 4 + 36 + 2);
        tune("--method", "lg,ilap", "--seed", 8, "-o", four);
        assertThat(Files.readString(four)).isNotEqualTo(Files.readString(table));
    }

    @Test
    void anInterruptedSearchGoesOnWhereItStopped() throws IOException {
        Path journal = folder.resolve("journal");
        tune("-o", table, "--journal", journal);
        String whole = Files.readString(table);
        List<String> lines = Files.readAllLines(journal);
        assertThat(lines).hasSize(3);
        // As if killed in the middle of the second setting's line.
        String cut = lines.get(0) + "\n" + lines.get(1) + "\n" + lines.get(2).substring(0, 40);
        Files.writeString(journal, cut);
        Run again = tune("-o", table, "--journal", journal, "--json");
        assertThat(json(again).at("/tuning/settings").asInt()).isEqualTo(2);
        assertThat(json(again).at("/tuning/recalled").asInt()).isEqualTo(1);
        assertThat(Files.readString(table)).isEqualTo(whole);
        assertThat(Files.readAllLines(journal)).isEqualTo(lines);
        assertThat(json(tune("--journal", journal, "--json"))
                        .at("/tuning/recalled")
                        .asInt())
                .isEqualTo(2);
    }

    @Test
    void aJournalServesAnotherMeasureButNotAnotherSearch() {
        Path journal = folder.resolve("journal");
        tune("--journal", journal);
        assertThat(tune("--journal", journal, "--measure", "rmse").err()).contains("2 settings from the journal");
        refused("its seed is 0, not 1", "--journal", journal, "--seed", 1);
        refused("its folds are 10, not 3", "--journal", journal, "--folds", 3);
        refused("not a journal", "--journal", Tables.write(folder.resolve("text"), "a,b", "1,2"));
        Tables.write(plane, Tables.surface(200, 2));
        refused("its data are others", "--journal", journal);
    }

    private void refused(String part, Object... more) {
        Object[] args = {"tune", plane, "--target", "z", "-k", "8,12", "-m", 2, "--relative-lambda", "1e-6,1e-2"};
        Run run = Run.of(Tables.joined(args, more));
        assertThat(run.code()).as(run.err()).isEqualTo(2);
        assertThat(run.err()).startsWith("tangent: ").contains(part).hasLineCount(1);
    }

    @Test
    void theTableIsAlsoWrittenAsJsonAndThePictureAsSvgOrPng() throws IOException {
        Path picture = folder.resolve("error.svg");
        tune("-o", folder.resolve("table.json"), "--plot", picture);
        JsonNode rows = JsonMapper.builder().build().readTree(Files.readString(folder.resolve("table.json")));
        assertThat(rows.size()).isEqualTo(4);
        assertThat(rows.at("/0/neighbours").isInt()).isTrue();
        assertThat(picture).content().startsWith("<svg").contains(">neighbours<", ">relative lambda<");
        tune("--plot", folder.resolve("error.png"));
        assertThat(folder.resolve("error.png")).isNotEmptyFile();
    }

    @Test
    void constantTargetsAndLabelsEverywhereAreFine() {
        String[] lines = new String[41];
        lines[0] = "x,y,z";
        for (int i = 0; i < 40; i++) lines[i + 1] = Math.sin(i) + "," + Math.cos(3 * i) + ",4";
        Path file = Tables.write(folder.resolve("constant.csv"), lines);
        Run run = Run.of("tune", file, "--target", "z", "--plot", folder.resolve("flat.png"), "--json");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(json(run).at("/tuning/chosen/0/error").asDouble()).isLessThan(1e-9);
        Run predicted = Run.of("predict", file, "--target", "z", "-q");
        assertThat(predicted.code()).as(predicted.err()).isZero();
        for (String line : predicted.out().lines().skip(1).toList())
            assertThat(Double.parseDouble(line.split(",", -1)[1])).isBetween(4 - 1e-9, 4 + 1e-9);
    }
}
