package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.data.npy.NpyFile;
import dev.tangent.data.table.Table;
import dev.tangent.linalg.Matrix;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Tag("full")
class ClassesTest {
    @TempDir
    private Path folder;

    private Path moons;
    private Path output;

    @BeforeEach
    void aTable() {
        moons = Tables.write(folder.resolve("moons.csv"), Tables.moons(200, 16, 3, "upper", "lower"));
        output = folder.resolve("out.csv");
    }

    private Run run(String command, String options, Object... more) {
        List<Object> args = new ArrayList<>(List.of(command, moons, "--target", "side"));
        if (!options.isEmpty()) args.addAll(List.of(options.split(" ")));
        Run run = Run.of(Tables.joined(args.toArray(), more));
        assertThat(run.code()).as(run.err()).isZero();
        return run;
    }

    /// A row of the fit keeps what it had, and a row beside it has the same class.
    @ParameterizedTest
    @ValueSource(strings = {"", "--method lap -k 8", "--method poisson", "--method lap,knn,wnll"})
    void aModelForNewPoints(String options) {
        Path model = folder.resolve("side.tangent");
        Path applied = folder.resolve("applied.csv");
        run("predict", options, "-o", output);
        run("fit", options, "-o", model);
        Run again = Run.of("apply", model, moons, "-o", applied);
        assertThat(again.code()).as(again.err()).isZero();
        assertThat(applied).hasSameTextualContentAs(output);
        Table there = Table.read(moons);
        String[] beside = new String[201];
        beside[0] = "x,y";
        for (int row = 0; row < 200; row++)
            beside[row + 1] = there.numbers("x")[row] + 1e-6 + "," + there.numbers("y")[row];
        Run near = Run.of(
                "apply", model, Tables.write(folder.resolve("new.csv"), beside), "-o", folder.resolve("near.csv"));
        assertThat(near.code()).as(near.err()).isZero();
        assertThat(Table.read(folder.resolve("near.csv")).columns())
                .isEqualTo(Table.read(output).columns());
        assertRight(Table.read(folder.resolve("near.csv")), "upper", "lower", 10);
    }

    @Test
    void aModelOfClassesHasNoErrorBars() {
        Path model = folder.resolve("side.tangent");
        run("fit", "--method poisson", "-o", model);
        Run refused = Run.of("apply", model, moons, "--sd");
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains("is for values, but").contains("has classes");
    }

    private static JsonNode json(Run run) {
        return JsonMapper.builder().build().readTree(run.out());
    }

