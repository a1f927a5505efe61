package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tangent.app.command.TangentCommand;
import dev.tangent.method.spec.Defaults;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "describe",
                "predict",
                "tune",
                "compare",
                "fit",
                "apply",
                "suggest",
                "audit",
                "matrix",
                "dimension",
                "embed",
                "cluster",
                "serve",
                "explore",
                "demo",
                "experiment",
                "theory",
                "spark",
                "bench",
                "completion"
            })
    void everyCommandTeachesByExamples(String command) {
        Run help = Run.of(command, "--help");
        assertThat(help.code()).isZero();
        assertThat(help.out()).contains("Usage: tangent " + command, "Examples:", "  tangent " + command);
        assertThat(help.out().lines()).allMatch(line -> line.length() <= TangentCommand.WIDTH);
        List<String> lines = help.out().lines().toList();
        for (int i = 1; i + 1 < lines.size(); i++)
            assertThat(lines.get(i).matches("\\S*[^.]")
                            && !lines.get(i - 1).isEmpty()
                            && !lines.get(i + 1).isEmpty())
                    .as("'%s' is what a line was too long for", lines.get(i))
                    .isFalse();
        assertThat(help.out().lines())
                .as("a number, a difference or the ending of a file that goes on in the next line")
                .noneMatch(line -> line.matches(".*(\\dE-?| [-+/*=]|[ (]\\.)$|\\s*E-?\\d.*"));
        assertThat(Run.of("help", command).out()).isEqualTo(help.out());
    }

    @Test
    void theProgramAloneShowsItsCommands() {
        Run run = Run.of();
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("predict", "matrix", "demo", "spark", "bench", "completion", "Examples:");
        assertThat(Run.of("--help").out()).isEqualTo(run.out());
    }

    /// The list of commands shows the first line of each description alone.
    @Test
    void whatIsSaidOfACommandEndsWithItsSentence() {
        List<String> lines = Run.of("--help").out().lines().toList();
        int first = lines.indexOf("Commands:") + 1;
        assertThat(first).isPositive();
        for (int i = first; i < lines.size() && !lines.get(i).isBlank(); i++)
            if (i + 1 == lines.size()
                    || lines.get(i + 1).isBlank()
                    || lines.get(i + 1).matches("  [a-z].*"))
                assertThat(lines.get(i)).endsWith(".");
    }

    @Test
    void aCommandThatIsTooLongForItsLineCanStillBePasted() {
        assertThat(Run.of("predict", "--help").out())
                .contains("--columns x1,x2,x3 -k 40 -m 3 \\\n      -o out.csv\n      two outputs");
    }

    @Test
    void theVersionIsTold() {
        assertThat(Run.of("--version").out()).startsWith("tangent ").contains("Java 2");
    }

    @Test
    void methodsOfTheCatalogueAndTheirOptionsAreInTheHelp() {
        assertThat(Run.of("predict", "--help").out())
                .contains("lg: local Gaussian", "lap: graph Laplacian", "ilap: iterated", "--power", "--scale");
    }

    @Test
    void theUntunedLambdaIsTheOneInTheHelp() {
        assertThat(Run.of("predict", "--help").out().replaceAll("\\s+", " "))
                .contains("else "
                        + BigDecimal.valueOf(Defaults.RELATIVE_LAMBDA)
                                .toPlainString()
                                .replaceAll("0+$", "") + ")");
    }

    @Test
    void autoIsCalledWhatItIs() {
        String help = Run.of("predict", "--help").out().replaceAll("\\s+", " ");
        assertThat(help).contains("auto: a mean of all methods by their errors on held-out labels");
        assertThat(help).doesNotContain("auto: the best");
    }

    @Test
    void theManualPageAndFishHaveEveryCommandAndOption() {
        Run man = Run.of("completion", "man");
        assertThat(man.code()).as(man.err()).isZero();
        assertThat(man.out())
                .startsWith(".TH TANGENT 1")
                .contains(".SS tangent predict", "\\-\\-target", ".SH EXIT STATUS");
        assertThat(man.out()).contains("\\fB130\\fR\ninterrupted");
        assertThat(Run.of("completion", "fish").out())
                .contains(
                        "-a 'describe'",
                        "'__fish_seen_subcommand_from predict' -l na -r",
                        "-l null-space -r -f -a 'linear")
                .doesNotContain("%n", "%%");
    }

    @Tag("full")
    @Test
    void theCompletionScriptIsValidBash() throws IOException, InterruptedException {
        Run run = Run.of("completion");
        assertThat(run.out()).contains("predict", "--null-space", "linear");
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")));
        Path script = Files.writeString(folder.resolve("completion"), run.out());
        Process bash = new ProcessBuilder("/bin/bash", "-n", script.toString()).start();
        assertThat(bash.waitFor()).isZero();
    }
}
