package dev.tangent.app.option;

import dev.tangent.present.code.LearningSetting;
import dev.tangent.present.code.SettingWords;
import java.util.Optional;
import picocli.CommandLine.Option;

/// How equations are solved; the same for all commands that solve any.
final class SolverOption {
    @Option(
            names = "--solver",
            paramLabel = "auto|direct|iterative",
            order = 50,
            description = "how the equations are solved (default: auto, whichever is counted to be cheaper)")
    private Optional<String> solver = Optional.empty();

    Optional<LearningSetting> setting() {
        return solver.map(text -> new LearningSetting.SolvedBy(TypedValue.of("--solver", SettingWords.SOLVERS, text)));
    }
}
