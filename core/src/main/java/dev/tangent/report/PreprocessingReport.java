package dev.tangent.report;

import dev.tangent.preprocessing.ScaledPoints;

/// What happened to points before anything was learnt.
///
/// @param standardise none, scale or robust
/// @param reason for it, in words
/// @param incomplete how many rows lack coordinates
/// @param cells how many coordinates are missing
/// @param missing what became of these rows: refuse, drop, median or neighbours
/// @param way what missing coordinates were made up for by, in words; empty where that was not needed
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public record PreprocessingReport(
        String standardise, String reason, int incomplete, int cells, String missing, String way) {
    public static PreprocessingReport of(ScaledPoints points) {
        int complete = points.prepared().given().completeRows().length;
        return new PreprocessingReport(
                points.kind().word(),
                points.reason(),
                points.prepared().given().size() - complete,
                points.prepared().given().missing(),
                points.prepared().missing().word(),
                points.prepared().way());
    }
}
