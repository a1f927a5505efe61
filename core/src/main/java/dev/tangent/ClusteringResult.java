package dev.tangent;

import dev.tangent.ManifoldAnalysis.AnalysisReport;
import dev.tangent.report.MethodReport;
import java.util.List;

/// Clusters and how they were found.
///
/// @param clusters of each row, numbered from 0 in the order of their first rows
/// @param sizes of each cluster, in rows
/// @param eigenvalues the smallest, ascending
/// @param gap the ratio of the eigenvalues on both sides of the number of clusters; infinite if clusters are connected
///     components
/// @param residual the largest relative residual of an eigenpair
public record ClusteringResult(
        List<Integer> clusters,
        List<Integer> sizes,
        List<Double> eigenvalues,
        double gap,
        double residual,
        MethodReport method,
        AnalysisReport analysis) {
    public ClusteringResult {
        clusters = List.copyOf(clusters);
        sizes = List.copyOf(sizes);
        eigenvalues = List.copyOf(eigenvalues);
    }

    /// How many clusters there are.
    public int count() {
        return sizes.size();
    }
}
