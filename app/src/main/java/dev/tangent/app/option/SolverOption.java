package dev.tangent.app.option;

import dev.tangent.present.code.SettingWords;
import dev.tangent.sparse.SolverSettings;
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
        return SolverSettings.DEFAULT.with(TypedValue.of("--solver", SettingWords.SOLVERS, solver));
    }
}
