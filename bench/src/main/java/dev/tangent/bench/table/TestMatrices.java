package dev.tangent.bench.table;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.operator.MatrixPower;
import java.util.Arrays;

/// Sparse positive definite matrices that factorizations are compared on.
public final class TestMatrices {
    private TestMatrices() {}

    /// The square of the five-point Laplacian of a side x side grid with zeros around it.
    public static SparseMatrix biharmonic(int side) {
        return new MatrixPower(grid(side), 2).explicit();
    }

    /// The Laplacian of the neighbour graph plus a thousandth of its mean diagonal entry.
    public static SparseMatrix graphLaplacian(PointCloud cloud, int neighbours) {
        var laplacian = new Laplacian().over(NeighbourGraph.nearest(cloud, neighbours));
        double[] added = new double[laplacian.size()];
        Arrays.fill(added, 1e-3 * laplacian.scale());
        return laplacian.matrix().explicit().scaledPlusDiagonal(1, added);
    }

    public static SparseMatrix grid(int side) {
        int[] start = new int[side * side + 1];
        int[] columns = new int[5 * side * side];
        double[] values = new double[columns.length];
        int count = 0;
        for (int i = 0; i < side * side; i++) {
            int x = i % side;
            for (int step : new int[] {-side, -1, 0, 1, side}) {
                int other = i + step;
                boolean across = (step == -1 && x == 0) || (step == 1 && x == side - 1);
                if (across || other < 0 || other >= side * side) continue;
                columns[count] = other;
                values[count++] = step == 0 ? 4 : -1;
            }
            start[i + 1] = count;
        }
        return new SparseMatrix(start, Arrays.copyOf(columns, count), Arrays.copyOf(values, count));
    }
}
