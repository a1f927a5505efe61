package dev.tangent.app.command;

import dev.tangent.IntrinsicDimension;
import dev.tangent.app.console.Streams;
import dev.tangent.app.console.Version;
import dev.tangent.app.option.PointsOptions;
import dev.tangent.app.option.TypedValue;
import dev.tangent.app.output.PlotFile;
import dev.tangent.app.report.StageTimes;
import dev.tangent.data.input.PointsInput;
import dev.tangent.geometry.DimensionEstimate;
import dev.tangent.plot.result.DimensionFigure;
import dev.tangent.service.result.PointsSummary;
import dev.tangent.service.result.RunSummary;
import dev.tangent.service.result.Summary;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
    private static final int LEAST = 4;
    private static final double[] EXPLAINED = {0.9, 0.95, 0.99};

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
    int work(StageTimes stages) {
        IntrinsicDimension request = asked().listener(stages);
        Optional<PlotFile> picture = plot.map(file -> PlotFile.of(file, points.file()));
        PointsInput cloud = points.read(stages);
        IntrinsicDimension.Result result = request.estimate(cloud.points());
        picture.ifPresent(file -> file.write(DimensionFigure.of(cloud.file(), result)));
        if (!run.json()) streams.print(result.dimension() + "\n");
        run.report(streams, summary(cloud, result, stages));
        return 0;
    }

    private IntrinsicDimension asked() {
        IntrinsicDimension base = points.applied(new IntrinsicDimension());
        return neighbours
                .map(text -> base.neighbours(TypedValue.whole("-k/--neighbours", LEAST, text)))
                .orElse(base);
    }

    private Summary summary(PointsInput cloud, IntrinsicDimension.Result result, StageTimes stages) {
        return new Summary.Analysed(
                "dimension",
                Version.text(),
                PointsSummary.of(cloud, result.cloud()),
                Optional.empty(),
                found(result),
                words(result),
                new RunSummary(cloud.notesAnd(List.of()), stages.seconds(), plot.map(Path::toString)));
    }

    private static Map<String, Object> found(IntrinsicDimension.Result result) {
        DimensionEstimate estimate = result.likelihood();
        Map<Integer, Double> byNeighbours = new LinkedHashMap<>();
        for (int n = estimate.fewest(); n <= estimate.most(); n++) byNeighbours.put(n, estimate.at(n));
        Map<String, Object> found = new LinkedHashMap<>();
        found.put("dimension", result.dimension());
        found.put("likelihood", estimate.value());
        found.put("likelihoodByNeighbours", byNeighbours);
        found.put("spectrum", result.spectrum().parts());
        return found;
    }

    private static Map<String, String> words(IntrinsicDimension.Result result) {
        DimensionEstimate estimate = result.likelihood();
        List<String> directions = new ArrayList<>();
        for (double part : EXPLAINED)
            directions.add(String.format(
                    Locale.ROOT, "%d carry %.0f %%", result.spectrum().dimensionExplaining(part), 100 * part));
        int fewer = Math.max(estimate.fewest(), result.neighbours() / 4);
        Map<String, String> words = new LinkedHashMap<>();
        words.put(
                "dimension",
                String.format(
                        Locale.ROOT,
                        "%.2f by maximum likelihood, from %d neighbours; %.2f from %d",
                        estimate.value(),
                        result.neighbours(),
                        estimate.at(fewer),
                        fewer));
        words.put("variance", "principal directions of a neighbourhood: " + String.join(", ", directions));
        return words;
    }
}
