package dev.tangent.spark.newpoints;

import java.io.Serializable;

/// A row to predict, with whatever belongs to it.
///
/// @param coordinates finite
/// @param payload comes back with the prediction
public record NewRow<T extends Serializable>(double[] coordinates, T payload) implements Serializable {}
