package dev.tangent.spark.matrix;

import java.io.Serializable;

/// How large the borders between cells are.
///
/// @param cells partitions
/// @param points distinct points
/// @param largestCell points of the largest cell
/// @param entries of R's rows, or of those that R is a power of
/// @param cutEntries entries that couple points of different cells
/// @param haloPoints copies of points that cells hold of other cells' points, in all
/// @param interfacePoints points that are coupled to other cells
/// @param recomputed local matrices that were computed in more than one cell, counted once for each more
public record HaloReport(
        int cells,
        long points,
        int largestCell,
        long entries,
        long cutEntries,
        long haloPoints,
        long interfacePoints,
        long recomputed)
        implements Serializable {
    static HaloReport of(RowBlock block) {
        return new HaloReport(
                1,
                block.size(),
                block.size(),
                block.columns().length,
                block.cutEntries(),
                block.halo().length,
                block.interfacePoints().length,
                block.foreignCentres());
    }

    HaloReport plus(HaloReport other) {
        return new HaloReport(
                cells + other.cells,
                points + other.points,
                Math.max(largestCell, other.largestCell),
                entries + other.entries,
                cutEntries + other.cutEntries,
                haloPoints + other.haloPoints,
                interfacePoints + other.interfacePoints,
                recomputed + other.recomputed);
    }

    @Override
    public String toString() {
        return String.format(
                java.util.Locale.ROOT,
                "%,d points in %d cells of at most %,d; %.1f %% of the points are on interfaces, halos hold %.1f %% as"
                        + " many copies, %.1f %% of R's entries are cut, %.1f %% of the local matrices computed again",
                points,
                cells,
                largestCell,
                100.0 * interfacePoints / points,
                100.0 * haloPoints / points,
                100.0 * cutEntries / entries,
                100.0 * recomputed / points);
    }
}
