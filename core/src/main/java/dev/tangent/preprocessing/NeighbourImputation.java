package dev.tangent.preprocessing;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.array.Selection;
import dev.tangent.parallel.Parallel;

/// Missing cells by the rows that are nearest in what both have: a mean of theirs, weighted by distance (Troyanskaya et
/// al. 2001).
///
/// For standardised columns. Takes n min(n, [#MOST_DONORS]) d for n rows of d columns.
///
/// @param count of neighbours
record NeighbourImputation(int count) {
    /// Rows that others are compared with: evenly spaced ones of more.
    private static final int MOST_DONORS = 10_000;

    private static final int CHUNK = 16;

    /// A copy without NaN; a cell that no near row has becomes zero, the mean.
    Matrix filled(Matrix cells) {
        Matrix filled = cells.copy();
        int step = Math.max(1, (cells.rows() + MOST_DONORS - 1) / MOST_DONORS);
        int[] donors = new int[(cells.rows() + step - 1) / step];
        for (int t = 0; t < donors.length; t++) donors[t] = t * step;
        Parallel.forRange(cells.rows(), CHUNK, (from, to) -> {
            for (int row = from; row < to; row++) fill(row, cells, donors, filled);
        });
        return filled;
    }

    private void fill(int row, Matrix cells, int[] donors, Matrix filled) {
        double[] distances = new double[0];
        for (int c = 0; c < cells.columns(); c++) {
            if (!Double.isNaN(cells.at(row, c))) continue;
            if (distances.length == 0) distances = distances(row, cells, donors);
            filled.set(row, c, mean(c, cells, donors, distances));
        }
    }

    /// Mean squared differences over the cells that both rows have; infinite where they share none.
    private static double[] distances(int row, Matrix cells, int[] donors) {
        double[] distances = new double[donors.length];
        double[] x = cells.values();
        int columns = cells.columns();
        for (int t = 0; t < donors.length; t++) {
            double sum = 0;
            int shared = 0;
            for (int c = 0; c < columns; c++) {
                double difference = x[row * columns + c] - x[donors[t] * columns + c];
                if (Double.isNaN(difference)) continue;
                sum += difference * difference;
                shared++;
            }
            distances[t] = shared == 0 || donors[t] == row ? Double.POSITIVE_INFINITY : sum / shared;
        }
        return distances;
    }

    private double mean(int column, Matrix cells, int[] donors, double[] distances) {
        double[] keys = new double[donors.length];
        int[] items = new int[donors.length];
        int able = 0;
        for (int t = 0; t < donors.length; t++) {
            if (Double.isNaN(cells.at(donors[t], column)) || distances[t] == Double.POSITIVE_INFINITY) continue;
            keys[able] = distances[t];
            items[able++] = donors[t];
        }
        int kept = Math.min(count, able);
        if (kept == 0) return 0;
        if (kept < able) Selection.partition(keys, items, 0, able, kept);
        double[] weights = DistanceWeights.of(keys, kept);
        double sum = 0;
        for (int t = 0; t < kept; t++) sum += weights[t] * cells.at(items[t], column);
        return sum;
    }
}
