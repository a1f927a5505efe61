package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What cannot be is refused before any work: wrong options before a file is read, too little memory before a search.
class RefusedEarlyTest {
    @TempDir
    private Path folder;

    private static void refused(List<Object> args, String... parts) {
        Run run = Run.of(args.toArray());
        assertThat(run.code()).as(run.err()).isEqualTo(2);
        assertThat(run.err()).startsWith("tangent: ").contains(parts).hasLineCount(1);
    }

    /// Once the labels are read and are values: classes every method can suggest.
    @ParameterizedTest
    @ValueSource(strings = {"matern", "ridge,knn"})
    void aMethodThatCannotSuggestValues(String method) {
        Path points = Tables.write(folder.resolve("plane.csv"), Tables.surface(80, 1));
        Object output = folder.resolve("out.csv");
        refused(
                List.of("suggest", points, "--target", "z", "--method", method, "-o", output),
                "a suggestion",
                method.replace(",", " or ") + " was chosen");
    }

    @ParameterizedTest
    @ValueSource(strings = {"additive", "knn,gp", "mean", "auto"})
    void everyMethodHasAModel(String method) {
        Path points = Tables.write(folder.resolve("plane.csv"), Tables.surface(80, 1));
        Path model = folder.resolve("m.tangent");
        Run fit = Run.of("fit", points, "--target", "z", "--method", method, "--folds", 3, "-k", 8, "-o", model);
        if (method.equals("additive") || method.equals("auto"))
            assertThat(fit.code()).as(fit.err()).isZero();
        else fit = Run.of("fit", points, "--target", "z", "--method", method, "--folds", 3, "--sd", "-o", model);
        assertThat(fit.code()).as(fit.err()).isZero();
        Run apply = Run.of("apply", model, points, "-o", folder.resolve("out.csv"));
        assertThat(apply.code()).as(apply.err()).isZero();
        assertThat(folder.resolve("out.csv")).content().hasLineCount(81);
    }

    @Test
    void methodsThatCannotAreLeftOutOfASearchAndNamed() {
        Path points = Tables.write(folder.resolve("plane.csv"), Tables.surface(80, 1));
        Path next = folder.resolve("next.csv");
        Run run = Run.of("suggest", points, "--target", "z", "--method", "lap,ridge,knn", "-k", 8, "-o", next);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err())
                .contains("left out  ridge, knn, which cannot do what was asked for")
                .containsPattern("method +lap,");
    }

    @Test
    void whatIsForValuesAskedOfClasses() {
        Path moons = Tables.write(folder.resolve("moons.csv"), Tables.moons(60, 12, 1, "upper", "lower"));
        refused(
                List.of("fit", moons, "--target", "side", "--sd", "-o", folder.resolve("m.tangent")),
                "an error bar (--sd, --interval) is for values",
                "'side' names classes");
    }

    /// Neighbourhoods of nearly all of 15,000 points make a matrix of all pairs: 225 million entries.
    @ParameterizedTest
    @ValueSource(strings = {"predict", "tune", "compare", "suggest", "fit"})
    void memoryThatIsNotThere(String command) {
        SplittableRandom random = new SplittableRandom(1);
        String[] lines = new String[15_001];
        lines[0] = "x,y,z";
        for (int i = 1; i < lines.length; i++)
            lines[i] = random.nextDouble() + "," + random.nextDouble() + "," + (i <= 20 ? i : "");
        Path points = Tables.write(folder.resolve("many.csv"), lines);
        Object output = folder.resolve(command.equals("fit") ? "out.tangent" : "out.csv");
        refused(
                List.of(command, points, "--target", "z", "-k", 14_000, "-o", output),
                "memory needed is about ",
                "as in TANGENT_JAVA_OPTS=-Xmx16g",
                command.equals("predict")
                        ? "; --plan shows each stage"
                        : "; 'tangent predict --plan' shows each stage");
    }
}
