package dev.tangent.geometry;

import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import java.util.Optional;

/// A cloud with exact duplicates merged, in order of first appearance, and which distinct point each row became.
///
/// Merging comes first because two equal points make the local kernel singular, and its pseudo-inverse then gives no
/// energy to a jump between the copies. Expected time linear in the number of points.
public final class DistinctPoints {
    private static final int ROWS = 4096;

    private final PointCloud cloud;
    private final int[] pointOfRow;
    private final Optional<WeightedGraph> graph;

    private DistinctPoints(PointCloud cloud, int[] pointOfRow, Optional<WeightedGraph> graph) {
        this.cloud = cloud;
        this.pointOfRow = pointOfRow;
        this.graph = graph;
    }

    /// Points as they are worked on. Vertices of a graph are all different, wherever they lie.
    ///
    /// @param prepared the coordinates of all points, without gaps and scaled
    public static DistinctPoints of(Points given, PointCloud prepared) {
        return given instanceof WeightedGraph graph
                ? new DistinctPoints(prepared, numbers(prepared.size()), Optional.of(graph))
                : of(prepared);
    }

    public static DistinctPoints of(PointCloud rows) {
        int size = rows.size();
        int[] table = new int[Integer.highestOneBit(Math.max(16, size)) << 2];
        Arrays.fill(table, -1);
        int[] first = new int[size];
        int[] pointOfRow = new int[size];
        int[] hashes = new int[size];
        Parallel.forRange(size, ROWS, (from, to) -> {
            for (int row = from; row < to; row++) hashes[row] = hash(rows, row);
        });
        int distinct = 0;
        for (int row = 0; row < size; row++) {
            int slot = slotOf(rows, row, hashes[row], first, table);
            if (table[slot] < 0) {
                table[slot] = distinct;
                first[distinct++] = row;
            }
            pointOfRow[row] = table[slot];
        }
        PointCloud cloud = distinct == size ? rows : rows.select(Arrays.copyOf(first, distinct));
        return new DistinctPoints(cloud, pointOfRow, Optional.empty());
    }

    /// Every row a point of its own, for those who gathered the rows themselves and count on their numbers.
    static DistinctPoints asTheyAre(PointCloud rows) {
        return new DistinctPoints(rows, numbers(rows.size()), Optional.empty());
    }

    private static int[] numbers(int count) {
        int[] numbers = new int[count];
        Arrays.setAll(numbers, i -> i);
        return numbers;
    }

    private static int slotOf(PointCloud rows, int row, int hash, int[] first, int[] table) {
        int slot = hash & (table.length - 1);
        while (table[slot] >= 0 && !samePlace(rows, first[table[slot]], row)) slot = (slot + 1) & (table.length - 1);
        return slot;
    }

    /// Compared coordinate by coordinate: a squared distance may underflow to zero between different points.
    private static boolean samePlace(PointCloud rows, int a, int b) {
        for (int t = 0; t < rows.dimension(); t++) if (rows.at(a, t) != rows.at(b, t)) return false;
        return true;
    }

    private static int hash(PointCloud rows, int row) {
        long hash = 1;
        for (int t = 0; t < rows.dimension(); t++) {
            // Adding zero turns -0.0 into 0.0: the two are the same place.
            hash = hash * 0x9E3779B97F4A7C15L + Double.doubleToLongBits(rows.at(row, t) + 0.0);
            hash ^= hash >>> 29;
        }
        return (int) (hash ^ hash >>> 32);
    }

    /// The distinct points.
    public PointCloud cloud() {
        return cloud;
    }

    /// The graph that was given in place of nearest neighbours, whose vertices these are.
    public Optional<WeightedGraph> graph() {
        return graph;
    }

    /// Rows before merging.
    public int rows() {
        return pointOfRow.length;
    }

    public int merged() {
        return rows() - cloud.size();
    }

    /// For each point the first of the rows that share it.
    public int[] firstRows() {
        int[] first = new int[cloud.size()];
        for (int row = rows() - 1; row >= 0; row--) first[pointOf(row)] = row;
        return first;
    }

    public int pointOf(int row) {
        return pointOfRow[row];
    }

    /// Numbers of distinct points given to every row that lies there.
    public int[] expand(int[] numbers) {
        return Arrays.stream(pointOfRow).map(point -> numbers[point]).toArray();
    }

    /// Values at distinct points, a row each, given to every row that lies there.
    public Matrix expand(Matrix values) {
        int width = values.columns();
        Matrix rows = Matrix.zeros(rows(), width);
        for (int row = 0; row < rows(); row++)
            System.arraycopy(values.values(), pointOfRow[row] * width, rows.values(), row * width, width);
        return rows;
    }
}
