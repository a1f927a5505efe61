package dev.tangent.app.command;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// The manual page `tangent(1)`, in roff, from the same model as the help.
final class ManPage {
    private final StringBuilder text = new StringBuilder();

    private ManPage() {}

    static String of(CommandSpec tangent, String version) {
        ManPage page = new ManPage();
        page.line(".TH TANGENT 1 \"\" \"tangent " + plain(version) + "\" \"User Commands\"");
        page.line(".SH NAME");
        page.line("tangent \\- learn a function on a cloud of points from a few labels");
        page.line(".SH SYNOPSIS");
        page.line(".B tangent");
        page.line("COMMAND [options]");
        page.line(".SH DESCRIPTION");
        page.lines(tangent.usageMessage().description());
        page.line(".SH COMMANDS");
        for (CommandLine command : tangent.subcommands().values())
            if (!(command.getCommand() instanceof HelpCommand)) page.command(command.getCommandSpec());
        page.line(".SH EXIT STATUS");
        for (String[] code : CODES) page.item(code[0], code[1]);
        page.line(".SH ENVIRONMENT");
        page.item("TANGENT_JAVA_OPTS", "options for Java, such as -Xmx16g");
        return page.text.toString();
    }

    private static final List<String[]> CODES = List.of(
            new String[] {"0", "done"},
            new String[] {"1", "failed"},
            new String[] {"2", "wrong use or input"},
            new String[] {"130", "interrupted"},
            new String[] {"141", "nobody reads the output any more"});

    private void command(CommandSpec command) {
        line(".SS tangent " + plain(command.name()));
        lines(command.usageMessage().description());
        for (PositionalParamSpec word : command.positionalParameters()) item(word.paramLabel(), described(word));
        List<OptionSpec> options = command.options().stream()
                .filter(option -> !option.hidden())
                .sorted((one, other) -> Integer.compare(one.order(), other.order()))
                .toList();
        for (OptionSpec option : options) item(names(option), described(option));
        lines(command.usageMessage().footer());
    }

    private static String names(OptionSpec option) {
        String label = option.arity().max() == 0 ? "" : " " + option.paramLabel();
        return String.join(", ", option.names()) + label;
    }

    private static String described(ArgSpec word) {
        return Arrays.stream(word.description()).collect(Collectors.joining("; "));
    }

    private void item(String head, String words) {
        line(".TP");
        line("\\fB" + plain(head) + "\\fR");
        line(guarded(plain(words)));
    }

    /// Paragraphs; what is indented stands as it is.
    private void lines(String... lines) {
        for (String line : lines) {
            if (line.isBlank()) line(".PP");
            else if (line.startsWith(" ")) {
                line(".nf");
                line(plain(line));
                line(".fi");
            } else line(guarded(plain(line)));
        }
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    /// A backslash and a hyphen mean themselves.
    private static String plain(String words) {
        return words.replace("\\", "\\e").replace("-", "\\-");
    }

    /// A line that begins with a dot or an apostrophe would be a request.
    private static String guarded(String line) {
        return line.startsWith(".") || line.startsWith("'") ? "\\&" + line : line;
    }
}
