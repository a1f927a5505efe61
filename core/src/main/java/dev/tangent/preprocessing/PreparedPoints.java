package dev.tangent.preprocessing;

import dev.tangent.InvalidInput;
import dev.tangent.MissingCoordinates;
import dev.tangent.Standardisation;
import dev.tangent.Subject;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.PointCloud;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/// Points whose missing coordinates are dealt with: some or all rows, without gaps.
///
/// @param given the points as they were given
/// @param used rows that make the manifold, ascending
/// @param cloud the rows that are used, without gaps and not scaled
/// @param way what missing coordinates were made up for by, in words; empty where that was not needed
public record PreparedPoints(
        IncompletePoints given, int[] used, PointCloud cloud, MissingCoordinates missing, String way) {
    /// Below this part of the rows the complete ones may not show the manifold.
    private static final double MOST = 0.5;

    private static final int FEWEST = 20;
    private static final int FEWEST_LABELS = 5;

    /// For learning. Where most rows are complete and imputed ones would be off the manifold, complete rows alone
    /// make it, as if there were no others.
    ///
    /// @param labelled rows that carry labels: those of complete rows have to be enough if only these are used
    public static PreparedPoints of(IncompletePoints given, MissingCoordinates missing, int[] labelled) {
        int[] complete = given.completeRows();
        if (complete.length == given.size()) return part(given, missing, complete, "");
        return switch (missing) {
            case REFUSE -> throw refused(given);
            case DROP -> dropped(given, complete, labelled);
            case MEDIAN -> median(given, known(given, labelled));
            case NEIGHBOURS ->
                isEnough(given, complete, labelled) && !ImputationPlausibility.of(given)
                        ? part(given, missing, complete, "the nearest complete rows")
                        : imputed(given, known(given, labelled));
        };
    }

    /// For whatever needs all rows: missing coordinates are imputed.
    public static PreparedPoints all(IncompletePoints given, MissingCoordinates missing) {
        int[] complete = given.completeRows();
        if (complete.length == given.size()) return part(given, missing, complete, "");
        return switch (missing) {
            case REFUSE -> throw refused(given);
            case DROP ->
                throw new InvalidInput(
                        "%s drop leaves no place for rows that lack coordinates, but every row has to have one here;"
                                + " choose median or neighbours",
                        Subject.MISSING);
            case MEDIAN -> median(given, everyRow(given));
            case NEIGHBOURS -> imputed(given, everyRow(given));
        };
    }

    private static PreparedPoints part(IncompletePoints given, MissingCoordinates missing, int[] rows, String way) {
        return new PreparedPoints(given, rows, given.complete(rows), missing, way);
    }

    private static PreparedPoints dropped(IncompletePoints given, int[] complete, int[] labelled) {
        IntPredicate isComplete = given::isComplete;
        if (IntStream.of(labelled).noneMatch(isComplete))
            throw new InvalidInput(
                    "%s drop leaves no label: every labelled row lacks a coordinate; choose median or neighbours",
                    Subject.MISSING);
        return part(given, MissingCoordinates.DROP, complete, "");
    }

    private static PreparedPoints median(IncompletePoints given, int[] rows) {
        return new PreparedPoints(
                given,
                rows,
                MedianImputation.of(given.select(rows)),
                MissingCoordinates.MEDIAN,
                "the columns' medians");
    }

    private static int[] everyRow(IncompletePoints given) {
        return IntStream.range(0, given.size()).toArray();
    }

    /// Rows with any coordinate: of one without nothing is known, and nothing is learnt from its label.
    private static int[] known(IncompletePoints given, int[] labelled) {
        int[] known = IntStream.range(0, given.size())
                .filter(row -> hasAny(given, row))
                .toArray();
        if (known.length < given.size() && IntStream.of(labelled).noneMatch(row -> hasAny(given, row)))
            throw new InvalidInput("no label can be learnt from: every labelled row lacks all its coordinates; label"
                    + " rows that have some");
        return known;
    }

    /// How many rows lack all their coordinates.
    public static int blank(IncompletePoints given) {
        return (int) IntStream.range(0, given.size())
                .filter(row -> !hasAny(given, row))
                .count();
    }

    private static boolean hasAny(IncompletePoints given, int row) {
        return IntStream.range(0, given.dimension()).anyMatch(c -> !Double.isNaN(given.at(row, c)));
    }

    private static PreparedPoints imputed(IncompletePoints given, int[] rows) {
        for (int c = 0; c < given.dimension(); c++)
            if (given.present(c).length == 0)
                throw new InvalidInput("coordinate " + c + " is missing at every point; leave it out");
        CellImputation.Imputed found = CellImputation.of(given.select(rows));
        return new PreparedPoints(given, rows, found.cloud(), MissingCoordinates.NEIGHBOURS, found.way());
    }

    private static boolean isEnough(IncompletePoints given, int[] complete, int[] labelled) {
        long known = IntStream.of(labelled).filter(given::isComplete).count();
        return complete.length >= Math.max(FEWEST, MOST * given.size())
                && known >= Math.min(FEWEST_LABELS, labelled.length);
    }

    private static InvalidInput refused(IncompletePoints given) {
        for (int i = 0; i < given.size(); i++)
            for (int c = 0; c < given.dimension(); c++)
                if (Double.isNaN(given.at(i, c)))
                    return new InvalidInput("coordinate " + c + " of point " + i
                            + " is missing; drop, median and neighbours are ways to go on without it");
        throw new IllegalStateException("all points are complete");
    }

    public boolean usesAll() {
        return used.length == given.size();
    }

    /// In one scale, or in each of two where the spreads leave that open; the likelier one first.
    public List<ScaledPoints> scaled(Standardisation kind) {
        if (kind != Standardisation.AUTO) return List.of(ScaledPoints.of(this, kind, "as asked for"));
        UnitComparison units = UnitComparison.of(cloud, given.indicators());
        ScaledPoints likely = ScaledPoints.of(this, units.decision(), units.reason());
        if (!units.isOpen()) return List.of(likely);
        Standardisation other = units.decision() == Standardisation.NONE ? Standardisation.SCALE : Standardisation.NONE;
        return List.of(likely, ScaledPoints.of(this, other, units.reason()));
    }
}
