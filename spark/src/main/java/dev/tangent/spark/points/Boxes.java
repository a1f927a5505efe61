package dev.tangent.spark.points;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;

/// The bounding box of each cell's own points, and how many these are: what every cell knows of all others.
///
/// @param corners for each cell the least coordinates, then the largest
public record Boxes(int[] sizes, double[][] corners) implements Serializable {
    private record CellBox(int size, double[] corners) implements Serializable {}

    public static Boxes of(Cells cells) {
        List<CellBox> all =
                cells.rdd().map(cell -> new CellBox(cell.size(), corners(cell))).collect();
        return new Boxes(
                all.stream().mapToInt(CellBox::size).toArray(),
                all.stream().map(CellBox::corners).toArray(double[][]::new));
    }

    public int cells() {
        return sizes.length;
    }

    /// Distinct points in all.
    public long points() {
        return Arrays.stream(sizes).asLongStream().sum();
    }

    private static double[] corners(Cell cell) {
        int n = cell.dimension();
        double[] corners = new double[2 * n];
        Arrays.fill(corners, 0, n, Double.POSITIVE_INFINITY);
        Arrays.fill(corners, n, 2 * n, Double.NEGATIVE_INFINITY);
        for (int i = 0; i < cell.size(); i++)
            for (int t = 0; t < n; t++) {
                double x = cell.coordinates()[i * n + t];
                corners[t] = Math.min(corners[t], x);
                corners[n + t] = Math.max(corners[n + t], x);
            }
        return corners;
    }

    /// The squared distance of a place to the points' box, summed in the order of the coordinates. Each difference
    /// is at most that to any point of the box, and rounding keeps that order: the sum, too, is at most the squared
    /// distance as it is computed to any point inside.
    public double squaredDistance(double[] coordinates, int at, int cell) {
        double[] box = corners[cell];
        int n = box.length / 2;
        double sum = 0;
        for (int t = 0; t < n; t++) {
            double x = coordinates[at + t];
            double difference = x < box[t] ? box[t] - x : x > box[n + t] ? x - box[n + t] : 0;
            sum += difference * difference;
        }
        return sum;
    }
}
