package dev.tangent.report;

import java.util.OptionalDouble;
import java.util.OptionalInt;

/// The points of a fit.
///
/// @param distinct number of distinct points
/// @param rows those that are not used counted
/// @param dimension number of coordinates; none where only a graph is known
/// @param edges of a graph that was given; empty where neighbours were searched for
/// @param recall the measured part of the true neighbours that an approximate search found; empty where it was exact
public record CloudReport(
        int rows,
        int distinct,
        int dimension,
        OptionalInt edges,
        OptionalDouble recall,
        PreprocessingReport preprocessing) {

    /// What happened to points before anything was learnt.
    ///
    /// @param standardise none, scale or robust
    /// @param reason for it, in words
    /// @param incomplete how many rows lack coordinates
    /// @param cells how many coordinates are missing
    /// @param missing what became of these rows: refuse, drop, median or neighbours
    /// @param way what missing coordinates were made up for by, in words; empty where that was not needed
    public record PreprocessingReport(
            String standardise, String reason, int incomplete, int cells, String missing, String way) {}
}
