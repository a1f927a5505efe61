package dev.tangent.app.command;

import dev.tangent.Check;
import dev.tangent.app.console.Streams;
import dev.tangent.app.option.SeedOption;
import dev.tangent.app.report.StageTimes;
import dev.tangent.data.file.OutputFile;
import dev.tangent.experiments.toy.ToyComparison;
import dev.tangent.experiments.toy.ToyFigure;
import dev.tangent.experiments.toy.ToyResult;
import dev.tangent.experiments.toy.ToyTable;
import dev.tangent.plot.picture.PictureFormat;
import dev.tangent.present.SummaryJson;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `tangent demo`: the difference between the methods, seen in a few seconds.
@Command(
        name = "demo",
        sortOptions = false,
        customSynopsis = "tangent demo [options] [-o FOLDER]",
        description = {
            "Shows what the methods do, with a table and a picture.",
            "",
            "10,000 points on a square, four corners labelled -1, the centre labelled 10. Prints a table and",
            "writes a picture, tangent-demo.png and tangent-demo.svg. Needs no data."
        },
        footer = {
            "",
            "Examples:",
            "  tangent demo",
            "      the picture goes to the current folder",
            "  tangent demo -o pictures --seed 7",
            "      another draw of the points, pictures in a folder that exists"
        })
final class DemoCommand extends ComputingCommand {
    private static final int POINTS = 10_000;

    private static final String NEXT = """
            Try next, with a table of your own that has a value in some rows of a column y:
              tangent predict points.csv --target y -o predictions.csv
              tangent predict points.csv --target y --method ilap -k 20 -o predictions.csv
            """;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FOLDER",
            order = 5,
            description = "folder for the pictures (default: the current one)")
    private Path folder = Path.of("");

    @Mixin
    private SeedOption seed;

    DemoCommand(Streams streams) {
        super(streams);
    }

    @Override
    void work(StageTimes stages) {
        Check.that(Files.isDirectory(folder.toAbsolutePath()), "-o " + folder + " is not a folder");
        OutputFile png = OutputFile.to(folder.resolve("tangent-demo.png"));
        OutputFile svg = OutputFile.to(folder.resolve("tangent-demo.svg"));
        ToyComparison toy = new ToyComparison(POINTS, seed.value());
        List<ToyResult> results = new ArrayList<>();
        for (ToyComparison.ToyMethod method : ToyComparison.methods())
            results.add(stages.run(method.title(), () -> toy.run(method)));
        stages.perform("picture", () -> paint(toy, results, png, svg));
        if (run.json()) streams.print(SummaryJson.of(ToyTable.rows(results)));
        else if (!run.quiet())
            streams.print(ToyTable.text(results) + "\nPictures: " + png.path() + ", " + svg.path() + "\n" + NEXT);
    }

    private static void paint(ToyComparison toy, List<ToyResult> results, OutputFile png, OutputFile svg) {
        png.write(out -> PictureFormat.PNG.write(toy.figure(results, POINTS), out));
        svg.write(out -> PictureFormat.SVG.write(toy.figure(results, ToyFigure.LIGHT), out));
    }
}
