package dev.tangent.spark.points;

import java.io.Serializable;

/// Points of other cells.
///
/// @param cells to which they belong
/// @param coordinates point after point
public record RemotePoints(long[] identities, int[] cells, double[] coordinates) implements Serializable {}
