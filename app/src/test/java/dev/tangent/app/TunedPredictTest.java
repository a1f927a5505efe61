package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.data.npy.NpyFile;
import dev.tangent.data.table.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Tag("full")
class TunedPredictTest {
    @TempDir
    private Path folder;

    private Path waves() {
        return Tables.write(folder.resolve("waves.csv"), Tables.waves());
    }

    @ParameterizedTest
    @ValueSource(strings = {"lg", "lap", "ilap"})
    void typingInWhatWasChosenGivesTheSamePrediction(String method) {
        Path points = waves();
        Path tuned = folder.resolve("tuned.npy");
        Run run = Run.of(
                "predict", points, "--target", "wave", "--columns", "x,y", "--method", method, "--json", "-o", tuned);
        assertThat(run.code()).as(run.err()).isZero();
        JsonNode chosen = JsonMapper.builder().build().readTree(run.out()).at("/tuning/chosen/0/parameters");
        List<Object> args = new ArrayList<>(
                List.of("predict", points, "--target", "wave", "--columns", "x,y", "--method", method, "-q"));
        chosen.properties().forEach(entry -> {
            if (!entry.getKey().startsWith("relative-"))
                args.addAll(List.of("--" + entry.getKey(), entry.getValue().asString()));
        });
        Path typed = folder.resolve("typed.npy");
        args.addAll(List.of("-o", typed));
        Run again = Run.of(args.toArray());
        assertThat(again.code()).as(again.err()).isZero();
        double[] a = NpyFile.read(tuned).values();
        double[] b = NpyFile.read(typed).values();
        for (int i = 0; i < a.length; i++) assertThat(b[i]).as("row %d", i).isCloseTo(a[i], within(1e-8));
    }

    @Test
    void theSummarySaysWhatWasChosenAndTheErrorToExpect() {
        Run run = Run.of(
                "predict", waves(), "--target", "wave", "--columns", "x,y", "-k", 12, "-o", folder.resolve("o.csv"));
        assertThat(run.err())
                .contains("neighbours 12,", "(chosen)", "scale 0.1 (default)")
                .containsPattern("expected +mae 0\\.\\d+ ± 0\\.\\d+ on held-out labels");
        Run plain = Run.of(
                "predict", waves(), "--target", "wave", "--columns", "x,y", "--no-tune", "-o", folder.resolve("o.csv"));
        assertThat(plain.err()).contains("neighbours 20 (default)").doesNotContain("chosen", "tuned");
    }

    @Test
    void outputsMayChooseEachForItself() {
        Path points = waves();
        Run run = Run.of(
                "predict",
                points,
                "--target",
                "wave,slope",
                "--per-output",
                "-k",
                12,
                "--json",
                "-o",
                folder.resolve("both.npy"));
        assertThat(run.code()).as(run.err()).isZero();
        JsonNode chosen = JsonMapper.builder().build().readTree(run.out()).at("/tuning/chosen");
        assertThat(chosen.size()).isEqualTo(2);
        assertThat(chosen.at("/1/outputs/0").asString()).isEqualTo("slope");
        // Alone on the same points, an output makes the same choice and gets the same values.
        Run alone = Run.of(
                "predict",
                points,
                "--target",
                "slope",
                "--columns",
                "x,y",
                "-k",
                12,
                "-q",
                "-o",
                folder.resolve("s.npy"));
        assertThat(alone.code()).as(alone.err()).isZero();
        double[] slope = NpyFile.read(folder.resolve("s.npy")).values();
        double[] both = NpyFile.read(folder.resolve("both.npy")).column(1);
        for (int i = 0; i < slope.length; i++) assertThat(both[i]).isCloseTo(slope[i], within(1e-8));
    }

