package dev.tangent.geometry;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.geometry.neighbours.FlatRows;
import dev.tangent.linalg.Matrix;
import java.util.List;

/// Points in R^n, in order, never changed: one row a point in a flat array. All coordinates are finite. Vertices of a
/// graph that have none are points in R^0.
public final class PointCloud implements Points {
    private final int size;
    private final int dimension;
    private final double[] coordinates;

    private PointCloud(int size, int dimension, double[] coordinates) {
        this.size = size;
        this.dimension = dimension;
        this.coordinates = coordinates;
    }

    public static PointCloud of(double[][] rows) {
        double[] flat = FlatRows.of(rows);
        return wrap(rows[0].length, flat);
    }

    /// Copies the row-major coordinates.
    public static PointCloud of(int dimension, double[] coordinates) {
        return wrap(dimension, coordinates.clone());
    }

    /// Takes the row-major coordinates over without a copy: the caller must not write to the array afterwards.
    public static PointCloud wrap(int dimension, double[] coordinates) {
        FlatRows.check(dimension, coordinates);
        for (int t = 0; t < coordinates.length; t++) {
            if (!Double.isFinite(coordinates[t]))
                throw new InvalidInput("coordinate " + t % dimension + " of point " + t / dimension
                        + " must be a finite number but is " + coordinates[t]);
        }
        return new PointCloud(coordinates.length / dimension, dimension, coordinates);
    }

    /// So many points of which only a graph is known.
    static PointCloud withoutCoordinates(int size) {
        return new PointCloud(size, 0, new double[0]);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int dimension() {
        return dimension;
    }

    public double at(int point, int coordinate) {
        return coordinates[point * dimension + coordinate];
    }

    /// A copy of the row-major coordinates.
    public double[] toArray() {
        return coordinates.clone();
    }

    /// A copy with a row for each point.
    public Matrix matrix() {
        return Matrix.wrap(size(), dimension, toArray());
    }

    /// Copies the n coordinates of a point to `out`, from `at` on.
    public void copyTo(int point, double[] out, int at) {
        System.arraycopy(coordinates, point * dimension, out, at, dimension);
    }

    /// The array itself, not a copy: for reading only, in the loops of this package.
    public double[] coordinates() {
        return coordinates;
    }

    /// To a point of another cloud with as many coordinates.
    public double squaredDistance(int i, PointCloud other, int j) {
        return squaredDistance(coordinates, i * dimension, other.coordinates, j * dimension, dimension);
    }

    public double squaredDistance(int i, int j) {
        return squaredDistance(coordinates, i * dimension, coordinates, j * dimension, dimension);
    }

    /// Summed in the order of the coordinates: every search uses this sum, so that ties are ties everywhere.
    static double squaredDistance(double[] a, int atA, double[] b, int atB, int dimension) {
        double sum = 0;
        for (int t = 0; t < dimension; t++) {
            double difference = a[atA + t] - b[atB + t];
            sum += difference * difference;
        }
        return sum;
    }

    /// The points of all clouds, which have one dimension, one cloud after the other.
    public static PointCloud concatenated(List<PointCloud> clouds) {
        int dimension = clouds.getFirst().dimension;
        int length = 0;
        for (PointCloud cloud : clouds) {
            Check.that(
                    cloud.dimension == dimension,
                    "points of dimension " + cloud.dimension + " cannot follow points of dimension " + dimension);
            length = Math.addExact(length, cloud.coordinates.length);
        }
        double[] joined = new double[length];
        int at = 0;
        for (PointCloud cloud : clouds) {
            System.arraycopy(cloud.coordinates, 0, joined, at, cloud.coordinates.length);
            at += cloud.coordinates.length;
        }
        return new PointCloud(length / dimension, dimension, joined);
    }

    /// The chosen points, in that order.
    public PointCloud select(int[] chosen) {
        return new PointCloud(chosen.length, dimension, FlatRows.select(dimension, coordinates, chosen));
    }

    @Override
    public IncompletePoints withGaps() {
        return IncompletePoints.of(this);
    }
}
