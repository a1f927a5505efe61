package dev.tangent.app.command;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `tangent completion`: a script that lets the shell complete commands and options.
@Command(
        name = "completion",
        description = "Writes a script that completes commands and options in bash and zsh.",
        footer = {
            "",
            "Examples:",
            "  source <(tangent completion)",
            "      completion in this shell",
            "  tangent completion > ~/.tangent-completion; echo 'source ~/.tangent-completion' >> ~/.bashrc",
            "      completion in every bash to come; for zsh, ~/.zshrc"
        })
final class CompletionCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    CompletionCommand() {}

    @Override
    public Integer call() {
        spec.commandLine()
                .getOut()
                .print(AutoComplete.bash("tangent", spec.root().commandLine()));
        spec.commandLine().getOut().flush();
        return 0;
    }
}
