package dev.tangent.preprocessing;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.InvalidInput;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;

/// Points in R^n, in order, never changed, some of which may lack coordinates: those are NaN. All others are finite.
public final class IncompletePoints {
    private final int dimension;
    private final double[] coordinates;
    private final BitSet indicators;
    private final Optional<PointCloud> whole;

    private IncompletePoints(int dimension, double[] coordinates, BitSet indicators) {
        this(dimension, coordinates, indicators, Optional.empty());
    }

    private IncompletePoints(int dimension, double[] coordinates, BitSet indicators, Optional<PointCloud> whole) {
        this.whole = whole;
        this.dimension = dimension;
        this.coordinates = coordinates;
        this.indicators = indicators;
    }

    /// All there.
    public static IncompletePoints of(PointCloud cloud) {
        return new IncompletePoints(cloud.dimension(), cloud.toArray(), new BitSet(), Optional.of(cloud));
    }

    /// One row a point, NaN where there is no coordinate.
    public static IncompletePoints of(double[][] rows) {
        Check.atLeast(1, rows.length, "number of points");
        int dimension = rows[0].length;
        double[] flat = new double[Math.multiplyExact(rows.length, dimension)];
        for (int i = 0; i < rows.length; i++) {
            Check.that(
                    rows[i].length == dimension,
                    "point " + i + " has " + rows[i].length + " coordinates but point 0 has " + dimension);
            System.arraycopy(rows[i], 0, flat, i * dimension, dimension);
        }
        return of(dimension, flat, new BitSet());
    }

    /// Copies row-major coordinates, NaN where there is none.
    ///
    /// @param indicators columns of zeros and ones that tell categories apart
    public static IncompletePoints of(int dimension, double[] coordinates, BitSet indicators) {
        Check.atLeast(1, dimension, "dimension of the points");
        Check.atLeast(1, coordinates.length, "number of coordinates");
        Check.that(
                coordinates.length % dimension == 0,
                coordinates.length + " coordinates are not a whole number of points of dimension " + dimension);
        for (int t = 0; t < coordinates.length; t++)
            if (Double.isInfinite(coordinates[t]))
                throw new InvalidInput("coordinate " + t % dimension + " of point " + t / dimension
                        + " must be a finite number, or NaN where it is missing, but is " + coordinates[t]);
        return new IncompletePoints(dimension, coordinates.clone(), (BitSet) indicators.clone());
    }

    IncompletePoints with(double[] others) {
        return new IncompletePoints(dimension, others, indicators);
    }

    /// Number of points.
    public int size() {
        return coordinates.length / dimension;
    }

    /// Number of coordinates, missing ones counted.
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

    BitSet indicators() {
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
    PointCloud complete(int[] rows) {
        if (whole.isPresent() && rows.length == size()) return whole.get();
        double[] chosen = new double[Math.multiplyExact(rows.length, dimension)];
        for (int i = 0; i < rows.length; i++)
            System.arraycopy(coordinates, rows[i] * dimension, chosen, i * dimension, dimension);
        return PointCloud.wrap(dimension, chosen);
    }

    /// The values of a column that are there.
    double[] present(int coordinate) {
        return IntStream.range(0, size())
                .mapToDouble(i -> at(i, coordinate))
                .filter(value -> !Double.isNaN(value))
                .toArray();
    }

    /// With the median of its column, or its commonest category, for every coordinate that is missing.
    public PointCloud withMedians() {
        double[] filled = coordinates.clone();
        for (int c = 0; c < dimension; c++) {
            double[] present = present(c);
            Check.that(present.length > 0, "coordinate " + c + " is missing at every point; leave it out");
            if (present.length == size()) continue;
            double median = Spread.quantile(present, 0.5);
            for (int i = 0; i < size(); i++) if (Double.isNaN(at(i, c))) filled[i * dimension + c] = median;
        }
        return PointCloud.wrap(dimension, filled);
    }
}
