package dev.tangent.preprocessing;

import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.SplittableRandom;

/// Estimates all missing coordinates of points, by principal components or by near points: whichever is better at cells
/// that are there and were hidden.
final class CellImputation {
    private static final int[] RANKS = {1, 2, 3, 5, 8, 12, 18, 27, 40, 60};
    private static final int NEIGHBOURS = 10;

    /// Columns beyond which principal components take too long.
    private static final int MOST_COLUMNS = 400;

    /// Rows that are enough to compare ways.
    private static final int MOST_COMPARED = 1_500;

    /// One cell in so many is hidden.
    private static final int HIDDEN = 10;

    private CellImputation() {}

    /// Without gaps, and how that came about.
    record Imputed(PointCloud cloud, String way) {}

    static Imputed of(IncompletePoints points) {
        Matrix cells = Matrix.wrap(points.size(), points.dimension(), points.toArray());
        double[] locations = new double[cells.columns()];
        double[] scales = new double[cells.columns()];
        for (int c = 0; c < scales.length; c++) {
            double[] present = points.present(c);
            locations[c] = Spread.mean(present);
            double spread = Spread.deviation(present);
            scales[c] = spread > 0 ? spread : 1;
            for (int i = 0; i < cells.rows(); i++) cells.set(i, c, (cells.at(i, c) - locations[c]) / scales[c]);
        }
        int rank = rank(cells);
        Matrix filled = rank < 0 ? new NeighbourImputation(NEIGHBOURS).filled(cells) : components(cells, rank);
        double[] all = points.toArray();
        for (int t = 0; t < all.length; t++)
            if (Double.isNaN(all[t]))
                all[t] = locations[t % scales.length] + scales[t % scales.length] * filled.values()[t];
        return new Imputed(
                PointCloud.wrap(points.dimension(), all),
                rank < 0 ? "the nearest rows" : rank + (rank == 1 ? " principal component" : " principal components"));
    }

    private static Matrix components(Matrix cells, int rank) {
        Matrix filled = cells.copy();
        new PrincipalComponentImputation(rank).fill(filled);
        return filled;
    }

    /// The number of components that is best at hidden cells; -1 if neighbours are better.
    private static int rank(Matrix cells) {
        int step = Math.max(1, (cells.rows() + MOST_COMPARED - 1) / MOST_COMPARED);
        int[] rows = new int[(cells.rows() + step - 1) / step];
        Arrays.setAll(rows, t -> t * step);
        int[] columns = new int[cells.columns()];
        Arrays.setAll(columns, c -> c);
        Matrix truth = cells.select(rows, columns);
        Matrix hidden = hidden(truth);
        double neighbours = error(truth, hidden, new NeighbourImputation(NEIGHBOURS).filled(hidden));
        if (columns.length > MOST_COLUMNS) return -1;
        double least = Double.POSITIVE_INFINITY;
        int best = -1;
        int worse = 0;
        for (int rank : RANKS) {
            if (rank >= columns.length || worse > 1) break;
            double error = error(truth, hidden, components(hidden, rank));
            worse = error < least ? 0 : worse + 1;
            if (error >= least) continue;
            least = error;
            best = rank;
        }
        return least < neighbours ? best : -1;
    }

    private static Matrix hidden(Matrix truth) {
        SplittableRandom random = new SplittableRandom(truth.rows());
        Matrix hidden = truth.copy();
        double[] x = hidden.values();
        for (int t = 0; t < x.length; t++) if (random.nextInt(HIDDEN) == 0) x[t] = Double.NaN;
        return hidden;
    }

    /// Mean squared, over cells that are there and were hidden.
    private static double error(Matrix truth, Matrix hidden, Matrix filled) {
        double sum = 0;
        int count = 0;
        for (int t = 0; t < truth.values().length; t++) {
            double difference = filled.values()[t] - truth.values()[t];
            if (!Double.isNaN(hidden.values()[t]) || Double.isNaN(difference)) continue;
            sum += difference * difference;
            count++;
        }
        return count == 0 ? 0 : sum / count;
    }
}
