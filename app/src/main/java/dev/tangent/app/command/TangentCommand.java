package dev.tangent.app.command;

import dev.tangent.app.console.Errors;
import dev.tangent.app.console.Streams;
import dev.tangent.app.console.Version;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
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
            "  tangent help predict",
            "      all options, with their defaults",
            "",
            "Exit code: 0 done, 1 failed, 2 wrong use or input, 141 nobody reads the output any more."
        })
public final class TangentCommand implements Runnable {
    /// Of help texts, in characters.
    public static final int WIDTH = 100;

    @Spec
    private CommandSpec spec;

    /// The parser with all commands, their errors turned into one line.
    public static CommandLine line(Streams streams) {
        CommandLine line = new CommandLine(new TangentCommand())
                .addSubcommand(new PredictCommand(streams))
                .addSubcommand(new TuneCommand(streams))
                .addSubcommand(new CompareCommand(streams))
                .addSubcommand(new FitCommand(streams))
                .addSubcommand(new ApplyCommand(streams))
                .addSubcommand(new SuggestCommand(streams))
                .addSubcommand(new MatrixCommand(streams))
                .addSubcommand(new DimensionCommand(streams))
                .addSubcommand(new EmbedCommand(streams))
                .addSubcommand(new ClusterCommand(streams))
                .addSubcommand(new ServeCommand(streams))
                .addSubcommand(new ExploreCommand(streams))
                .addSubcommand(new DemoCommand(streams))
                .addSubcommand(new ExperimentCommand(streams))
                .addSubcommand(new TheoryCommand(streams))
                .addSubcommand(new BenchCommand())
                .addSubcommand(new CompletionCommand());
        line.getSubcommands().get("bench").setUnmatchedArgumentsAllowed(true);
        for (CommandLine each : line.getSubcommands().values())
            if (!(each.getCommand() instanceof HelpCommand))
                each.getCommandSpec().mixinStandardHelpOptions(true).versionProvider(new Version());
        line.getCommandSpec().mixinStandardHelpOptions(true).versionProvider(new Version());
        Errors errors = new Errors(streams.err());
        return line.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
                .setUsageHelpWidth(WIDTH)
                .setUsageHelpAutoWidth(false)
                .setOut(new PrintWriter(new OutputStreamWriter(streams.out(), StandardCharsets.UTF_8), true))
                .setErr(new PrintWriter(streams.err(), true, StandardCharsets.UTF_8))
                .setParameterExceptionHandler(errors::wrongUse)
                .setExecutionExceptionHandler(errors::failure);
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
