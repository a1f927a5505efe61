package dev.tangent.app.command;

import dev.tangent.app.console.Version;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `tangent completion`: a script that lets the shell complete commands and options.
@Command(
        name = "completion",
        description = "Writes a script that completes commands and options, or the manual page.",
        footer = {
            "",
            "Examples:",
            "  source <(tangent completion)",
            "      completion in this shell",
            "  tangent completion > ~/.tangent-completion",
            "      the same in a file: with 'source ~/.tangent-completion' in ~/.bashrc or ~/.zshrc, completion",
            "      in every shell to come",
            "  tangent completion fish > ~/.config/fish/completions/tangent.fish",
            "      completion in every fish to come",
            "  tangent completion man > ~/.local/share/man/man1/tangent.1",
            "      the manual page, for man tangent"
        })
final class CompletionCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    /// What can be written.
    enum Script {
        bash,
        zsh,
        fish,
        man
    }

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "SCRIPT",
            description = "bash, zsh (the same script), fish, or man for the manual page (default: bash)")
    private Script script = Script.bash;

    CompletionCommand() {}

    @Override
    public Integer call() {
        spec.commandLine()
                .getOut()
                .print(
                        switch (script) {
                            case bash, zsh ->
                                AutoComplete.bash("tangent", spec.root().commandLine());
                            case fish -> FishCompletion.of(spec.root());
                            case man -> ManPage.of(spec.root(), Version.text());
                        });
        spec.commandLine().getOut().flush();
        return 0;
    }
}
