package dev.tangent.report;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.preprocessing.ScaledPoints;
import java.util.OptionalDouble;

/// The points of a fit.
///
/// @param distinct number of distinct points
/// @param rows those that are not used counted
/// @param dimension number of coordinates
/// @param recall the measured part of the true neighbours that an approximate search found; empty where it was exact
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public record CloudReport(
        int rows, int distinct, int dimension, OptionalDouble recall, PreprocessingReport preprocessing) {
    public static CloudReport of(NeighbourGraph graph, ScaledPoints points) {
        return new CloudReport(
                points.prepared().given().size(),
                graph.size(),
                graph.cloud().dimension(),
                graph.recall(),
                PreprocessingReport.of(points));
    }
}
