package dev.tangent.report;

import dev.tangent.geometry.NeighbourGraph;
import java.util.OptionalDouble;

/// The points of a fit.
///
/// @param distinct number of distinct points
/// @param dimension number of coordinates
/// @param recall the measured part of the true neighbours that an approximate search found; empty where it was exact
public record CloudReport(int rows, int distinct, int dimension, OptionalDouble recall) {
    public static CloudReport of(NeighbourGraph graph) {
        return new CloudReport(
                graph.points().rows(), graph.size(), graph.cloud().dimension(), graph.recall());
    }
}
