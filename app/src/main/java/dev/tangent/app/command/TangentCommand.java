package dev.tangent.app.command;

import dev.tangent.app.console.Errors;
import dev.tangent.app.console.HelpLines;
import dev.tangent.app.console.Streams;
import dev.tangent.app.console.Version;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Spec;

/// The command without a word behind it: shows what there is.
@Command(
        name = "tangent",
        description = "Learns a function on a cloud of points from a few labels, along the manifold the points lie on.",
        subcommands = HelpCommand.class,
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Examples:",
            "  tangent describe points.csv --target y",
            "      what is in the table, what would be done with it, what looks wrong",
            "  tangent demo",
            "      a picture and a table in a few seconds; needs no data",
            "  tangent explore --demo roll",
            "      the same and more in the browser: label a point, watch the function change",
            "  tangent predict points.csv --target y -o predictions.csv",
            "      points.csv: one row a point, a column y with a value in some rows, empty in the others",
            "  tangent compare points.csv --target y",
            "      which method suits these data, and does it matter?",
            "  tangent suggest points.csv --target y -n 10",
            "      which ten points to label next",
            "  tangent audit points.csv --target y",
            "      which labels are likely to be wrong",
            "  tangent help predict",
            "      all options, with their defaults",
            "",
            "Exit code: 0 done, 1 failed, 2 wrong use or input, 130 interrupted, 141 nobody reads the output any more."
        })
public final class TangentCommand implements Runnable {
    /// Of help texts, in characters.
    public static final int WIDTH = 80;

    private static final int NARROWEST = 40;
    private static final int TABLE_WIDTH = 140;

    private static final String COMPLETION = "completion";
    private static final Map<String, Function<Streams, Object>> COMMANDS = commands();

    @Spec
    private CommandSpec spec;

    /// All commands, in the order of the help.
    private static Map<String, Function<Streams, Object>> commands() {
        Map<String, Function<Streams, Object>> commands = new LinkedHashMap<>();
        commands.put("describe", DescribeCommand::new);
        commands.put("predict", PredictCommand::new);
        commands.put("tune", TuneCommand::new);
        commands.put("compare", CompareCommand::new);
        commands.put("fit", FitCommand::new);
        commands.put("apply", ApplyCommand::new);
        commands.put("suggest", SuggestCommand::new);
        commands.put("audit", AuditCommand::new);
        commands.put("matrix", MatrixCommand::new);
        commands.put("dimension", DimensionCommand::new);
        commands.put("embed", EmbedCommand::new);
        commands.put("cluster", ClusterCommand::new);
        commands.put("serve", ServeCommand::new);
        commands.put("explore", ExploreCommand::new);
        commands.put("demo", DemoCommand::new);
        commands.put("experiment", ExperimentCommand::new);
        commands.put("theory", TheoryCommand::new);
        commands.put("spark", streams -> new SparkHintCommand());
        commands.put("bench", streams -> new BenchCommand());
        commands.put(COMPLETION, streams -> new CompletionCommand());
        return commands;
    }

    /// The parser with the command that the first word names, its errors turned into one line; with all commands
    /// where there is no such word, or where it is about all of them. To make a command's options takes a while.
    public static CommandLine line(Streams streams, String... words) {
        CommandLine line = new CommandLine(new TangentCommand());
        boolean named = words.length > 0 && !words[0].equals(COMPLETION) && COMMANDS.containsKey(words[0]);
        COMMANDS.forEach((name, command) -> {
            if (!named || name.equals(words[0])) line.addSubcommand(name, command.apply(streams));
        });
        for (String name : List.of("spark", "bench"))
            Optional.ofNullable(line.getSubcommands().get(name))
                    .ifPresent(each -> each.setUnmatchedArgumentsAllowed(true));
        for (CommandLine each : line.getSubcommands().values())
            if (!(each.getCommand() instanceof HelpCommand))
                each.getCommandSpec().mixinStandardHelpOptions(true).versionProvider(new Version());
        fill(line);
        line.getSubcommands().values().forEach(TangentCommand::fill);
        line.getCommandSpec().mixinStandardHelpOptions(true).versionProvider(new Version());
        Errors errors = new Errors(streams.err());
        return line.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
                .setUsageHelpWidth(width())
                .setUsageHelpAutoWidth(false)
                .setOut(new PrintWriter(new OutputStreamWriter(streams.out(), StandardCharsets.UTF_8), true))
                .setErr(new PrintWriter(streams.err(), true, StandardCharsets.UTF_8))
                .setParameterExceptionHandler(errors::wrongUse)
                .setExecutionExceptionHandler(errors::failure);
    }

    private static void fill(CommandLine line) {
        UsageMessageSpec help = line.getCommandSpec().usageMessage();
        help.description(HelpLines.of(help.description(), width()));
        if (help.customSynopsis().length > 0) help.customSynopsis(HelpLines.synopsis(help.customSynopsis(), width()));
        help.footer(HelpLines.of(help.footer(), width()));
    }

    /// Of what is written for people: that of the terminal, as far as the launcher knows it, up to [#WIDTH].
    static int width() {
        int columns = Integer.getInteger("tangent.columns", WIDTH);
        return columns < NARROWEST ? WIDTH : Math.min(WIDTH, columns);
    }

    /// Of tables, which are wide: that of the terminal.
    static int tableWidth() {
        return Math.max(NARROWEST, Integer.getInteger("tangent.columns", TABLE_WIDTH));
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
