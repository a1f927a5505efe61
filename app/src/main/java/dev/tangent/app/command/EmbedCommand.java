package dev.tangent.app.command;

import dev.tangent.Check;
import dev.tangent.EmbeddingResult;
import dev.tangent.ManifoldEmbedding;
import dev.tangent.app.console.Streams;
import dev.tangent.app.console.Version;
import dev.tangent.app.option.PointsOptions;
import dev.tangent.app.option.RegularizerOptions;
import dev.tangent.app.option.RowOutputOptions;
import dev.tangent.app.option.SeedOption;
import dev.tangent.app.option.TypedValue;
import dev.tangent.app.output.PlotFile;
import dev.tangent.app.output.ResultOutput;
import dev.tangent.app.report.StageTimes;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.table.Table;
import dev.tangent.method.Methods;
import dev.tangent.plot.result.EmbeddingFigure;
import dev.tangent.plot.result.PointColouring;
import dev.tangent.present.EmbeddingSummary;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `tangent embed`: coordinates on the manifold.
@Command(
        name = "embed",
        sortOptions = false,
        customSynopsis = "tangent embed POINTS [options] [-o OUT.csv]",
        description = {
            "Unrolls a cloud of points: gives every row a few coordinates along the manifold.",
            "",
            "They are the smallest eigenvectors of the regularizer. With lg and hessian those span the null",
            "space of R: the manifold's own coordinates, up to an affine map; where noise hides it, those",
            "combinations of a few more eigenvectors that fit distances along the graph best. lap gives",
            "Laplacian eigenmaps (L v = mu D v), and so does ilap, which has the same eigenvectors. isomap needs",
            "no regularizer."
        },
        footer = {
            "",
            "OUT has the columns row, e1, e2, ... and piece: connected components of the neighbour graph are",
            "embedded one by one. An .npy file holds the coordinates alone.",
            "",
            "Coordinates have mean square 1 in their component; those of lg and hessian",
            "have mean 0 and do not correlate, those of lap do so with points weighted by their degrees. Those",
            "of isomap have mean 0 and the units of the points.",
            "",
            "Where -k is not given, up to 10,000 points are embedded with several and the least residual",
            "variance decides: the part of distances along the graph that distances in the embedding do not",
            "explain.",
            "",
            "Examples:",
            "  tangent embed roll.csv -m 2 -o flat.csv --plot flat.png",
            "      two coordinates by the local Gaussian regularizer, and a picture of them",
            "  tangent embed roll.csv -m 2 -o flat.csv --plot flat.svg --colour angle,kind",
            "      the same, coloured by two columns of the table",
            "  tangent embed points.npy --method lap -k 12 -m 3 -o maps.csv",
            "      three Laplacian eigenmaps",
            "  tangent embed roll.csv --method isomap -m 2 -k 30 --cut-shortcuts -o isomap.csv",
            "      Isomap, without edges between folds"
        })
final class EmbedCommand extends ComputingCommand {
    @Mixin
    private PointsOptions points;

    @Mixin
    private RowOutputOptions output;

    @Mixin
    private RegularizerOptions method = RegularizerOptions.ofEmbedding(Methods.LOCAL_GAUSSIAN);

    @Option(
            names = "--cut-shortcuts",
            order = 46,
            description =
                    "leave out edges of the neighbour graph that join folds: those to which the way along the manifold"
                            + " is more than six times as long (default: they are told only)")
    private boolean cutShortcuts;

    @Option(
            names = "--landmarks",
            paramLabel = "N",
            order = 47,
            description = "embed N points, drawn at random, and place all others among them (default: 10000 where there"
                    + " are more than 100000 points)")
    private Optional<String> landmarks = Optional.empty();

    @Option(
            names = {"--colour", "--color"},
            paramLabel = "COLUMN",
            order = 7,
            description = "columns of POINTS that colour the picture, up to " + EmbeddingFigure.MOST_PANELS
                    + ", separated by commas; numbers get a colour bar, texts a legend, empty cells are grey (default:"
                    + " columns with empty cells, then coordinates)")
    private List<String> colours = List.of();

    @Mixin
    private SeedOption seed;

    EmbedCommand(Streams streams) {
        super(streams);
    }

    @Override
    void work(StageTimes stages) {
        Check.that(colours.isEmpty() || output.hasPicture(), "--colour is for a picture: add --plot FILE");
        ManifoldEmbedding asked = method.embedding(points.applied(new ManifoldEmbedding()));
        ManifoldEmbedding cut = cutShortcuts ? asked.cutShortcuts() : asked;
        ManifoldEmbedding embedding = landmarks
                .map(text -> cut.landmarks(TypedValue.whole("--landmarks", ManifoldEmbedding.FEWEST_LANDMARKS, text)))
                .orElse(cut)
                .seed(seed.value())
                .listener(stages);
        ResultOutput rows = output.rows(streams, run, points.inputs());
        Optional<PlotFile> picture = output.picture(points.inputs());
        PointsInput cloud = points.read(stages, output.kept());
        List<PointColouring> colourings = output.hasPicture() ? colourings(cloud) : List.of();
        EmbeddingResult found = embedding.named(cloud.file()).fit(cloud.given());
        stages.perform("write", () -> {
            rows.write(
                    () -> found.coordinates().copy(),
                    output.kept().before(EmbeddingSummary.table(found), cloud.table(), List.of()));
            picture.ifPresent(file -> file.write(EmbeddingFigure.of(cloud.file(), found, colourings, seed.value())));
        });
        run.report(streams, EmbeddingSummary.of(Version.text(), cloud, found, stages.summary(output.written())));
    }

    private List<PointColouring> colourings(PointsInput cloud) {
        List<String> named = points.named("--colour", colours);
        Check.that(
                named.size() <= EmbeddingFigure.MOST_PANELS,
                "--colour must name at most " + EmbeddingFigure.MOST_PANELS + " columns but names " + named.size());
        List<String> names =
                named.isEmpty() ? EmbeddingFigure.usualColours(cloud.mostlyEmpty(), cloud.columns()) : named;
        return names.stream().map(name -> colouring(cloud.table(), name)).toList();
    }

    private static PointColouring colouring(Table table, String column) {
        return table.isNumeric(column)
                ? PointColouring.Numbers.of(column, table.numbers(column))
                : new PointColouring.Categories(column, table.texts(column));
    }
}
