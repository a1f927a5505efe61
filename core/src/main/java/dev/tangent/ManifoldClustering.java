package dev.tangent;

import dev.tangent.ManifoldAnalysis.AnalysisReport;
import dev.tangent.fit.Stages;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.Points;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.ParameterValues;
import dev.tangent.preprocessing.ScaledPoints;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.spectral.SpectralClustering;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/// Groups of connected points, whatever their shape: normalised spectral clustering.
///
/// ```java
/// var groups = new ManifoldClustering().clusters(3).fit(points);
/// ```
public final class ManifoldClustering extends ManifoldAnalysis<ManifoldClustering> {
    private final OptionalInt clusters;

    /// By the graph Laplacian; as many clusters as the eigenvalues show.
    public ManifoldClustering() {
        this(RegularizerSettings.of(Methods.LAPLACIAN), OptionalInt.empty());
    }

    private ManifoldClustering(RegularizerSettings settings, OptionalInt clusters) {
        super(settings);
        this.clusters = clusters;
    }

    @Override
    ManifoldClustering with(RegularizerSettings other) {
        return new ManifoldClustering(other, clusters);
    }

    /// How many clusters.
    public ManifoldClustering clusters(int count) {
        return new ManifoldClustering(settings, OptionalInt.of(Check.atLeast(1, count, "number of clusters")));
    }

    @Override
    Set<Parameter<?>> own() {
        return Set.of(Parameter.DIMENSION);
    }

    /// Clusters the points.
    public ClusteringResult fit(Points points) {
        return suited(points).clustered(points);
    }

    private ClusteringResult clustered(Points points) {
        return analysed(points, (scaled, stages) -> {
            Made made = made(DistinctPoints.of(points, scaled.cloud()), given(), stages);
            SpectralClustering found = stages.run(
                    "clusters",
                    () -> SpectralClustering.of(
                            made.matrix(), clusters, settings.execution().seed()));
            return result(points, made, scaled, found, stages);
        });
    }

    /// LG's null space has linear functions where nobody says otherwise: here that would hide the clusters.
    private ParameterValues given() {
        return settings.method().takes(Parameter.NULL_SPACE)
                ? settings.given().withDefault(Parameter.NULL_SPACE, NullSpace.CONSTANT)
                : settings.given();
    }

    private ClusteringResult result(
            Points points, Made made, ScaledPoints scaled, SpectralClustering found, Stages stages) {
        Integer[] sizes = new Integer[found.count()];
        Arrays.fill(sizes, 0);
        for (int cluster : found.clusterOfRow()) sizes[cluster]++;
        List<String> warnings = clusters.isEmpty() && found.count() == 1
                ? List.of(
                        "the eigenvalues show no clear gap, so all points are one cluster; ask for a number of clusters,"
                                + " or for fewer neighbours")
                : List.of();
        return new ClusteringResult(
                Arrays.stream(found.clusterOfRow()).boxed().toList(),
                List.of(sizes),
                Arrays.stream(found.eigenvalues()).boxed().toList(),
                found.gap(),
                found.residual(),
                made.method(),
                new AnalysisReport(made.cloud(scaled), notes(points, warnings), stages.seconds()));
    }
}
