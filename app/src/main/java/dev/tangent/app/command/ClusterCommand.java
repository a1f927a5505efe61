package dev.tangent.app.command;

import dev.tangent.ManifoldClustering;
import dev.tangent.app.console.Streams;
import dev.tangent.app.console.Version;
import dev.tangent.app.option.PointsOptions;
import dev.tangent.app.option.RegularizerOptions;
import dev.tangent.app.option.RowOutputOptions;
import dev.tangent.app.option.TypedValue;
import dev.tangent.app.output.PlotFile;
import dev.tangent.app.output.RowFile;
import dev.tangent.app.report.StageTimes;
import dev.tangent.data.input.PointsInput;
import dev.tangent.linalg.Check;
import dev.tangent.method.Methods;
import dev.tangent.plot.result.ClusterFigure;
import dev.tangent.service.result.PointsSummary;
import dev.tangent.service.result.RowTable;
import dev.tangent.service.result.RunSummary;
import dev.tangent.service.result.Summary;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
            "",
            "Examples:",
            "  tangent cluster points.csv -o clusters.csv",
            "      as many clusters as the eigenvalues show, or one if they show none",
            "  tangent cluster points.csv -n 3 -k 10 -o clusters.csv --plot clusters.png",
            "      three clusters, and a picture of them"
        })
final class ClusterCommand extends ComputingCommand {
    private static final int SHOWN = 8;

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

    ClusterCommand(Streams streams) {
        super(streams);
    }

    @Override
    int work(StageTimes stages) {
        ManifoldClustering clustering = method.applied(asked()).seed(run.seed()).listener(stages);
        RowFile rows = output.rows(streams, run, points.file());
        Optional<PlotFile> picture = output.picture(points.file());
        PointsInput cloud = points.read(stages, output.kept());
        Check.that(
                picture.isEmpty() || cloud.columns().size() > 1,
                "--plot needs points with two coordinates at least, but there is one");
        ManifoldClustering.Result found = clustering.named(cloud.file()).fit(cloud.points());
        stages.run("write", () -> {
            RowTable table = RowFile.numbered(
                    List.of("cluster"),
                    cloud.points().size(),
                    (out, row) -> out.cell(found.clusters().get(row)));
            rows.write(output.kept().before(table, cloud.table(), List.of()));
            picture.ifPresent(file ->
                    file.write(ClusterFigure.of(cloud.file(), found, cloud.cloud(), cloud.columns(), run.seed())));
            return found;
        });
        run.report(streams, summary(cloud, found, stages));
        return 0;
    }

    private ManifoldClustering asked() {
        ManifoldClustering base = points.applied(new ManifoldClustering());
        return clusters.map(text -> base.clusters(TypedValue.whole("-n/--clusters", 1, text)))
                .orElse(base);
    }

    private Summary summary(PointsInput cloud, ManifoldClustering.Result result, StageTimes stages) {
        Map<String, Object> found = new LinkedHashMap<>();
        found.put("clusters", result.count());
        found.put("sizes", result.sizes());
        found.put("eigenvalues", result.eigenvalues());
        found.put("gap", Double.isInfinite(result.gap()) ? "infinite" : result.gap());
        found.put("residual", result.residual());
        List<Double> eigenvalues = result.eigenvalues();
        List<Double> first = eigenvalues.subList(0, Math.min(SHOWN, eigenvalues.size()));
        Map<String, String> words = new LinkedHashMap<>();
        words.put(
                "clusters",
                result.count() + (clusters.isPresent() ? "" : " by the widest gap of the eigenvalues") + ", of "
                        + sizes(result.sizes()) + " points");
        words.put("eigen", EigenText.of(first, result.residual()));
        return new Summary.Analysed(
                "cluster",
                Version.text(),
                PointsSummary.of(cloud, result.cloud()),
                Optional.of(result.method()),
                found,
                words,
                new RunSummary(cloud.notesAnd(result.warnings()), stages.seconds(), output.written()));
    }

    private static String sizes(List<Integer> sizes) {
        int shown = Math.min(2 * SHOWN, sizes.size());
        return String.join(
                        ", ",
                        sizes.subList(0, shown).stream().map(String::valueOf).toList())
                + (shown < sizes.size() ? ", ..." : "");
    }
}
