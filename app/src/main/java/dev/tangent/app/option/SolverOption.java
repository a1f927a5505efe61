package dev.tangent.app.option;

import dev.tangent.sparse.SolverSettings;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Option;

/// How equations are solved; the same for all commands that solve any.
final class SolverOption {
    @Option(
            names = "--solver",
            paramLabel = "auto|direct|iterative",
            order = 50,
            description = "how the equations are solved (default: auto, whichever is counted to be cheaper)")
    private String solver = "auto";

    SolverSettings settings() {
        String word = TypedValue.word("--solver", List.of("auto", "direct", "iterative"), solver);
        return SolverSettings.DEFAULT.with(SolverSettings.Choice.valueOf(word.toUpperCase(Locale.ROOT)));
    }
}
