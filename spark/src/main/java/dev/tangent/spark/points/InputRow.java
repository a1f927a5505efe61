package dev.tangent.spark.points;

import java.io.Serializable;

/// A row of the caller's table.
///
/// @param number in the table's order
/// @param coordinates finite
/// @param labels a value for each output, NaN where there is none
public record InputRow(long number, double[] coordinates, double[] labels) implements Serializable {}
