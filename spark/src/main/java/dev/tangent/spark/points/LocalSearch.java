package dev.tangent.spark.points;

import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.neighbours.NeighbourIndex;
import dev.tangent.geometry.neighbours.NeighbourSearch;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What a cell finds among its own points, and what it asks and answers of others.
///
/// @param cell whose points they are
/// @param kept members of a neighbourhood, the centre first; fewer than k where the cell has fewer points
/// @param members places in the cell
record LocalSearch(Cell cell, int kept, int[] members, double[] squaredDistances) implements Serializable {
    static LocalSearch of(Cell cell, int k) {
        int kept = Math.min(k, cell.size());
        if (kept == 0) return new LocalSearch(cell, 0, new int[0], new double[0]);
        NeighbourSearch.Found found = NeighbourIndex.of(cell.cloud()).neighbourhoods(kept);
        return new LocalSearch(cell, kept, found.neighbours(), found.squaredDistances());
    }

    /// The largest squared distance at which another point is still of use.
    private double bound(int point, int k) {
        return kept < k ? Double.POSITIVE_INFINITY : squaredDistances[(point + 1) * kept - 1];
    }

    /// For each other cell the points whose k-th distance reaches its box.
    Map<Integer, NeighbourQueries> queries(Boxes boxes, int k) {
        Map<Integer, NeighbourQueries> all = new HashMap<>();
        int n = cell.dimension();
        for (int other = 0; other < boxes.sizes().length; other++) {
            if (other == cell.number() || boxes.sizes()[other] == 0) continue;
            int[] reaching = new int[cell.size()];
            int count = 0;
            for (int i = 0; i < cell.size(); i++)
                if (boxes.squaredDistance(cell.coordinates(), i * n, other) <= bound(i, k)) reaching[count++] = i;
            if (count > 0) all.put(other, asked(Arrays.copyOf(reaching, count), k));
        }
        return all;
    }

    private NeighbourQueries asked(int[] points, int k) {
        int n = cell.dimension();
        double[] coordinates = new double[points.length * n];
        double[] bounds = new double[points.length];
        for (int q = 0; q < points.length; q++) {
            System.arraycopy(cell.coordinates(), points[q] * n, coordinates, q * n, n);
            bounds[q] = bound(points[q], k);
        }
        return new NeighbourQueries(cell.number(), points, coordinates, bounds);
    }

    /// The answers of a cell to all that it is asked, by the cell that asks.
    static Map<Integer, RemoteNeighbours> answers(Cell cell, List<NeighbourQueries> asked, int k) {
        Map<Integer, RemoteNeighbours> all = new HashMap<>();
        if (asked.isEmpty()) return all;
        NeighbourIndex index = NeighbourIndex.of(cell.cloud());
        for (NeighbourQueries queries : asked) all.put(queries.from(), answer(cell, index, queries, k));
        return all;
    }

    private static RemoteNeighbours answer(Cell cell, NeighbourIndex index, NeighbourQueries queries, int k) {
        int each = Math.min(k - 1, cell.size());
        int count = queries.points().length;
        NeighbourSearch.Found nearest = index.nearest(PointCloud.wrap(cell.dimension(), queries.coordinates()), each);
        int[] starts = new int[count + 1];
        int[] found = new int[count * each];
        double[] squares = new double[found.length];
        Map<Integer, Integer> placeOf = new HashMap<>();
        List<Integer> table = new ArrayList<>();
        int end = 0;
        for (int q = 0; q < count; q++) {
            for (int p = q * each; p < (q + 1) * each; p++) {
                if (nearest.squaredDistances()[p] > queries.bounds()[q]) break;
                int point = nearest.neighbours()[p];
                found[end] = placeOf.computeIfAbsent(point, fresh -> {
                    table.add(fresh);
                    return table.size() - 1;
                });
                squares[end++] = nearest.squaredDistances()[p];
            }
            starts[q + 1] = end;
        }
        return new RemoteNeighbours(
                cell.number(),
                queries.points(),
                starts,
                Arrays.copyOf(found, end),
                Arrays.copyOf(squares, end),
                table.stream().mapToLong(point -> cell.identities()[point]).toArray(),
                coordinates(cell, table));
    }

    private static double[] coordinates(Cell cell, List<Integer> points) {
        int n = cell.dimension();
        double[] out = new double[points.size() * n];
        for (int i = 0; i < points.size(); i++) System.arraycopy(cell.coordinates(), points.get(i) * n, out, i * n, n);
        return out;
    }
}
