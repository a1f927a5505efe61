package dev.tangent.geometry;

/// Points in R^n, in order: complete, or some of which lack coordinates.
public sealed interface Points permits PointCloud, IncompletePoints {
    /// Number of points.
    int size();

    /// Number of coordinates, missing ones counted.
    int dimension();

    /// The same, of a type that allows for missing coordinates.
    IncompletePoints withGaps();

    /// One row a point, NaN where there is no coordinate.
    static Points of(double[][] rows) {
        IncompletePoints points = IncompletePoints.of(rows);
        return points.missing() == 0 ? PointCloud.of(rows) : points;
    }
}
