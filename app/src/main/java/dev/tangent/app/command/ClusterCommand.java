package dev.tangent.app.command;

import dev.tangent.app.input.Advice;
import dev.tangent.app.input.PointsInput;
import dev.tangent.app.method.Kind;
import dev.tangent.app.method.Parameter;
import dev.tangent.app.method.Settings;
import dev.tangent.app.report.Findings;
import dev.tangent.app.report.Stages;
import dev.tangent.plot.chart.Scatter;
import dev.tangent.plot.chart.TitledSheet;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.linalg.Check;
import dev.tangent.spectral.SpectralClustering;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `tangent cluster`: groups that hang together.
@Command(
        name = "cluster",
        sortOptions = false,
        customSynopsis = "tangent cluster POINTS [-n CLUSTERS] [options] [-o OUT.csv]",
        description = {
            "Finds groups of points that hang together, whatever their shape.",
            "",
            "Normalised spectral clustering: k-means on the smallest eigenvectors of the regularizer. ilap has the",
            "eigenvectors of lap and gives its clusters; lg is taken with only constants free."
        },
        footer = {
            "",
            "OUT has the columns row and cluster; clusters are numbered from 0 in the order of their first rows.",
            "",
            "Examples:",
            "  tangent cluster points.csv -o clusters.csv",
            "      as many clusters as the eigenvalues show, or one if they show none",
            "  tangent cluster points.csv -n 3 -k 10 -o clusters.csv --plot clusters.png",
            "      three clusters, and a picture in the first two columns"
        })
final class ClusterCommand implements Callable<Integer> {
    private static final int SHOWN = 8;

    private final Streams streams;

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
    private RegularizerOptions method = new RegularizerOptions("lap");

    @Mixin
    private RunOptions run;

    ClusterCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        return run.run(streams, this::work);
    }

    private int work(Stages stages) {
        OptionalInt wanted = clusters.stream()
                .mapToInt(text -> new Kind.Count(1).parse("-n/--clusters", text))
                .findFirst();
        Settings given = settings();
        RowFile rows = output.rows(streams, points.file());
        Optional<PlotFile> picture = output.picture(points.file());
        PointsInput cloud = stages.run("read", () -> points.of(points.read(), List.of()));
        Check.that(
                picture.isEmpty() || cloud.columns().size() > 1,
                "--plot needs points with two coordinates at least, but there is one");
        RegularizerOptions.Made made = method.over(cloud, given, stages);
        SpectralClustering found = stages.run(
                "clusters", () -> SpectralClustering.of(made.regularization().matrix(), wanted, run.seed));
        stages.run("write", () -> {
            rows.write(
                    List.of("row", "cluster"), cloud.cloud().size(), (csv, row) -> csv.cell(found.clusterOfRow()[row]));
            picture.ifPresent(file -> file.write(drawing(cloud, found)));
            return found;
        });
        run.report(streams, findings(cloud, made, wanted, found, stages));
        return 0;
    }

    /// Linear functions are left free by lg where nobody says otherwise: here that would hide the clusters.
    private Settings settings() {
        Settings given = method.given();
        return method.used().takes(Parameter.NULL_SPACE) ? given.withDefault(Parameter.NULL_SPACE, "constant") : given;
    }

    private Findings findings(
            PointsInput cloud,
            RegularizerOptions.Made made,
            OptionalInt wanted,
            SpectralClustering clustering,
            Stages stages) {
        int[] sizes = new int[clustering.count()];
        for (int cluster : clustering.clusterOfRow()) sizes[cluster]++;
        Map<String, Object> found = new LinkedHashMap<>();
        found.put("clusters", clustering.count());
        found.put("sizes", sizes);
        found.put("eigenvalues", clustering.eigenvalues());
        found.put("gap", Double.isInfinite(clustering.gap()) ? "infinite" : clustering.gap());
        found.put("residual", clustering.residual());
        double[] first = Arrays.copyOf(clustering.eigenvalues(), Math.min(SHOWN, clustering.eigenvalues().length));
        Map<String, String> words = new LinkedHashMap<>();
        words.put(
                "clusters",
                clustering.count() + (wanted.isPresent() ? "" : " by the widest gap of the eigenvalues") + ", of "
                        + sizes(sizes) + " points");
        words.put("eigen", RowOutputOptions.eigen(first, clustering.residual()));
        List<String> warnings = new ArrayList<>(Advice.about(cloud));
        if (wanted.isEmpty() && clustering.count() == 1)
            warnings.add("the eigenvalues show no clear gap, so all points are one cluster; -n asks for more, a smaller"
                    + " -k parts more readily");
        return new Findings(
                "cluster",
                Version.text(),
                points.used(cloud),
                Optional.of(made.regularization().methodUsed()),
                found,
                words,
                warnings,
                stages.seconds(),
                output.written());
    }

    private static String sizes(int[] sizes) {
        int shown = Math.min(2 * SHOWN, sizes.length);
        return String.join(
                        ", ",
                        Arrays.stream(sizes, 0, shown).mapToObj(String::valueOf).toList())
                + (shown < sizes.length ? ", ..." : "");
    }

    private static Drawing drawing(PointsInput cloud, SpectralClustering found) {
        int size = cloud.cloud().size();
        double[] x = new double[size];
        double[] y = new double[size];
        for (int i = 0; i < size; i++) {
            x[i] = cloud.cloud().at(i, 0);
            y[i] = cloud.cloud().at(i, 1);
        }
        String title = found.count() == 1 ? "1 cluster" : found.count() + " clusters";
        return TitledSheet.of(
                cloud.table().file(),
                cloud.columns().get(0) + " (across) and " + cloud.columns().get(1) + " (up)",
                List.of(Scatter.groups(title, x, y, found.clusterOfRow())));
    }
}