    private static void assertRight(Table predicted, String upper, String lower, int mistakes) {
        List<String> classes = predicted.texts("side");
        double[] p = predicted.numbers("side_" + upper);
        double[] q = predicted.numbers("side_" + lower);
        int wrong = 0;
        for (int i = 0; i < 200; i++) {
            assertThat(p[i] + q[i]).as("row %d", i).isCloseTo(1, within(1e-12));
            assertThat(p[i]).isBetween(0.0, 1.0);
            assertThat(classes.get(i)).isEqualTo(p[i] > q[i] ? upper : lower);
            if (!classes.get(i).equals(i % 2 == 0 ? upper : lower)) wrong++;
        }
        assertThat(wrong).isLessThanOrEqualTo(mistakes);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--loss squared -k 10 -m 1",
                "--loss logistic -k 10 -m 1",
                "--loss softmax -k 10 -m 1",
                "--loss hinge -k 10 -m 1",
                "--method ilap -k 10",
                "--method poisson",
                "--method wnll -k 10,15",
                "--method knn",
                "--method gp"
            })
    void aColumnOfTextNamesClassesAndEveryRowGetsOneWithProbabilities(String options) throws IOException {
        run("predict", options, "-o", output, "-q");
        Table predicted = Table.read(output);
        assertThat(predicted.columns()).containsExactly("row", "side", "side_lower", "side_upper", "status");
        assertThat(predicted.rows()).isEqualTo(200);
        boolean seesTheShape = !options.contains("knn") && !options.contains("gp");
        assertRight(predicted, "upper", "lower", seesTheShape ? 10 : 30);
    }

    @Test
    void wholeNumbersAreClassesIfThatIsSaid() {
        Tables.write(moons, Tables.moons(200, 16, 3, "10", "9"));
        run("predict", "--classes -k 10 -m 1 --loss softmax", "-o", output, "-q");
        assertRight(Table.read(output), "10", "9", 10);
        assertThat(Table.read(output).columns()).containsExactly("row", "side", "side_9", "side_10", "status");
    }

    @Test
    void labelsInAFileOfTheirOwnMayBeText() {
        Path labels = Tables.write(
                folder.resolve("labels.csv"),
                "row,side,w",
                "0,upper,1",
                "1,lower,1",
                "2,upper,2",
                "3,lower,1",
                "5,NA,1");
        Run run = Run.of(
                "predict",
                moons,
                "--columns",
                "x,y",
                "--labels",
                labels,
                "--weights",
                "w",
                "--method",
                "poisson",
                "-o",
                output);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("4 rows of " + labels, "classes of 'side': lower 2, upper 2", "weighted by w");
        assertRight(Table.read(output), "upper", "lower", 20);
    }

    @Test
    void typingInWhatTuneChoseGivesTheSameProbabilities() throws IOException {
        Run tuned = run("tune", "-k 8,12 -m 1 --loss softmax --measure log-loss --prior uniform");
        String command = tuned.out().lines().toList().getLast().strip();
        assertThat(command).startsWith("tangent predict ").contains("--loss softmax", "--prior uniform");
        List<Object> args = new ArrayList<>(List.of(command.split(" ")));
        args.removeFirst();
        args.set(args.indexOf("predictions.csv"), output);
        assertThat(Run.of(args.toArray()).err()).contains("loss      softmax").doesNotContain("tuned");
        Path searched = folder.resolve("searched.npy");
        run("predict", "-k 8,12 -m 1 --loss softmax --measure log-loss --prior uniform", "-o", searched);
        Matrix p = NpyFile.read(searched);
        Table typed = Table.read(output);
        for (int c = 0; c < 2; c++) {
            double[] q = typed.numbers(typed.columns().get(2 + c));
            for (int i = 0; i < 200; i++) assertThat(q[i]).isCloseTo(p.at(i, c), within(1e-8));
        }
    }

    @Test
    void aPriorMovesProbabilities() {
        String fixed = "-k 10 -m 1 --relative-lambda 1 --loss logistic";
        run("predict", fixed, "-o", folder.resolve("plain.npy"));
        run("predict", fixed + " --prior upper=0.9,lower=0.1", "-o", folder.resolve("prior.npy"));
        Matrix plain = NpyFile.read(folder.resolve("plain.npy"));
        Matrix prior = NpyFile.read(folder.resolve("prior.npy"));
        for (int i = 0; i < 200; i++) {
            double odds = plain.at(i, 1) / plain.at(i, 0) * 9; // labelled half and half
            assertThat(prior.at(i, 1)).isCloseTo(odds / (1 + odds), within(1e-9));
        }
    }

    @Test
    void compareRanksAllMethodsByAccuracy() {
        Run run = run("compare", "-k 10", "--json");
        List<String> names = new ArrayList<>();
        for (JsonNode row : json(run).at("/tuning/ranking"))
            names.add(row.at("/method").asString());
        assertThat(names)
                .containsExactlyInAnyOrder(
                        "lg",
                        "lap",
                        "ilap",
                        "poisson",
                        "mutual-poisson",
                        "wnll",
                        "mean",
                        "knn",
                        "ridge",
                        "gp",
                        "gp-likelihood",
                        "matern");
        assertThat(names.getLast()).isEqualTo("mean");
        assertThat(json(run).at("/tuning/measure").asString()).isEqualTo("accuracy");
        // What is held out is rarer in what is left: the majority is wrong at least half of the time.
        assertThat(json(run).at("/tuning/ranking/11/error").asDouble()).isGreaterThanOrEqualTo(0.5);
        assertThat(run("compare", "-k 10 --method poisson,mean").out())
                .contains("accuracy ± std. error", "poisson won");
    }

    @Test
    void aClassWithOneLabelIsToldOf() throws IOException {
        String text = Files.readString(moons);
        Files.writeString(moons, text.replaceFirst("upper", "rare"));
        Run run = run("predict", "-k 10 -m 1", "-o", output);
        assertThat(run.err())
                .contains("classes of 'side': lower 8, rare 1, upper 7", "class 'rare' has a single label")
                .contains("expected  accuracy ");
        assertThat(Table.read(output).columns()).contains("side_rare");
    }

    @Test
    void oneLabelForEachClassIsEnoughWithoutTuning() {
        Tables.write(moons, Tables.moons(200, 2, 3, "upper", "lower"));
        Run run = run("predict", "--method poisson", "-o", output);
        assertThat(run.err()).contains("nothing was tuned", "poisson", "neighbours 10 (default)");
        assertRight(Table.read(output), "upper", "lower", 60);
    }

    @Test
    void everyPointMayBeLabelled() {
        Tables.write(moons, Tables.moons(80, 80, 3, "upper", "lower"));
        Run run = run("predict", "-k 8 -m 1 --loss softmax --relative-lambda 1e-3", "-q");
        List<String> lines = run.out().lines().toList();
        assertThat(lines).hasSize(81);
        for (int i = 0; i < 80; i++) assertThat(lines.get(i + 1)).contains(i % 2 == 0 ? ",upper," : ",lower,");
    }

    @Test
    void foldsSpreadTheClassesWhateverTheOrderOfTheLabels() {
        // Sorted by class; with folds cut from that order whole classes would be missing from training.
        String[] lines = Tables.moons(200, 0, 3, "", "");
        for (int i = 0; i < 20; i++) {
            int row = i < 10 ? 2 * i : 2 * (i - 10) + 1;
            lines[row + 1] += i < 10 ? "upper" : "lower";
        }
        Tables.write(moons, lines);
        assertThat(json(run("tune", "-k 10 -m 1 --folds 2 --json"))
                        .at("/tuning/chosen/0/error")
                        .asDouble())
                .isLessThan(0.11);
    }
}
