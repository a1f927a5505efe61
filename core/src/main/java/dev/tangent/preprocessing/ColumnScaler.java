package dev.tangent.preprocessing;

import dev.tangent.Check;
import dev.tangent.Standardisation;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.PointCloud;
import java.util.Arrays;
import java.util.BitSet;

/// A location and a positive scale for each column: x becomes (x - location) / scale. Never changed.
public final class ColumnScaler {
    /// The interquartile range of a normal distribution with standard deviation one.
    private static final double NORMAL_RANGE = 1.349;

    private static final ColumnScaler IDENTITY = new ColumnScaler(new double[0], new double[0]);

    private final double[] locations;
    private final double[] scales;

    private ColumnScaler(double[] locations, double[] scales) {
        this.locations = locations;
        this.scales = scales;
    }

    /// Leaves every cloud as it is, to the last bit.
    public static ColumnScaler identity() {
        return IDENTITY;
    }

    /// From its parts, one of each for a column.
    public static ColumnScaler of(double[] locations, double[] scales) {
        Check.that(
                locations.length == scales.length && locations.length > 0,
                "a scaler needs as many locations as scales but has " + locations.length + " and " + scales.length);
        for (double location : locations) Check.finite(location, "a column's location");
        for (double scale : scales) Check.positive(scale, "a column's scale");
        return new ColumnScaler(locations.clone(), scales.clone());
    }

    /// Of the columns of a cloud.
    ///
    /// @param kind NONE, SCALE or ROBUST
    /// @param indicators columns that stay as they are: two different categories then differ by sqrt 2 in all, as
    ///     far as two values of a standardised column do on average
    static ColumnScaler of(PointCloud cloud, Standardisation kind, BitSet indicators) {
        if (kind == Standardisation.NONE) return IDENTITY;
        double[] locations = new double[cloud.dimension()];
        double[] scales = new double[cloud.dimension()];
        Arrays.fill(scales, 1);
        for (int c = 0; c < scales.length; c++) {
            if (indicators.get(c)) continue;
            double[] column = column(cloud, c);
            double spread = kind == Standardisation.ROBUST ? robust(column) : Spread.deviation(column);
            locations[c] = kind == Standardisation.ROBUST ? Spread.quantile(column, 0.5) : Spread.mean(column);
            if (spread > 0) scales[c] = spread;
        }
        return new ColumnScaler(locations, scales);
    }

    /// Where more than half of the values are alike the range says nothing, and the deviation has to do.
    private static double robust(double[] column) {
        double range = Spread.quantile(column, 0.75) - Spread.quantile(column, 0.25);
        return range > 0 ? range / NORMAL_RANGE : Spread.deviation(column);
    }

    static double[] column(PointCloud cloud, int c) {
        double[] column = new double[cloud.size()];
        for (int i = 0; i < column.length; i++) column[i] = cloud.at(i, c);
        return column;
    }

    public boolean isIdentity() {
        return scales.length == 0;
    }

    /// None where it is the identity.
    public double[] locations() {
        return locations.clone();
    }

    /// None where it is the identity.
    public double[] scales() {
        return scales.clone();
    }

    /// The points in the columns' scales.
    public PointCloud of(PointCloud cloud) {
        return isIdentity() ? cloud : PointCloud.wrap(cloud.dimension(), scaled(cloud.dimension(), cloud.toArray()));
    }

    /// The same of points that may lack coordinates.
    public IncompletePoints of(IncompletePoints points) {
        return isIdentity() ? points : points.with(scaled(points.dimension(), points.toArray()));
    }

    private double[] scaled(int dimension, double[] coordinates) {
        Check.that(
                dimension == scales.length,
                "points must have " + scales.length + " coordinates, as the scaler has, but have " + dimension);
        for (int t = 0; t < coordinates.length; t++)
            coordinates[t] = (coordinates[t] - locations[t % dimension]) / scales[t % dimension];
        return coordinates;
    }
}
