package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// An option that can make no difference is refused, with the reason.
class OptionsInVainTest {
    /// Those that there are where nothing is chosen.
    private static final String GIVEN = "predict plane --target z --method lg -k 8 -m 2 --lambda 1 ";

    @TempDir
    private Path folder;

    private Path plane;
    private Path chain;

    @BeforeEach
    void tables() {
        plane = Tables.write(folder.resolve("plane.csv"), Tables.surface(60, 1));
        String[] edges = Stream.concat(
                        Stream.of("from,to"), IntStream.range(0, 59).mapToObj(i -> i + "," + (i + 1)))
                .toArray(String[]::new);
        chain = Tables.write(folder.resolve("chain.csv"), edges);
        Tables.write(
                folder.resolve("matrix.mtx"),
                "%%MatrixMarket matrix coordinate pattern general",
                "3 3 2",
                "1 2",
                "2 3");
        Tables.write(folder.resolve("labels.csv"), "row,v", "3,1", "9,2", "20,3", "40,2", "51,5");
    }

    private Run run(String words) {
        return Run.of(Stream.of(words.split(" "))
                .map(word -> switch (word) {
                    case "plane" -> plane;
                    case "chain" -> chain;
                    case "labels" -> folder.resolve("labels.csv");
                    case "matrix" -> folder.resolve("matrix.mtx");
                    case "out" -> folder.resolve(words.startsWith("fit ") ? "out.tangent" : "out.csv");
                    default -> word;
                })
                .toArray());
    }

    private void refused(String words, String message) {
        Run run = run(words);
        assertThat(run.code()).as(run.err()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.err()).contains(message);
    }

    @ParameterizedTest
    @CsvSource({
        "--folds 3, --folds",
        "--folds loo, --folds",
        "--criterion loo, --criterion",
        "--measure rmse, --measure",
        "--one-se, --one-se",
        "--per-output, --per-output",
        "--one-method, --one-method",
        "--budget 60s, --budget",
        "--search-sample all, --search-sample"
    })
    void whatIsSaidOfASearchThatThereIsNot(String option, String name) {
        for (String command : List.of("predict", "fit", "suggest", "audit"))
            refused(
                    command + " plane --target z --no-tune -o out " + option,
                    name + " and --no-tune exclude each other");
        refused(GIVEN + option, name + " makes no difference: --method lg has all its parameters");
    }

    @ParameterizedTest
    @CsvSource({"--sheet A, --sheet, spreadsheets"})
    void whatIsSaidOfAnotherFormat(String option, String name, String format) {
        for (String command : List.of("predict", "describe", "tune"))
            refused(
                    command + " plane --target z " + option,
                    name + " makes no difference to " + plane + ": it is for " + format);
        refused("embed plane " + option, "it is for " + format);
        refused("predict plane --columns x,y --labels labels " + option, "labels.csv: it is for " + format);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "predict --graph chain --labels labels --approximate | --approximate is for neighbours that are looked",
                "embed --graph chain -m 1 --approximate | --approximate is for neighbours that are looked for",
                "cluster --graph chain --standardise scale | --standardise is for coordinates",
                "predict --graph chain --labels labels --standardise robust | --standardise is for coordinates",
                "predict --graph chain --labels labels -k 5 | -k/--neighbours is for a graph that is made",
                "predict --graph chain --labels labels --columns x | no column 'x'",
                "describe plane --classes | --classes is for labels",
                "describe plane --weights x | --weights is a column beside labels",
                "embed plane --colour x | --colour is for a picture",
                "explore --target z --no-browser | --target names columns of POINTS",
                "experiment toy --labels 20 | --labels is for the survey",
                "experiment toy --python python3 | --python is for the survey",
                "predict plane --target z --loss-parameter 2 | --loss-parameter",
                "predict plane --target z --prior uniform | --prior is for classes",
                "predict plane --target z --method lap --scale 2 | --scale",
                "predict plane --target z --method knn --loss huber | --loss belongs to",
                "predict plane --target z --dates x | is no date",
                "predict plane --target z --keep x -o out.npy | --keep",
                "predict plane --target z --method knn,gp --solver direct | --solver makes no difference: --method knn or gp",
                "describe plane --seed 1 | there is no option --seed",
                "dimension plane --seed 1 | there is no option --seed",
                "apply plane plane --seed 1 | there is no option --seed",
                "cluster --graph matrix --decimal , | --decimal makes no difference to",
                "cluster matrix | is a Matrix Market file, the weights of a graph and no table: give it with --graph"
            })
    void whatIsForSomethingElse(String words, String message) {
        refused(words, message);
    }

    @Test
    void foldsOfClassesCalibrateProbabilitiesWhereNothingIsChosen() {
        Path moons = Tables.write(folder.resolve("moons.csv"), Tables.moons(60, 12, 1, "upper", "lower"));
        String given = " --target side --method lg -k 8 -m 2 --lambda 1 -o out";
        assertThat(run("predict " + moons + given + " --folds 3").code()).isZero();
        refused("predict " + moons + given + " --measure log-loss", "--measure makes no difference");
    }

    @Test
    void aPlanIsJsonWhereThatIsAsked() {
        Run plan = run("predict plane --target z --plan --json -o out");
        assertThat(plan.out()).startsWith("{").contains("\"peak\"", "\"heap\"", "\"stages\"");
    }
}
