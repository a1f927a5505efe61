package dev.tangent.geometry.neighbours;

import dev.tangent.Check;

/// Coordinates of points as one array, one row a point after the other.
public final class FlatRows {
    private FlatRows() {}

    /// Of rows that are all as long as the first.
    public static double[] of(double[][] rows) {
        Check.atLeast(1, rows.length, "number of points");
        int dimension = rows[0].length;
        double[] flat = new double[Math.multiplyExact(rows.length, dimension)];
        for (int i = 0; i < rows.length; i++) {
            Check.that(
                    rows[i].length == dimension,
                    "point %s has %s coordinates but point 0 has %s",
                    i,
                    rows[i].length,
                    dimension);
            System.arraycopy(rows[i], 0, flat, i * dimension, dimension);
        }
        return flat;
    }

    /// Refuses what is not a whole number of points, and at least one.
    public static void check(int dimension, double[] coordinates) {
        Check.atLeast(1, dimension, "dimension of the points");
        Check.atLeast(1, coordinates.length, "number of coordinates");
        Check.that(
                coordinates.length % dimension == 0,
                coordinates.length + " coordinates are not a whole number of points of dimension " + dimension);
    }

    /// Some of the points, in that order.
    public static double[] select(int dimension, double[] coordinates, int[] chosen) {
        double[] selected = new double[Math.multiplyExact(chosen.length, dimension)];
        for (int i = 0; i < chosen.length; i++)
            System.arraycopy(coordinates, chosen[i] * dimension, selected, i * dimension, dimension);
        return selected;
    }
}
