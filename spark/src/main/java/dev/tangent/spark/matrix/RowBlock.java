package dev.tangent.spark.matrix;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.spark.points.Cell;
import dev.tangent.spark.points.CellGraph;
import dev.tangent.spark.points.Neighbourhoods;
import dev.tangent.sparse.SparseMatrix;
import java.io.Serializable;
import java.util.Arrays;
import java.util.List;

/// The rows of R, or of the matrix that R is a power of, of one cell's own points.
///
/// @param cell the points
/// @param rowStart where each row begins
/// @param columns own points by their places; a number from the cell's size on is a point of the halo
/// @param halo identities of the halo's points
/// @param haloCells to which they belong
/// @param foreignCentres neighbourhoods of other cells whose matrices were computed here once more
public record RowBlock(
        Cell cell, int[] rowStart, int[] columns, double[] values, long[] halo, int[] haloCells, int foreignCentres)
        implements Serializable {

    /// Computes the matrices of all neighbourhoods that hold an own point, and sums them up.
    static RowBlock of(CellGraph own, List<Neighbourhoods> received, CellRegularizer spec) {
        Cell cell = own.cell();
        if (cell.size() == 0)
            return new RowBlock(cell, new int[1], new int[0], new double[0], new long[0], new int[0], 0);
        HaloGraph around = new HaloGraph(own, received);
        NeighbourGraph graph = around.graph();
        SparseMatrix matrix = spec.regularizer().over(graph).matrix().explicit();
        int size = cell.size();
        int end = matrix.rowStart()[size];
        int[] columns = Arrays.copyOf(matrix.columns(), end);
        int[] place = new int[matrix.size()];
        Arrays.fill(place, -1);
        int[] used = new int[matrix.size() - size];
        int count = 0;
        for (int p = 0; p < end; p++) {
            int column = columns[p];
            if (column < size) continue;
            if (place[column] < 0) {
                place[column] = size + count;
                used[count++] = column;
            }
            columns[p] = place[column];
        }
        int[] halo = Arrays.copyOf(used, count);
        return new RowBlock(
                cell,
                Arrays.copyOf(matrix.rowStart(), size + 1),
                columns,
                Arrays.copyOf(matrix.values(), end),
                Arrays.stream(halo).mapToLong(around::identity).toArray(),
                Arrays.stream(halo).map(around::cellOf).toArray(),
                around.foreignCentres());
    }

    public int size() {
        return cell.size();
    }

    public double diagonal(int row) {
        for (int p = rowStart[row]; p < rowStart[row + 1]; p++) if (columns[p] == row) return values[p];
        return 0;
    }

    /// The identity of a column's point.
    long identity(int column) {
        return column < size() ? cell.identities()[column] : halo[column - size()];
    }

    /// Own points that are coupled to the halo, ascending.
    public int[] interfacePoints() {
        int[] found = new int[size()];
        int count = 0;
        for (int i = 0; i < size(); i++) {
            boolean cut = false;
            for (int p = rowStart[i]; p < rowStart[i + 1]; p++) cut |= columns[p] >= size();
            if (cut) found[count++] = i;
        }
        return Arrays.copyOf(found, count);
    }

    long cutEntries() {
        return Arrays.stream(columns).filter(column -> column >= size()).count();
    }
}
