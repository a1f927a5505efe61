package dev.tangent.bench.watch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WatchTest {
    private static final String TABLE = """
            table,LG,LG standard error,chosen
            roll,0.139,,k 20
            sphere,0.7710,0.05,k 30
            """;

    @Test
    void aTableMovesWhereAFigureIsFurtherOffThanRoundingTwoPercentAndItsStandardError() {
        String now = TABLE.replace("0.139", "0.142").replace("0.7710", "0.93");
        assertThat(TableComparison.of("t.csv", TABLE, now)).isEmpty();
        now = TABLE.replace("0.139", "0.144").replace("0.7710", "0.95").replace("k 30", "k 40");
        assertThat(TableComparison.of("t.csv", TABLE, now))
                .extracting(Movement::toString)
                .containsExactly(
                        "t.csv, row 2 (roll), LG: 0.139 -> 0.144",
                        "t.csv, row 3 (sphere), LG: 0.7710 -> 0.95",
                        "t.csv, row 3 (sphere), chosen: k 30 -> k 40");
    }

    @Test
    void aTableWithOtherRowsMoved() {
        assertThat(TableComparison.of("t.csv", TABLE, TABLE + "cube,1,,k 2\n"))
                .extracting(Movement::toString)
                .containsExactly("t.csv, rows: 3 -> 4");
    }

    @Test
    void aBenchmarkMovesWhereItMissesItsLimitOrIsAQuarterSlowerThanBefore() {
        String before = """
                ## Neighbours
                - warm call over SciPy: at most 0.500 wanted, **0.200**, met
                - seconds of the process: at most 20 wanted, **10.2**, met
                - difference: at most 1.00e-09 wanted, **8.44e-15**, met
                """;
        String now =
                before.replace("0.200", "0.251").replace("10.2", "19").replace("8.44e-15**, met", "2e-9**, **missed**");
        assertThat(BenchmarkComparison.of(before, before.replace("0.200", "0.249")))
                .isEmpty();
        assertThat(BenchmarkComparison.of(before, now))
                .extracting(Movement::toString)
                .containsExactly(
                        "benchmarks, Neighbours, warm call over SciPy: 0.2 -> 0.251",
                        "benchmarks, Neighbours, difference: 8.44E-15 -> 2.0E-9");
    }

    @Test
    void whatFailsIsToldAndWhatIsWrittenIsCompared(@TempDir Path checkout) throws Exception {
        write(checkout.resolve("docs/measured/tables/reliability.csv"), TABLE);
        program(
                checkout,
                "mkdir -p \"$8/tables\"\nsed s/0.139/0.2/ docs/measured/tables/reliability.csv"
                        + " >\"$8/tables/reliability.csv\"\n[ \"$2\" = reliability ]");
        assertThat(watch(
                        checkout,
                        "--only",
                        "reliability,paper",
                        "-o",
                        checkout.resolve("out").toString()))
                .contains("reliability: done", "row 2 (roll), LG: 0.139 -> 0.2", "paper: FAILED", "exit code 1");
    }

    @Test
    void aFolderAsItWasCommittedIsSilent(@TempDir Path checkout) throws Exception {
        program(checkout, "exit 0");
        assertThat(watch(
                        checkout,
                        "--only",
                        "survey",
                        "-o",
                        checkout.resolve("out").toString()))
                .contains("survey: done", "exit code 0")
                .doesNotContain("->");
    }

    @Test
    void wrongWordsAreRefused() {
        assertThatThrownBy(() -> WatchArguments.of(List.of("--only", "speed", "--data", "d"), Map.of()))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContainingAll("no item 'speed'", "survey");
        assertThatThrownBy(() -> WatchArguments.of(List.of("--minutes", "0", "--data", "d"), Map.of()))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("--minutes");
        assertThatThrownBy(() -> WatchArguments.of(List.of(), Map.of()))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("TANGENT_DATA");
    }

    private static String watch(Path checkout, String... words) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        List<String> all = new java.util.ArrayList<>(List.of("--data", checkout.toString()));
        all.addAll(List.of(words));
        int code = Watch.run(all, checkout, new PrintStream(out, true, StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8) + "exit code " + code;
    }

    private static void program(Path checkout, String script) throws Exception {
        Path program = write(checkout.resolve("tangent"), "#!/bin/sh\n" + script + "\n");
        assertThat(program.toFile().setExecutable(true)).isTrue();
    }

    private static Path write(Path file, String text) throws Exception {
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }
}
