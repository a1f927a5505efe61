package dev.tangent.spark.points;

import dev.tangent.geometry.PointCloud;
import java.io.Serializable;

/// The own points of one cell, in the order of their identities.
///
/// @param number of the cell
/// @param dimension coordinates of a point
/// @param identities ascending
/// @param coordinates point after point
/// @param rows how many rows lie at the points
/// @param labels of its labelled points
public record Cell(int number, int dimension, long[] identities, double[] coordinates, long rows, CellLabel[] labels)
        implements Serializable {
    public int size() {
        return identities.length;
    }

    /// There must be points.
    public PointCloud cloud() {
        return PointCloud.wrap(dimension, coordinates);
    }
}
