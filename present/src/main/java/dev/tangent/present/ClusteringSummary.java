package dev.tangent.present;

import dev.tangent.ClusteringResult;
import dev.tangent.data.input.PointsInput;
import dev.tangent.linalg.Matrix;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Clusters as a table of the rows, and what there is to say of them.
public final class ClusteringSummary {
    private static final int MOST_EIGENVALUES = 8;
    private static final int MOST_SIZES = 16;

    private ClusteringSummary() {}

    /// Every row with the cluster it is in.
    public static RowTable table(ClusteringResult result) {
        return RowTable.numbered(
                List.of("cluster"),
                result.clusters().size(),
                (out, row) -> out.cell(result.clusters().get(row)));
    }

    /// The clusters alone.
    public static Matrix matrix(ClusteringResult result) {
        Matrix rows = Matrix.zeros(result.clusters().size(), 1);
        for (int i = 0; i < rows.rows(); i++) rows.set(i, 0, result.clusters().get(i));
        return rows;
    }

    /// What the clustering came to.
    ///
    /// @param counted whether the eigenvalues said how many clusters there are
    /// @param run whose warnings come after those of points and result
    public static Summary.AnalysisSummary of(
            String version, PointsInput points, ClusteringResult result, boolean counted, RunSummary run) {
        return new Summary.AnalysisSummary(
                "cluster",
                version,
                PointsSummary.of(points, result.analysis().cloud()),
                Optional.of(result.method()),
                found(result),
                words(result, counted),
                FindingText.on(run.after(result.analysis().warnings()), points.findings(), FrontWords.COMMAND_LINE));
    }

    private static Map<String, Object> found(ClusteringResult result) {
        Map<String, Object> found = new LinkedHashMap<>();
        found.put("clusters", result.count());
        found.put("sizes", result.sizes());
        found.put("eigenvalues", result.eigenvalues());
        found.put("gap", Double.isInfinite(result.gap()) ? "infinite" : result.gap());
        found.put("residual", result.residual());
        return found;
    }

    private static Map<String, String> words(ClusteringResult result, boolean counted) {
        List<Double> first =
                result.eigenvalues().stream().limit(MOST_EIGENVALUES).toList();
        Map<String, String> words = new LinkedHashMap<>();
        words.put(
                "clusters",
                result.count() + (counted ? " by the widest gap of the eigenvalues" : "") + ", of "
                        + sizes(result.sizes()) + " points");
        words.put("eigen", EigenText.of(first, result.residual()));
        return words;
    }

    private static String sizes(List<Integer> sizes) {
        return sizes.stream().limit(MOST_SIZES).map(String::valueOf).collect(Collectors.joining(", "))
                + (sizes.size() > MOST_SIZES ? ", ..." : "");
    }
}
