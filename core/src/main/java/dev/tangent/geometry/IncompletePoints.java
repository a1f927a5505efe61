package dev.tangent.geometry;

import dev.tangent.InvalidInput;
import dev.tangent.geometry.neighbours.FlatRows;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;

/// Points in R^n, in order, never changed, some of which may lack coordinates: those are NaN. All others are finite.
public final class IncompletePoints implements Points {
    private final int size;
    private final int dimension;
    private final double[] coordinates;
    private final BitSet indicators;
    private final Optional<PointCloud> whole;

    private IncompletePoints(int dimension, double[] coordinates, BitSet indicators) {
        this(coordinates.length / dimension, dimension, coordinates, indicators, Optional.empty());
    }

    private IncompletePoints(
            int size, int dimension, double[] coordinates, BitSet indicators, Optional<PointCloud> whole) {
        this.whole = whole;
        this.size = size;
        this.dimension = dimension;
        this.coordinates = coordinates;
        this.indicators = indicators;
    }

    /// All there.
    public static IncompletePoints of(PointCloud cloud) {
        return new IncompletePoints(cloud.size(), cloud.dimension(), cloud.toArray(), new BitSet(), Optional.of(cloud));
    }

    /// One row a point, NaN where there is no coordinate.
    public static IncompletePoints of(double[][] rows) {
        double[] flat = FlatRows.of(rows);
        return of(rows[0].length, flat, new BitSet());
    }

    /// Copies row-major coordinates, NaN where there is none.
    ///
    /// @param indicators columns of zeros and ones that tell categories apart
    public static IncompletePoints of(int dimension, double[] coordinates, BitSet indicators) {
        FlatRows.check(dimension, coordinates);
        for (int t = 0; t < coordinates.length; t++)
            if (Double.isInfinite(coordinates[t]))
                throw new InvalidInput("coordinate " + t % dimension + " of point " + t / dimension
                        + " must be a finite number, or NaN where it is missing, but is " + coordinates[t]);
        return new IncompletePoints(dimension, coordinates.clone(), (BitSet) indicators.clone());
    }

    /// Other coordinates of the same columns.
    public IncompletePoints with(double[] others) {
        return new IncompletePoints(dimension, others, indicators);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int dimension() {
        return dimension;
    }

    /// NaN where it is missing.
    public double at(int point, int coordinate) {
        return coordinates[point * dimension + coordinate];
    }

    /// A copy of the row-major coordinates.
    public double[] toArray() {
        return coordinates.clone();
    }

    /// The columns of zeros and ones that tell categories apart.
    public BitSet indicators() {
        return (BitSet) indicators.clone();
    }

    /// Whether a point has all its coordinates.
    public boolean isComplete(int point) {
        for (int c = 0; c < dimension; c++) if (Double.isNaN(at(point, c))) return false;
        return true;
    }

    /// The points that have all their coordinates.
    public int[] completeRows() {
        return IntStream.range(0, size()).filter(this::isComplete).toArray();
    }

    /// How many coordinates are missing.
    public int missing() {
        int missing = 0;
        for (double coordinate : coordinates) if (Double.isNaN(coordinate)) missing++;
        return missing;
    }

    /// How many different points there are; two that lack the same coordinates and agree in all others are one.
    public int distinct() {
        double[] marked = coordinates.clone();
        for (int t = 0; t < marked.length; t++) if (Double.isNaN(marked[t])) marked[t] = Double.MAX_VALUE;
        return DistinctPoints.of(PointCloud.wrap(dimension, marked)).cloud().size();
    }

    /// Chosen points, all of which are complete.
    public PointCloud complete(int[] rows) {
        if (whole.isPresent() && rows.length == size()) return whole.get();
        return PointCloud.wrap(dimension, FlatRows.select(dimension, coordinates, rows));
    }

    /// Chosen points, in this order.
    public IncompletePoints select(int[] rows) {
        return with(FlatRows.select(dimension, coordinates, rows));
    }

    /// The values of a column that are there.
    public double[] present(int coordinate) {
        return IntStream.range(0, size())
                .mapToDouble(i -> at(i, coordinate))
                .filter(value -> !Double.isNaN(value))
                .toArray();
    }

    @Override
    public IncompletePoints withGaps() {
        return this;
    }
}
