package dev.tangent.spark.points;

import java.io.Serializable;

/// Points of one cell whose neighbourhoods may reach into another.
///
/// @param from their cell
/// @param points their places in it
/// @param coordinates of each
/// @param bounds squared distances beyond which nothing is of use
record NeighbourQueries(int from, int[] points, double[] coordinates, double[] bounds) implements Serializable {}
