package dev.tangent.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// Completions for the shell fish, from the same model as the help: commands, their options, and the words an option
/// takes.
final class FishCompletion {
    private FishCompletion() {}

    static String of(CommandSpec tangent) {
        List<String> lines = new ArrayList<>(List.of("# tangent: completions for fish"));
        for (Map.Entry<String, CommandLine> command : tangent.subcommands().entrySet()) {
            CommandSpec spec = command.getValue().getCommandSpec();
            String[] about = spec.usageMessage().description();
            lines.add("complete -c tangent -n __fish_use_subcommand -a " + quoted(command.getKey())
                    + (about.length == 0 ? "" : " -d " + quoted(plain(about[0]))));
            for (OptionSpec option : spec.options()) if (!option.hidden()) lines.add(option(command.getKey(), option));
        }
        return String.join("\n", lines) + "\n";
    }

    private static String option(String command, OptionSpec option) {
        StringBuilder line =
                new StringBuilder("complete -c tangent -n " + quoted("__fish_seen_subcommand_from " + command));
        for (String name : option.names())
            line.append(name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1));
        if (option.arity().max() > 0) line.append(" -r");
        if (option.completionCandidates() != null) {
            List<String> words = StreamSupport.stream(
                            option.completionCandidates().spliterator(), false)
                    .toList();
            if (!words.isEmpty()) line.append(" -f -a ").append(quoted(String.join(" ", words)));
        }
        if (option.description().length > 0) line.append(" -d ").append(quoted(plain(option.description()[0])));
        return line.toString();
    }

    /// Of what picocli has yet to format.
    private static String plain(String text) {
        return text.replace("%n", " ").replace("%%", "%");
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
