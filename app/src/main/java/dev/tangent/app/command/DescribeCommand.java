package dev.tangent.app.command;

import dev.tangent.Check;
import dev.tangent.app.console.Streams;
import dev.tangent.app.option.LabelOptions;
import dev.tangent.app.option.PointsOptions;
import dev.tangent.app.output.FitFiles;
import dev.tangent.app.report.StageTimes;
import dev.tangent.data.input.TableDescription;
import dev.tangent.present.FrontWords;
import dev.tangent.present.code.CommandWords;
import dev.tangent.present.description.DescriptionPage;
import dev.tangent.present.description.DescriptionText;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `tangent describe`: what is in a table, before anything is learnt from it.
@Command(
        name = "describe",
        sortOptions = false,
        customSynopsis = "tangent describe POINTS [--target COLUMN[,...] | --labels FILE] [options]",
        description = {
            "Shows what is in a table, what would be done with each column and why, and what looks wrong.",
            "",
            "Other commands warn of the same things. What they would refuse stands there too."
        },
        footer = {
            "",
            "Examples:",
            "  tangent describe points.csv",
            "      types, ranges, missing cells; which columns are coordinates",
            "  tangent describe points.csv --target weight --report points.html",
            "      the labels too, and a page of it"
        })
final class DescribeCommand extends ComputingCommand {
    @Mixin
    private PointsOptions points;

    @Mixin
    private LabelOptions labels;

    @Option(names = "--classes", order = 5, description = "whole numbers of the target name classes")
    private boolean classes;

    @Option(names = "--report", paramLabel = "FILE.html", order = 7, description = "the same as one page")
    private Optional<Path> report = Optional.empty();

    DescribeCommand(Streams streams) {
        super(streams);
    }

    @Override
    void work(StageTimes stages) {
        Check.that(
                !classes || labels.wanted().isPresent(),
                "--classes is for labels: name these with --target or --labels");
        FitFiles page = FitFiles.of(Optional.empty(), report, points.inputs());
        TableDescription table = stages.run("read", () -> points.described(labels, classes));
        String next = table.isRefused() ? "" : next();
        if (!page.isEmpty()) page.writeReport(DescriptionPage.of(table, next, FrontWords.COMMAND_LINE));
        if (run.json()) streams.print(DescriptionText.json(table, next, FrontWords.COMMAND_LINE));
        else if (!run.quiet())
            streams.print(DescriptionText.of(table, next, FrontWords.COMMAND_LINE, TangentCommand.tableWidth()));
    }

    /// The command that predicts; without labels, the one that looks at points alone.
    private String next() {
        boolean learns = labels.wanted().isPresent();
        CommandWords words = new CommandWords("tangent", learns ? "predict" : "embed");
        points.addTo(words);
        labels.addTo(words);
        if (classes) words.flag("--classes");
        return words.option("-o", learns ? "predictions.csv" : "coordinates.csv")
                .text();
    }
}
