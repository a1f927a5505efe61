package dev.tangent.preprocessing;

import dev.tangent.Standardisation;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.neighbours.NeighbourIndex;
import java.util.Arrays;
import java.util.stream.IntStream;

/// Whether rows whose missing cells were imputed lie where complete rows lie.
///
/// On a curved manifold the coordinates that are there often leave several places open, and an imputed row between them
/// is off the manifold: it would join what is far apart. Where columns fill space, or go together by nearly linear
/// rules, an imputed row has complete rows around it as any other row has, and is a better member of the graph than
/// none.
final class ImputationPlausibility {
    /// Rows that are enough to tell.
    private static final int MOST = 2000;

    /// Of the distances of complete rows to their nearest: what is beyond is off the manifold.
    private static final double USUAL = 0.95;

    /// Share of the imputed rows that may be.
    private static final double FEW = 0.15;

    /// Rows to judge by: where fewer lack cells, complete ones lose the same.
    private static final int JUDGED = 100;

    /// One complete row in so many may, at most.
    private static final int EVERY = 3;

    private ImputationPlausibility() {}

    /// Judges by evenly spaced rows of many.
    static boolean of(IncompletePoints points) {
        int step = Math.ceilDiv(points.size(), MOST);
        int[] rows = IntStream.range(0, Math.ceilDiv(points.size(), step))
                .map(t -> t * step)
                .toArray();
        IncompletePoints given = select(points, rows);
        if (given.completeRows().length < EVERY || given.missing() == 0) return false;
        IncompletePoints some = withMoreGaps(given);
        int[] complete = some.completeRows();
        for (int c = 0; c < some.dimension(); c++) if (some.present(c).length == 0) return false;
        PointCloud all = CellImputation.of(some).cloud();
        ColumnScaler scaler = ColumnScaler.of(all.select(complete), Standardisation.SCALE, points.indicators());
        PointCloud scaled = scaler.of(all);
        return share(scaled, complete) <= FEW;
    }

    private static IncompletePoints select(IncompletePoints points, int[] rows) {
        int dimension = points.dimension();
        double[] cells = new double[rows.length * dimension];
        for (int i = 0; i < rows.length; i++)
            for (int c = 0; c < dimension; c++) cells[i * dimension + c] = points.at(rows[i], c);
        return IncompletePoints.of(dimension, cells, points.indicators());
    }

    private static IncompletePoints withMoreGaps(IncompletePoints points) {
        int[] complete = points.completeRows();
        int[] incomplete = IntStream.range(0, points.size())
                .filter(row -> !points.isComplete(row))
                .toArray();
        int more = Math.min(JUDGED - incomplete.length, complete.length / EVERY);
        double[] cells = points.toArray();
        int dimension = points.dimension();
        for (int t = 0; t < more; t++) {
            int row = complete[t * (complete.length / more)];
            int like = incomplete[t % incomplete.length];
            for (int c = 0; c < dimension; c++)
                if (Double.isNaN(points.at(like, c))) cells[row * dimension + c] = Double.NaN;
        }
        return points.with(cells);
    }

    /// Of the imputed rows those further from the nearest complete row than nearly all complete rows are from
    /// theirs.
    private static double share(PointCloud all, int[] complete) {
        PointCloud known = DistinctPoints.of(all.select(complete)).cloud();
        if (known.size() < 2) return 1;
        NeighbourIndex index = NeighbourIndex.of(known);
        double[] usual = new double[known.size()];
        double[] second = index.nearest(known, 2).squaredDistances();
        for (int i = 0; i < usual.length; i++) usual[i] = second[2 * i + 1];
        double limit = Spread.quantile(usual, USUAL);
        boolean[] own = new boolean[all.size()];
        for (int row : complete) own[row] = true;
        int[] others = IntStream.range(0, all.size()).filter(row -> !own[row]).toArray();
        double[] first = index.nearest(all.select(others), 1).squaredDistances();
        return Arrays.stream(first).filter(square -> square > limit).count() / (double) others.length;
    }
}
