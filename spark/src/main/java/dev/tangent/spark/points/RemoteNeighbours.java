package dev.tangent.spark.points;

import java.io.Serializable;

/// What a cell found for the queries of another.
///
/// @param cell that answers
/// @param points that asked, by their places in their own cell
/// @param starts where the finds of each begin; one more entry than points
/// @param found places in the two tables that follow
/// @param squaredDistances of the finds
/// @param identities of all points that were found
/// @param coordinates of all points that were found
record RemoteNeighbours(
        int cell,
        int[] points,
        int[] starts,
        int[] found,
        double[] squaredDistances,
        long[] identities,
        double[] coordinates)
        implements Serializable {}
