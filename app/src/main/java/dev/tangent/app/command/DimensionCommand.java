package dev.tangent.app.command;

import dev.tangent.app.input.Advice;
import dev.tangent.app.input.PointsInput;
import dev.tangent.app.method.Kind;
import dev.tangent.app.report.Findings;
import dev.tangent.app.report.Stages;
import dev.tangent.plot.chart.Curve;
import dev.tangent.plot.chart.LineChart;
import dev.tangent.plot.chart.LineChart.Measure;
import dev.tangent.plot.chart.LineChart.Scale;
import dev.tangent.plot.chart.TitledSheet;
import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.geometry.DimensionEstimate;
import dev.tangent.geometry.LocalSpectrum;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.linalg.Check;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
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
            "By maximum likelihood, from how fast neighbours become more with distance; and by the variances along the",
            "principal directions of neighbourhoods. The first is what tangent embed takes when -m is not given."
        },
        footer = {
            "",
            "Noise adds dimensions to small neighbourhoods, bends and edges change large ones: trust a value that holds",
            "over many k. Estimates above 5 or so are too low.",
            "",
            "Examples:",
            "  tangent dimension points.csv",
            "  tangent dimension points.csv -k 60 --plot dimension.png"
        })
final class DimensionCommand implements Callable<Integer> {
    private static final int USUAL = 40;
    private static final int LEAST = 4;
    private static final double[] EXPLAINED = {0.9, 0.95, 0.99};
    private static final Colour CURVE = Colour.of(0x0072b2);

    private final Streams streams;

    @Mixin
    private PointsOptions points;

    @Option(
            names = {"-k", "--neighbours"},
            paramLabel = "N",
            order = 20,
            description =
                    "the largest neighbourhood looked at, the centre counted (default: " + USUAL + ", or all points)")
    private Optional<String> neighbours = Optional.empty();

    @Option(
            names = "--plot",
            paramLabel = "FILE",
            order = 30,
            description = "a picture of both estimates, .png or .svg")
    private Optional<Path> plot = Optional.empty();

    @Mixin
    private RunOptions run;

    DimensionCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        return run.run(streams, this::work);
    }

    private int work(Stages stages) {
        Optional<Integer> wanted = neighbours.map(text -> new Kind.Count(LEAST).parse("-k/--neighbours", text));
        Optional<PlotFile> picture = plot.map(file -> PlotFile.of(file, points.file()));
        PointsInput cloud = stages.run("read", () -> points.of(points.read(), List.of()));
        int distinct = cloud.distinct();
        Check.atLeast(LEAST, distinct, "number of distinct points");
        int k = wanted.orElse(Math.min(USUAL, distinct));
        Check.atMost(distinct, k, "-k/--neighbours", "the number of distinct points, " + distinct + ",");
        NeighbourGraph graph = stages.run("neighbours", () -> NeighbourGraph.nearest(cloud.cloud(), k));
        DimensionEstimate estimate = stages.run("likelihood", () -> DimensionEstimate.of(graph));
        LocalSpectrum spectrum = stages.run("spectrum", () -> LocalSpectrum.of(graph));
        picture.ifPresent(file -> file.write(drawing(cloud, estimate, spectrum)));
        Findings findings = findings(cloud, k, estimate, spectrum, stages);
        if (!run.json) streams.print(estimate.rounded(cloud.cloud().dimension()) + "\n");
        run.report(streams, findings);
        return 0;
    }

    private Findings findings(
            PointsInput cloud, int k, DimensionEstimate estimate, LocalSpectrum spectrum, Stages stages) {
        Map<String, Object> found = new LinkedHashMap<>();
        found.put("dimension", estimate.rounded(cloud.cloud().dimension()));
        found.put("likelihood", estimate.value());
        Map<Integer, Double> byNeighbours = new LinkedHashMap<>();
        for (int n = estimate.fewest(); n <= estimate.most(); n++) byNeighbours.put(n, estimate.at(n));
        found.put("likelihoodByNeighbours", byNeighbours);
        found.put("spectrum", spectrum.parts());
        List<String> directions = new ArrayList<>();
        for (double part : EXPLAINED)
            directions.add(
                    String.format(Locale.ROOT, "%d carry %.0f %%", spectrum.dimensionExplaining(part), 100 * part));
        Map<String, String> words = new LinkedHashMap<>();
        words.put(
                "dimension",
                String.format(
                        Locale.ROOT,
                        "%.2f by maximum likelihood, from %d neighbours; %.2f from %d",
                        estimate.value(),
                        k,
                        estimate.at(Math.max(estimate.fewest(), k / 4)),
                        Math.max(estimate.fewest(), k / 4)));
        words.put("variance", "principal directions of a neighbourhood: " + String.join(", ", directions));
        return new Findings(
                "dimension",
                Version.text(),
                points.used(cloud),
                Optional.empty(),
                found,
                words,
                Advice.about(cloud),
                stages.seconds(),
                plot.map(Path::toString));
    }

    private static Drawing drawing(PointsInput cloud, DimensionEstimate estimate, LocalSpectrum spectrum) {
        List<Curve.Place> likelihood = new ArrayList<>();
        for (int n = estimate.fewest() + 1; n <= estimate.most(); n++)
            likelihood.add(new Curve.Place(n, estimate.at(n), 0));
        List<Curve.Place> variance = new ArrayList<>();
        double sum = 0;
        for (int t = 0; t < spectrum.parts().length; t++) {
            sum += spectrum.parts()[t];
            variance.add(new Curve.Place(t + 1, sum, 0));
        }
        Measure neighbours = new Measure("neighbours, k", Scale.FROM_ZERO);
        Measure directions = new Measure("principal directions of a neighbourhood", Scale.FROM_ZERO);
        return TitledSheet.of(
                cloud.table().file(),
                "the dimension of the manifold, estimated in two ways",
                List.of(
                        LineChart.of(
                                "maximum likelihood",
                                neighbours,
                                new Measure("dimension", Scale.FROM_ZERO),
                                List.of(new Curve("", CURVE, likelihood))),
                        LineChart.of(
                                "local variance explained",
                                directions,
                                new Measure("part of the variance", Scale.FROM_ZERO),
                                List.of(new Curve("", CURVE, variance)))));
    }
}
