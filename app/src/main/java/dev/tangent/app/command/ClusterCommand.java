package dev.tangent.app.command;

import dev.tangent.Check;
import dev.tangent.ClusteringResult;
import dev.tangent.ManifoldClustering;
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
import dev.tangent.method.Methods;
import dev.tangent.plot.result.ClusterFigure;
import dev.tangent.present.ClusteringSummary;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `tangent cluster`: groups of connected points.
@Command(
        name = "cluster",
        sortOptions = false,
        customSynopsis = "tangent cluster POINTS [-n CLUSTERS] [options] [-o OUT.csv]",
        description = {
            "Finds groups of connected points, whatever their shape.",
            "",
            "Normalised spectral clustering: k-means on the smallest eigenvectors of the regularizer. ilap has",
            "the eigenvectors of lap and gives its clusters; lg is taken with only constants in its null space."
        },
        footer = {
            "",
            "OUT has the columns row and cluster; clusters are numbered from 0 in the order of their first rows.",
            "An .npy file holds the clusters alone.",
            "",
            "Examples:",
            "  tangent cluster points.csv -o clusters.csv",
            "      as many clusters as the eigenvalues show, or one if they show none",
            "  tangent cluster points.csv -n 3 -k 10 -o clusters.csv --plot clusters.png",
            "      three clusters, and a picture of them"
        })
final class ClusterCommand extends ComputingCommand {
    @Mixin
    private PointsOptions points;

    @Option(
            names = {"-n", "--clusters"},
            paramLabel = "N",
            order = 4,
            description = "how many clusters (default: as many as lie below the widest gap of the eigenvalues)")
    private Optional<String> clusters = Optional.empty();

    @Mixin
    private RowOutputOptions output;

    @Mixin
    private RegularizerOptions method = new RegularizerOptions(Methods.LAPLACIAN);

    @Mixin
    private SeedOption seed;

    ClusterCommand(Streams streams) {
        super(streams);
    }

    @Override
    void work(StageTimes stages) {
        ManifoldClustering clustering =
                method.applied(asked()).seed(seed.value()).listener(stages);
        ResultOutput rows = output.rows(streams, run, points.inputs());
        Optional<PlotFile> picture = output.picture(points.inputs());
        PointsInput cloud = points.read(stages, output.kept());
        Check.that(
                picture.isEmpty() || cloud.columns().size() > 1,
                "--plot needs points with two coordinates at least, but there are "
                        + cloud.columns().size());
        ClusteringResult found = clustering.named(cloud.file()).fit(cloud.given());
        stages.perform("write", () -> {
            rows.write(
                    () -> ClusteringSummary.matrix(found),
                    output.kept().before(ClusteringSummary.table(found), cloud.table(), List.of()));
            picture.ifPresent(file ->
                    file.write(ClusterFigure.of(cloud.file(), found, cloud.cloud(), cloud.columns(), seed.value())));
        });
        run.report(
                streams,
                ClusteringSummary.of(
                        Version.text(), cloud, found, clusters.isEmpty(), stages.summary(output.written())));
    }

    private ManifoldClustering asked() {
        ManifoldClustering base = points.applied(new ManifoldClustering());
        return clusters.map(text -> base.clusters(TypedValue.whole("-n/--clusters", 1, text)))
                .orElse(base);
    }
}
