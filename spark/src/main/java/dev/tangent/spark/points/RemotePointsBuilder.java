package dev.tangent.spark.points;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Takes them down one by one.
final class RemotePointsBuilder {
    private final int dimension;
    private final List<Long> identities = new ArrayList<>();
    private final List<Integer> cells = new ArrayList<>();
    private double[] coordinates;

    RemotePointsBuilder(int dimension) {
        this.dimension = dimension;
        coordinates = new double[64 * dimension];
    }

    /// The number of the point that is `from`-th in a table of coordinates.
    int add(long identity, int cell, double[] table, int from) {
        int number = identities.size();
        identities.add(identity);
        cells.add(cell);
        int at = number * dimension;
        if (at + dimension > coordinates.length) coordinates = Arrays.copyOf(coordinates, 2 * coordinates.length);
        System.arraycopy(table, from * dimension, coordinates, at, dimension);
        return number;
    }

    RemotePoints build() {
        return new RemotePoints(
                identities.stream().mapToLong(Long::longValue).toArray(),
                cells.stream().mapToInt(Integer::intValue).toArray(),
                Arrays.copyOf(coordinates, identities.size() * dimension));
    }
}
