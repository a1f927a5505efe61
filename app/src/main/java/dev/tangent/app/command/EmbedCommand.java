package dev.tangent.app.command;

import dev.tangent.app.input.Advice;
import dev.tangent.app.input.PointsInput;
import dev.tangent.app.method.Settings;
import dev.tangent.app.report.Findings;
import dev.tangent.app.report.Stages;
import dev.tangent.plot.chart.Scatter;
import dev.tangent.plot.chart.TitledSheet;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.linalg.Check;
import dev.tangent.spectral.Embedding;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `tangent embed`: coordinates on the manifold.
@Command(
        name = "embed",
        sortOptions = false,
        customSynopsis = "tangent embed POINTS [options] [-o OUT.csv]",
        description = {
            "Unrolls a cloud of points: gives every row a few coordinates along the manifold.",
            "",
            "They are the smallest eigenvectors of the regularizer. With lg and hessian those are the",
            "functions that cost nothing: the manifold's own coordinates, up to an affine map. With lap they",
            "are Laplacian eigenmaps. ilap has the eigenvectors of lap."
        },
        footer = {
            "",
            "OUT has the columns row, e1, e2, ... and piece: parts of the data without a connection are",
            "embedded one by one. Coordinates have mean square 1 in their piece; those of lg and hessian have",
            "mean 0 and do not correlate, those of lap do so with points weighted by their degrees.",
            "",
            "Examples:",
            "  tangent embed roll.csv -m 2 -o flat.csv --plot flat.png",
            "      two coordinates by the local Gaussian regularizer, and a picture of them",
            "  tangent embed points.npy --method lap -k 12 -m 3 -o maps.csv",
            "      three Laplacian eigenmaps"
        })
final class EmbedCommand implements Callable<Integer> {
    private static final int MOST_PANELS = 3;

    private final Streams streams;

    @Mixin
    private PointsOptions points;

    @Mixin
    private RowOutputOptions output;

    @Mixin
    private RegularizerOptions method = new RegularizerOptions("lg");

    @Mixin
    private RunOptions run;

    EmbedCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        return run.run(streams, this::work);
    }

    private int work(Stages stages) {
        Settings given = method.given();
        RowFile rows = output.rows(streams, points.file());
        Optional<PlotFile> picture = output.picture(points.file());
        PointsInput cloud = stages.run("read", () -> points.of(points.read(), List.of()));
        RegularizerOptions.Made made = method.over(cloud, given, stages);
        Check.atLeast(
                made.dimension() + 2,
                cloud.distinct(),
                "number of distinct points",
                "-m/--dimension + 2 = " + (made.dimension() + 2));
        Embedding embedding = stages.run(
                "eigenvectors", () -> Embedding.of(made.regularization().matrix(), made.dimension(), run.seed));
        stages.run("write", () -> {
            rows.write(header(made.dimension()), cloud.cloud().size(), (csv, row) -> {
                for (int t = 0; t < made.dimension(); t++)
                    csv.cell(embedding.coordinates().at(row, t));
                csv.cell(embedding.pieceOfRow()[row]);
            });
            picture.ifPresent(file -> file.write(drawing(cloud, embedding, made)));
            return embedding;
        });
        run.report(streams, findings(cloud, made, embedding, stages));
        return 0;
    }

    private static List<String> header(int dimension) {
        List<String> header = new ArrayList<>(List.of("row"));
        for (int t = 1; t <= dimension; t++) header.add("e" + t);
        header.add("piece");
        return header;
    }

    private Findings findings(PointsInput cloud, RegularizerOptions.Made made, Embedding embedding, Stages stages) {
        Map<String, Object> found = new LinkedHashMap<>();
        found.put("dimension", made.dimension());
        found.put("dimensionEstimated", made.estimated());
        found.put("energies", embedding.energies());
        found.put("residual", embedding.residual());
        found.put("pieces", embedding.pieces());
        Map<String, String> words = new LinkedHashMap<>();
        words.put("embedded", "in " + made.dimension() + " dimensions" + (made.estimated() ? " (estimated)" : ""));
        words.put("eigen", RowOutputOptions.eigen(embedding.energies(), embedding.residual()));
        List<String> warnings = new ArrayList<>(Advice.about(cloud));
        if (embedding.pieces() > 1)
            warnings.add("the points fall into " + embedding.pieces() + " pieces without a connection; each is embedded"
                    + " by itself, and coordinates of different pieces do not compare");
        if (embedding.unplaced() > 0)
            warnings.add(embedding.unplaced() + " points lie in pieces too small for " + made.dimension()
                    + " coordinates and have zeros");
        return new Findings(
                "embed",
                Version.text(),
                points.used(cloud),
                Optional.of(made.regularization().methodUsed()),
                found,
                words,
                warnings,
                stages.seconds(),
                output.written());
    }

    private static Drawing drawing(PointsInput cloud, Embedding embedding, RegularizerOptions.Made made) {
        List<Drawing> panels = new ArrayList<>();
        double[] x = embedding.coordinates().column(0);
        for (int t = 0; t < Math.min(MOST_PANELS, cloud.columns().size()); t++) {
            double[] given = new double[x.length];
            for (int i = 0; i < x.length; i++) given[i] = cloud.cloud().at(i, t);
            double[] y = made.dimension() > 1 ? embedding.coordinates().column(1) : given;
            panels.add(Scatter.values(cloud.columns().get(t), x, y, given));
        }
        return TitledSheet.of(
                cloud.table().file() + ", embedded with "
                        + made.regularization().method().name(),
                made.dimension() > 1
                        ? "coordinates e1 (across) and e2 (up), coloured by the columns of the table"
                        : "coordinate e1 (across) against the columns of the table",
                panels);
    }
}
