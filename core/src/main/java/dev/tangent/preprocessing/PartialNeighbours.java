package dev.tangent.preprocessing;

import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.neighbours.NeighbourIndex;
import dev.tangent.geometry.neighbours.NeighbourSearch;
import dev.tangent.parallel.Parallel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// The complete points nearest to points that lack coordinates, in those they have.
///
/// Points that lack the same coordinates share one search.
final class PartialNeighbours {
    private final PointCloud complete;
    private final int count;

    /// @param count of neighbours
    PartialNeighbours(PointCloud complete, int count) {
        this.complete = complete;
        this.count = Math.min(count, complete.size());
    }

    /// Neighbours and their weights, which sum to one.
    ///
    /// @param areFar in the coordinates that are there, from who has them
    record WeightedNeighbours(int[] points, double[] weights, boolean areFar) {
        static final WeightedNeighbours NONE = new WeightedNeighbours(new int[0], new double[0], false);
    }

    /// Of some rows; none for a row without any coordinate.
    List<WeightedNeighbours> of(IncompletePoints points, int[] rows) {
        Map<BitSet, List<Integer>> patterns = new LinkedHashMap<>();
        for (int at = 0; at < rows.length; at++)
            patterns.computeIfAbsent(present(points, rows[at]), key -> new ArrayList<>())
                    .add(at);
        WeightedNeighbours[] found = new WeightedNeighbours[rows.length];
        List<Map.Entry<BitSet, List<Integer>>> groups = List.copyOf(patterns.entrySet());
        Parallel.forRange(groups.size(), 1, (from, to) -> {
            for (int g = from; g < to; g++)
                search(points, rows, groups.get(g).getKey(), groups.get(g).getValue(), found);
        });
        return Arrays.asList(found);
    }

    private static BitSet present(IncompletePoints points, int row) {
        BitSet present = new BitSet();
        for (int c = 0; c < points.dimension(); c++) present.set(c, !Double.isNaN(points.at(row, c)));
        return present;
    }

    private void search(
            IncompletePoints points, int[] rows, BitSet present, List<Integer> places, WeightedNeighbours[] found) {
        int[] columns = present.stream().toArray();
        if (columns.length == 0) {
            places.forEach(at -> found[at] = WeightedNeighbours.NONE);
            return;
        }
        PointCloud projected = projected(columns, complete.size(), (i, c) -> complete.at(i, c));
        PointCloud wanted = projected(columns, places.size(), (i, c) -> points.at(rows[places.get(i)], c));
        NeighbourSearch.Found nearest = NeighbourIndex.of(projected).nearest(wanted, count);
        Remoteness remoteness = new Remoteness(projected);
        for (int i = 0; i < places.size(); i++) {
            int first = i * count;
            int[] own = Arrays.copyOfRange(nearest.neighbours(), first, first + count);
            double[] squared = Arrays.copyOfRange(nearest.squaredDistances(), first, first + count);
            found[places.get(i)] =
                    new WeightedNeighbours(own, DistanceWeights.of(squared, count), remoteness.test(own, wanted, i));
        }
    }

    @FunctionalInterface
    private interface Coordinate {
        double at(int point, int column);
    }

    private static PointCloud projected(int[] columns, int size, Coordinate coordinate) {
        double[] flat = IntStream.range(0, size)
                .boxed()
                .flatMapToDouble(i -> Arrays.stream(columns).mapToDouble(c -> coordinate.at(i, c)))
                .toArray();
        return PointCloud.wrap(columns.length, flat);
    }
}
