package dev.tangent.spark.learning;

import dev.tangent.linalg.dense.ColumnSpace;
import dev.tangent.spark.points.Cell;
import java.util.ArrayList;
import java.util.List;

/// A few points that span what many do: one, then always the one that is farthest from what those before it span.
final class SpanningPoints {
    private SpanningPoints() {}

    /// @param most directions to find
    static double[][] of(Cell cell, int[] members, int most) {
        int n = cell.dimension();
        double[] origin = point(cell, members[0]);
        double[][] rest = new double[members.length][];
        for (int i = 0; i < rest.length; i++) {
            rest[i] = point(cell, members[i]);
            for (int t = 0; t < n; t++) rest[i][t] -= origin[t];
        }
        List<double[]> found = new ArrayList<>(List.of(origin));
        double[] basis = new double[(most + 1) * n];
        for (int rank = 0; rank < most; rank++) {
            int farthest = farthest(rest);
            System.arraycopy(rest[farthest], 0, basis, rank * n, n);
            if (!ColumnSpace.extend(basis, n, rank, 0)) break;
            found.add(point(cell, members[farthest]));
            for (double[] vector : rest) project(vector, basis, rank * n);
        }
        return found.toArray(double[][]::new);
    }

    private static double[] point(Cell cell, int i) {
        double[] point = new double[cell.dimension()];
        System.arraycopy(cell.coordinates(), i * point.length, point, 0, point.length);
        return point;
    }

    private static int farthest(double[][] vectors) {
        int farthest = 0;
        double most = -1;
        for (int i = 0; i < vectors.length; i++) {
            double square = 0;
            for (double x : vectors[i]) square += x * x;
            if (square > most) {
                most = square;
                farthest = i;
            }
        }
        return farthest;
    }

    private static void project(double[] vector, double[] basis, int at) {
        double along = 0;
        for (int t = 0; t < vector.length; t++) along += vector[t] * basis[at + t];
        for (int t = 0; t < vector.length; t++) vector[t] -= along * basis[at + t];
    }
}
