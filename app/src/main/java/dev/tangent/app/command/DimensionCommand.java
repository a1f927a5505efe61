package dev.tangent.app.command;

import dev.tangent.DimensionResult;
import dev.tangent.IntrinsicDimension;
import dev.tangent.app.console.Streams;
import dev.tangent.app.console.Version;
import dev.tangent.app.option.PointsOptions;
import dev.tangent.app.option.TypedValue;
import dev.tangent.app.output.PlotFile;
import dev.tangent.app.report.StageTimes;
import dev.tangent.data.input.PointsInput;
import dev.tangent.plot.result.DimensionFigure;
import dev.tangent.present.DimensionSummary;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `tangent dimension`: in how many directions the data goes on from a point.
@Command(
        name = "dimension",
        sortOptions = false,
        customSynopsis = "tangent dimension POINTS [options]",
        description = {
            "Estimates the dimension of the manifold the points lie on, in two ways.",
            "",
            "By maximum likelihood, from how fast neighbours become more with distance; and by the variances",
            "along the principal directions of neighbourhoods. The first is what tangent embed takes when -m is",
            "not given."
        },
        footer = {
            "",
            "Noise adds dimensions to small neighbourhoods, bends and edges change large ones: trust a value",
            "that holds over many k. Estimates above 5 or so are too low.",
            "",
            "Examples:",
            "  tangent dimension points.csv",
            "  tangent dimension points.csv -k 60 --plot dimension.png"
        })
final class DimensionCommand extends ComputingCommand {
    @Mixin
    private PointsOptions points;

    @Option(
            names = {"-k", "--neighbours"},
            paramLabel = "N",
            order = 20,
            description = "the largest neighbourhood looked at, the centre counted (default: 40, or all points)")
    private Optional<String> neighbours = Optional.empty();

    @Option(
            names = "--plot",
            paramLabel = "FILE",
            order = 30,
            description = "a picture of both estimates, .png or .svg")
    private Optional<Path> plot = Optional.empty();

    DimensionCommand(Streams streams) {
        super(streams);
    }

    @Override
    void work(StageTimes stages) {
        IntrinsicDimension request = asked().listener(stages);
        Optional<PlotFile> picture = plot.map(file -> PlotFile.of(file, points.inputs()));
        PointsInput cloud = points.read(stages);
        DimensionResult result = request.estimate(cloud.given());
        picture.ifPresent(file -> file.write(DimensionFigure.of(cloud.file(), result)));
        if (!run.json()) streams.print(result.dimension() + "\n");
        run.report(
                streams, DimensionSummary.of(Version.text(), cloud, result, stages.summary(plot.map(Path::toString))));
    }

    private IntrinsicDimension asked() {
        IntrinsicDimension base = points.applied(new IntrinsicDimension());
        return neighbours
                .map(text -> base.neighbours(
                        TypedValue.whole("-k/--neighbours", IntrinsicDimension.FEWEST_NEIGHBOURS, text)))
                .orElse(base);
    }
}