    @Test
    void ofSeveralOutputsTheErrorOfEachIsToldInItsUnit() {
        String[] lines = Tables.surface(60, 2);
        lines[0] += ",large";
        for (int i = 1; i < lines.length; i++) {
            String z = lines[i].substring(lines[i].lastIndexOf(',') + 1);
            lines[i] += "," + (z.isEmpty() ? "" : 1000 * Double.parseDouble(z));
        }
        Path points = Tables.write(folder.resolve("both.csv"), lines);
        Object[] words = {"predict", points, "--target", "z,large", "-k", 12, "-m", 2, "-o", folder.resolve("o.csv")};
        JsonNode chosen = JsonMapper.builder()
                .build()
                .readTree(Run.of(Tables.joined(words, "--json")).out())
                .at("/tuning/chosen/0");
        double small = chosen.at("/outputErrors/z").asDouble();
        assertThat(small).isPositive();
        assertThat(chosen.at("/outputErrors/large").asDouble()).isCloseTo(1000 * small, within(0.01 * 1000 * small));
        assertThat(Run.of(words).err()).containsPattern("of each +z \\S+, large \\S+, each in its own unit");
        assertThat(Run.of(Tables.joined(words, "--per-output")).err())
                .containsPattern("expected +large: mae \\S+ ± \\S+ on held-out labels")
                .containsPattern("baseline +mae \\S+ by the labels' mean, \\S+ by five near labels"
                        + " \\(standard deviations of each output\\)");
    }

    @Test
    void withTwoLabelsNothingIsTunedAndAWarningSaysSo() {
        String[] lines = Tables.surface(40, 2);
        for (int i = 21; i < lines.length; i++) lines[i] = lines[i].replaceFirst("[^,]*$", "");
        Path points = Tables.write(folder.resolve("two.csv"), lines);
        Run run = Run.of("predict", points, "--target", "z", "-o", folder.resolve("o.csv"));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err())
                .contains("nothing was tuned", "at least 3", "are 2")
                .contains("(default)");
    }

    @Test
    void withFewLabelsThereAreFewerFolds() {
        Path points = Tables.write(folder.resolve("few.csv"), Tables.surface(40, 2));
        Run run = Run.of("predict", points, "--target", "z", "-o", folder.resolve("o.csv"));
        assertThat(run.err()).contains("leaving out one label at a time");
    }

    private Run auto(Path output, Object... more) {
        Object[] args = {
            "predict", waves(), "--target", "wave,slope", "--columns", "x,y", "--method", "auto", "-k", 12, "-o", output
        };
        Run run = Run.of(Tables.joined(args, more));
        assertThat(run.code()).as(run.err()).isZero();
        return run;
    }

    @Test
    void autoIsAMeanOfMethodsThatLabelsDoNotTellApart() {
        Path blended = folder.resolve("blended.npy");
        Run run = auto(blended, "--json");
        JsonNode told = JsonMapper.builder().build().readTree(run.out());
        assertThat(told.at("/method/name").asString()).isEqualTo("blend");
        JsonNode weights = told.at("/tuning/chosen/0/parameters");
        double sum = 0;
        for (JsonNode weight : weights) sum += weight.asDouble();
        assertThat(weights.size()).isGreaterThan(1);
        assertThat(sum).isCloseTo(1, within(0.01));
        double least = told.at("/tuning/ranking/0/error").asDouble();
        assertThat(told.at("/tuning/chosen/0/error").asDouble()).isLessThan(1.2 * least);
        assertThat(NpyFile.read(blended).values()).doesNotContain(Double.NaN);
    }

    @Test
    void autoTakesOneMethodWhenAskedTo() {
        Run run = auto(folder.resolve("o.csv"), "--one-method");
        assertThat(run.err()).contains("verdict ").containsPattern("method +(lg|ridge|gp|additive)");
    }

    @Test
    void aMeanOfMethodsHasErrorBarsByItsHeldOutErrors() {
        Object[] args = {"predict", waves(), "--target", "wave", "--columns", "x,y", "--method", "lg,lap", "-k", 12};
        Run run = Run.of(Tables.joined(args, "--sd", "-o", folder.resolve("o.csv")));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("weighted mean of methods", "errors on held-out labels", "coverage");
        for (double sd : Table.read(folder.resolve("o.csv")).numbers("wave_sd"))
            assertThat(sd).isPositive().isFinite();
    }

    @Test
    void eachOutputHasAMeanOfItsOwn() {
        Path blended = folder.resolve("blended.npy");
        JsonNode told = JsonMapper.builder()
                .build()
                .readTree(auto(blended, "--json", "--per-output").out());
        JsonNode chosen = told.at("/tuning/chosen");
        assertThat(chosen.size()).isEqualTo(2);
        assertThat(chosen.at("/0/parameters")).isNotEqualTo(chosen.at("/1/parameters"));
        assertThat(NpyFile.read(blended).values()).doesNotContain(Double.NaN);
    }
}
