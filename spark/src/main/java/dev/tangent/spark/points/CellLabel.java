package dev.tangent.spark.points;

import java.io.Serializable;

/// The label of one point.
///
/// @param cell the point's
/// @param point its place in the cell
/// @param identity of the point
/// @param coordinates of the point
/// @param values for each output the mean of the labels there
/// @param weights for each output how many there are; zero for none
public record CellLabel(int cell, int point, long identity, double[] coordinates, double[] values, double[] weights)
        implements Serializable {}
