package dev.tangent.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.app.console.Streams;
import dev.tangent.app.option.LearningOptions;
import dev.tangent.app.output.KeepColumns;
import dev.tangent.app.report.ProgressLine;
import dev.tangent.app.report.StageTimes;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;

/// Lines for a shell, as the program's own parser takes them.
final class TypedFits {
    private TypedFits() {}

    static PredictCommand command(String line) {
        List<String> words = ShellWords.of(line);
        assertThat(words.subList(0, 2)).containsExactly("tangent", "predict");
        PredictCommand command = new PredictCommand(new Streams(new ByteArrayOutputStream(), nowhere(), false));
        new CommandLine(command).parseArgs(words.subList(2, words.size()).toArray(String[]::new));
        return command;
    }

    private static PrintStream nowhere() {
        return new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    }

    /// Points and labels that a line means.
    static LearningOptions.LearningInput input(String line) {
        StageTimes stages = new StageTimes(new ProgressLine(nowhere(), ProgressLine.Style.NONE));
        return command(line).options.read("predict", KeepColumns.NONE, stages);
    }
}
